import type { Task } from '#format/task.ts';
import {
  listJudgingFunctions,
  listStartingFunctions,
  type UsedFunction,
} from '#format/used-functions.ts';
import { count } from '#text/figures/plural.ts';
import { findJudgedName } from '#vocabulary/judged-names.ts';
import type { EnvironmentCode } from '#vocabulary/source/environment-code.ts';
import { findFunctionCode } from '#vocabulary/find-function-code.ts';
import type { Vocabulary } from '#vocabulary/vocabulary.ts';

/**
 * What the digests of a task do not cover, as in "the judge, 1 function, 3 calls", since there is no code
 * of it, or what it calls cannot be followed. Undefined where they cover all.
 */
export function describeUnseen(
  task: Pick<Task, 'evaluation' | 'evaluators' | 'setup' | 'stepLists'>,
  code: EnvironmentCode,
  vocabulary: Vocabulary,
): string | undefined {
  const used = [...listJudgingFunctions(task), ...listStartingFunctions(task)];
  const functions = [
    ...new Map(used.map((named) => [`${named.kind} ${named.name}`, named])).values(),
  ].map((named) => ({ ...named, code: findFunctionCode(code, named, vocabulary) }));
  const unknown = functions.filter(
    (named) => named.code === undefined && !isJudgedByName(named, vocabulary),
  );
  const { judge, starter } = code;
  const digests = [judge, starter, ...functions.map((named) => named.code)];
  const calls = new Set(digests.flatMap((digest) => digest?.unfollowed ?? []));
  const unseen = [
    ...(judge ? [] : ['the judge']),
    ...(starter ? [] : ['what runs the steps']),
    ...(unknown.length > 0 ? [count(unknown.length, 'function')] : []),
    ...(calls.size > 0 ? [count(calls.size, 'call')] : []),
  ];
  return unseen.length > 0 ? unseen.join(', ') : undefined;
}

/** A name that the judge or a runner knows needs no code of its own. */
const isJudgedByName = ({ kind, name }: UsedFunction, vocabulary: Vocabulary): boolean =>
  kind === 'metric' &&
  (vocabulary.find('metric', name)?.placeholder === true ||
    findJudgedName(name, false, vocabulary) !== undefined);
