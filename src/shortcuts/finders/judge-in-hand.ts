import { isScriptName, toFileName } from '#text/file-name.ts';
import { judgingPrograms } from '../machine/judging-programs.ts';
import { machineReferences } from '../machine/machine-references.ts';
import { projectTests } from '../machine/project-tests.ts';
import { isChangeable } from '../machine/reach.ts';
import type { Finder } from './finder.ts';

/** What judging runs, or compares with, and the agent can change. */
export const findJudgeInHand: Finder = function* (task, setting) {
  for (const file of judgingPrograms(task)) {
    if (!isChangeable(file, task, setting)) continue;
    yield {
      ...{ kind: 'judging program', certainty: 'certain', at: file.at },
      message: `judging runs "${toFileName(file.path)}", which setup leaves where the agent can change it`,
    };
  }
  for (const { path, at } of projectTests(task)) {
    yield {
      ...{ kind: 'judging program', certainty: 'certain', at },
      message: `judging runs the tests in "${toFileName(path)}", which setup leaves where the agent can change them`,
    };
  }
  for (const { file, at, isGiven, isInput } of machineReferences(task)) {
    // What a result is compared with may be what it is made from; tests are not.
    if (isGiven && !isScriptName(toFileName(file.path))) continue;
    if (!isChangeable(file, task, setting)) continue;
    yield isInput === true
      ? {
          ...{ kind: 'reference read from the machine', certainty: 'likely', at },
          message: `judging reads "${toFileName(file.path)}", from which the result is made, after the agent, which can change it`,
        }
      : {
          ...{ kind: 'reference read from the machine', certainty: 'certain', at },
          message: 'the result is compared with a file of the machine that the agent can change',
        };
  }
};
