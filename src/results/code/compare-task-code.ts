import { compareCodes, hasOtherCode } from '#history/code/compare-codes.ts';
import { listReachedUses } from '#history/code/used-code.ts';
import type { JsonObject } from '#text/json/json-value.ts';
import { memoizeWeakly } from '#text/memoize.ts';
import type { EnvironmentCode } from '#vocabulary/source/environment-code.ts';
import type { Vocabulary } from '#vocabulary/vocabulary.ts';
import type { CompareTaskCode, TaskCodeChange } from '../model/task-code.ts';

/**
 * Makes what compares the code of tasks. Each pair of states is compared once.
 *
 * @param tasks as their files are
 */
export function createCodeComparer(
  tasks: readonly { path: string; fields: JsonObject }[],
  vocabulary: Vocabulary,
): CompareTaskCode {
  const comparePair = memoizeWeakly((before: EnvironmentCode) =>
    memoizeWeakly((after: EnvironmentCode): ReadonlyMap<string, TaskCodeChange> => {
      const pair = compareCodes(before, after);
      if (pair.seen !== 'both' || !hasOtherCode(pair)) return new Map();
      const { judge, starter } = pair.difference ?? {};
      return new Map(
        tasks.flatMap(({ path, fields }): [string, TaskCodeChange][] => {
          const reached = listReachedUses(pair, fields, fields, vocabulary);
          const judges = judge !== undefined || reached.some(({ use }) => use.judges);
          const starts = starter !== undefined || reached.some(({ use }) => use.starts);
          const functions = reached.map(({ change }) => change);
          return judges || starts ? [[path, { functions, judge, starter, judges, starts }]] : [];
        }),
      );
    }),
  );
  return (before, after) => comparePair(before)(after);
}
