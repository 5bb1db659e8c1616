import { compareCodesOf } from '../code/compare-codes.ts';
import { judgePair } from '../releases/comparability.ts';
import { compareTasks } from '../tasks/compare-tasks.ts';
import type { TaskPair } from '../model/release.ts';
import { createPatch } from '../releases/create-patch.ts';
import type { ComparedPair, Step } from './follow-tasks.ts';
import type { HistoryOptions, State, StoredTask, TaskEvent } from './history.ts';

/** What happened to a task, with what changed. */
export function toEvent(
  { kind, state, pair }: Step<StoredTask, State, ComparedPair>,
  { before: last, ...options }: EventOptions,
): TaskEvent {
  if (!pair) return { ...nothing, kind, state };
  const code = compareCodesOf(last, state);
  const compared = 'changes' in pair ? pair : comparePair(pair, { ...options, code });
  const [before, after] = [pair.before, pair.after].map((task) => options.publish(task).fields);
  return {
    kind,
    state,
    class: compared.class,
    comparable: judgePair(pair, compared.changes, code),
    changes: compared.changes,
    patch: createPatch(before ?? {}, after ?? {}),
    from: isRenamed(pair) ? pair.before : undefined,
    similarity: 'similarity' in compared ? compared.similarity : undefined,
  };
}

interface EventOptions extends HistoryOptions {
  /** The last state before it that has the task, if there is one. */
  before: State | undefined;
}

const isRenamed = ({ before, after }: TaskPair): boolean =>
  before.id !== after.id || before.file !== after.file;

const nothing = {
  class: 'same',
  comparable: undefined,
  changes: [],
  patch: [],
  from: undefined,
  similarity: undefined,
} as const;

const comparePair = (pair: TaskPair<StoredTask>, options: HistoryOptions): ComparedPair => ({
  ...pair,
  ...compareTasks(pair.before.fields, pair.after.fields, options),
});
