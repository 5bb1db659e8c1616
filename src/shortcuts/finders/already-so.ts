import { defaultScripts, scriptFaults } from '#lint/facts/verdicts/script-faults.ts';
import type { Finder } from './finder.ts';

/** Checks of what is there before the agent acts. */
export const findAlreadySo: Finder = function* (task) {
  for (const { index: check, at, fault } of scriptFaults(task)) {
    if (fault !== 'initially' && fault !== 'set') continue;
    const cause =
      fault === 'set'
        ? 'setup already makes what this check asks for'
        : 'setup makes the file that this check looks for';
    yield {
      ...{ kind: 'made by setup', certainty: 'certain', check, at },
      message: `${cause}, so it passes before the agent acts`,
    };
  }
  for (const { index: check, at } of defaultScripts(task)) {
    yield {
      ...{ kind: 'default of the machine', certainty: 'likely', check, at },
      message:
        'the check asks for the default of the system, which setup does not change, so it may pass before the agent acts',
    };
  }
};
