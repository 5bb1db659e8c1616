import { scriptFaults } from '#lint/facts/verdicts/script-faults.ts';
import type { Finder } from './finder.ts';

/** Checks of what is there before the agent acts. */
export const findAlreadySo: Finder = function* (task) {
  for (const { index: check, at, fault } of scriptFaults(task)) {
    if (fault !== 'initially' && fault !== 'set') continue;
    yield {
      ...{ kind: 'made by setup', certainty: 'certain', check, at },
      message:
        fault === 'set'
          ? 'setup already makes what this check asks for, so it passes before the agent acts'
          : 'setup makes the file that this check looks for, so it passes before the agent acts',
    };
  }
};
