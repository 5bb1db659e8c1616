import type { Task } from '#format/task.ts';
import {
  listJudgingFunctions,
  listStartingFunctions,
  type UsedFunction,
} from '#format/used-functions.ts';
import { count } from '#text/figures/plural.ts';
import { findJudgedName } from '#vocabulary/judged-names.ts';
import type { CodeDigest, EnvironmentCode } from '#vocabulary/source/environment-code.ts';
import { findFunctionCode } from '#vocabulary/find-function-code.ts';
import type { Vocabulary } from '#vocabulary/vocabulary.ts';

/** What of the code of an environment is in a digest of a task. */
export interface CodeParts {
  functions: readonly (UsedFunction & { code: CodeDigest | undefined })[];
  /** That of the judge, or that of what starts tasks. */
  frame: CodeDigest | undefined;
  /** What that is called. */
  frameName: string;
}

export const listJudgingParts = (
  task: Pick<Task, 'evaluation' | 'evaluators'>,
  code: EnvironmentCode,
  vocabulary: Vocabulary,
): CodeParts => ({
  functions: findCode(listJudgingFunctions(task), code, vocabulary),
  frame: code.judge,
  frameName: 'the judge',
});

export const listStartingParts = (
  task: Pick<Task, 'setup' | 'stepLists'>,
  code: EnvironmentCode,
  vocabulary: Vocabulary,
): CodeParts => ({
  functions: findCode(listStartingFunctions(task), code, vocabulary),
  frame: code.starter,
  frameName: 'what runs the steps',
});

/**
 * What a digest does not cover, as in "not seen: the judge, 1 function, 3 calls", since there is no code
 * of it, or what it calls cannot be followed. Undefined where it covers all.
 */
export function describeUnseen({ functions, frame, frameName }: CodeParts): string | undefined {
  const unknown = functions.filter(({ code }) => code === undefined);
  const digests = [frame, ...functions.map(({ code }) => code)];
  const calls = new Set(digests.flatMap((digest) => digest?.unfollowed ?? []));
  const unseen = [
    ...(frame ? [] : [frameName]),
    ...(unknown.length > 0 ? [count(unknown.length, 'function')] : []),
    ...(calls.size > 0 ? [count(calls.size, 'call')] : []),
  ];
  return unseen.length > 0 ? `not seen: ${unseen.join(', ')}` : undefined;
}

/** A name that the judge or a runner knows needs no code of its own. */
const findCode = (
  used: readonly UsedFunction[],
  code: EnvironmentCode,
  vocabulary: Vocabulary,
): CodeParts['functions'] =>
  used
    .map((named) => ({ ...named, code: findFunctionCode(code, named, vocabulary) }))
    .filter((found) => found.code !== undefined || !isJudgedByName(found, vocabulary));

const isJudgedByName = ({ kind, name }: UsedFunction, vocabulary: Vocabulary): boolean =>
  kind === 'metric' &&
  (vocabulary.find('metric', name)?.placeholder === true ||
    findJudgedName(name, false, vocabulary) !== undefined);
