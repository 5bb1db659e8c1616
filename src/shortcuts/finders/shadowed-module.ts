import { judgingCommands } from '../machine/judging-commands.ts';
import { findShadowedModule } from '../machine/shadowed-modules.ts';
import type { Finder } from './finder.ts';

/** Programs in Python whose output is judged, and which import what the agent can put before them. */
export const findShadowedModules: Finder = function* (task) {
  for (const command of judgingCommands(task)) {
    if (command.at[1] === 'postconfig') continue;
    const name = findShadowedModule(command);
    if (name === undefined) continue;
    yield {
      ...{ kind: 'shadowed module', certainty: 'likely', at: command.at },
      message: `judging runs Python on the machine, which first looks for "${name}" in the folder that it starts in, so a file "${name}.py" that the agent leaves in its home folder is run instead`,
    };
  }
};
