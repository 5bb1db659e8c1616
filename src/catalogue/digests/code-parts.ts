import type { Task } from '#format/task.ts';
import {
  listJudgingFunctions,
  listStartingFunctions,
  type UsedFunction,
} from '#format/used-functions.ts';
import { findJudgedName } from '#vocabulary/judged-names.ts';
import type { CodeDigest, EnvironmentCode } from '#vocabulary/source/environment-code.ts';
import { findFunctionCode } from '#vocabulary/source/find-function-code.ts';
import type { Vocabulary } from '#vocabulary/vocabulary.ts';

/** What of the code of an environment is in a digest of a task. */
export interface CodeParts {
  functions: readonly (UsedFunction & {
    code: CodeDigest | undefined;
    /** Whether there is no code of it to find, since the judge or a runner knows its name. */
    isJudgedByName: boolean;
  })[];
  /** That of the judge, or that of what starts tasks. */
  frame: CodeDigest | undefined;
  /** What all of it uses of packages that are not of the environment, each once. */
  packages: readonly string[];
  /** What all of it calls without showing what that is, each once. */
  unfollowed: readonly string[];
}

export const listJudgingParts = (
  task: Pick<Task, 'evaluation' | 'evaluators'>,
  code: EnvironmentCode,
  vocabulary: Vocabulary,
): CodeParts => toParts(listJudgingFunctions(task), code.judge, code, vocabulary);

export const listStartingParts = (
  task: Pick<Task, 'setup' | 'stepLists'>,
  code: EnvironmentCode,
  vocabulary: Vocabulary,
): CodeParts => toParts(listStartingFunctions(task), code.starter, code, vocabulary);

function toParts(
  used: readonly UsedFunction[],
  frame: CodeDigest | undefined,
  code: EnvironmentCode,
  vocabulary: Vocabulary,
): CodeParts {
  const functions = used.map((named) => ({
    ...named,
    code: findFunctionCode(code, named, vocabulary),
    isJudgedByName: named.kind === 'metric' && isJudgedByName(named.name, vocabulary),
  }));
  const digests = [frame, ...functions.map((one) => one.code)].filter((one) => one !== undefined);
  return {
    functions,
    frame,
    packages: sortUnique(digests.flatMap(({ packages }) => packages)),
    unfollowed: sortUnique(digests.flatMap(({ unfollowed }) => unfollowed)),
  };
}

const isJudgedByName = (metric: string, vocabulary: Vocabulary): boolean => {
  const entry = vocabulary.find('metric', metric);
  return entry?.placeholder === true || findJudgedName(metric, false, vocabulary) !== undefined;
};

const sortUnique = (texts: readonly string[]): string[] => [...new Set(texts)].sort();
