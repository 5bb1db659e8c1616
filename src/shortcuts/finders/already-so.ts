import { runsScript } from '#lint/facts/setup/initial-state.ts';
import { defaultScripts, scriptFaults } from '#lint/facts/verdicts/script-faults.ts';
import { defaultValues } from '#lint/facts/verdicts/default-values.ts';
import { writtenAnswers } from '#lint/facts/verdicts/written-answers.ts';
import type { Finder } from './finder.ts';

/** Checks of what is there before the agent acts. */
export const findAlreadySo: Finder = function* (task) {
  // A script may change what other steps have made.
  const isSure = !runsScript(task);
  for (const { index: check, at, fault } of scriptFaults(task)) {
    if (fault !== 'initially' && fault !== 'set') continue;
    const cause =
      fault === 'set'
        ? 'setup already makes what this check asks for'
        : 'setup makes the file that this check looks for';
    const certainty = isSure ? 'certain' : 'likely';
    yield {
      ...{ kind: 'made by setup', certainty, check, at },
      message: `${cause}, so it passes before the agent acts`,
    };
  }
  for (const { index: check, at } of writtenAnswers(task)) {
    yield {
      ...{ kind: 'made by setup', certainty: 'likely', check, at },
      message:
        'setup already writes what this check asks for into the file, so it may pass before the agent acts',
    };
  }
  for (const { index: check, at, name } of defaultValues(task)) {
    yield {
      ...{ kind: 'default of the machine', certainty: 'likely', check, at },
      message: `the getter takes what is asked for where "${name}" is not set, and setup does not set it, so it may pass before the agent acts`,
    };
  }
  for (const { index: check, at } of defaultScripts(task)) {
    yield {
      ...{ kind: 'default of the machine', certainty: 'possible', check, at },
      message:
        'the check asks for the default of the system, which setup does not change, so it may pass before the agent acts',
    };
  }
};
