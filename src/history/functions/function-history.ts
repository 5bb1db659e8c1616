import type { UsedFunction } from '#format/used-functions.ts';
import { memoize } from '#text/memoize.ts';
import { findFunctionCode } from '#vocabulary/find-function-code.ts';
import type { Vocabulary } from '#vocabulary/vocabulary.ts';
import { splitKey, toUseKey, usesOf } from '../code/used-code.ts';
import type { DatasetHistory, State, Timeline } from '../timeline/history.ts';

/** States that follow one another and have the same code of a function. */
export interface CodeSpan {
  /** Its digest; "absent" where the code was seen, and has no such function; "unseen" where it was not seen. */
  code: string;
  /** The oldest first. */
  states: readonly State[];
  /**
   * The tasks that use the function both in the first of these states and in the last one before them
   * whose code was seen; undefined where there is no other code to compare with.
   */
  reached: readonly Timeline[] | undefined;
}

/**
 * Follows the code of a function through all states, the newest first. The answer is empty where no
 * state's code was seen, or none has the function.
 */
export function followFunctions(
  { states, timelines }: Pick<DatasetHistory, 'states' | 'timelines'>,
  vocabulary: Vocabulary,
): (used: UsedFunction) => readonly CodeSpan[] {
  const listReached = (used: UsedFunction, before: State, after: State): Timeline[] =>
    timelines.filter(({ tasks }) =>
      [before, after].every(({ index }) => {
        const task = tasks.get(index);
        return task !== undefined && usesOf(vocabulary)(task.fields).has(toUseKey(used));
      }),
    );
  const follow = memoize((key: string): readonly CodeSpan[] => {
    const [kind, name] = splitKey(key);
    const used = { kind, name };
    const spans: CodeSpan[] = [];
    for (const state of states) {
      const code = state.code
        ? (findFunctionCode(state.code, used, vocabulary)?.digest ?? 'absent')
        : 'unseen';
      const last = spans.at(-1);
      if (last?.code === code) {
        spans.splice(-1, 1, { ...last, states: [...last.states, state] });
        continue;
      }
      const before = spans.findLast((span) => span.code !== 'unseen');
      const isOther = before !== undefined && code !== 'unseen' && before.code !== code;
      const earlier = isOther ? before.states.at(-1) : undefined;
      const reached = earlier && listReached(used, earlier, state);
      spans.push({ code, states: [state], reached });
    }
    const hasCode = spans.some(({ code }) => code !== 'absent' && code !== 'unseen');
    return hasCode ? spans.toReversed() : [];
  });
  return (used) => follow(toUseKey(used));
}

/** What a page shows of the history of a function, without the tasks of its states. */
export const toSpanData = (spans: readonly CodeSpan[]): unknown[] =>
  spans.map(({ code, states, reached }) => [
    code,
    states.map(({ version, segment }) => [version, segment]),
    reached?.length,
  ]);
