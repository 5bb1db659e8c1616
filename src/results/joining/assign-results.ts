import type { AssignedResults, AssignedRun, UnknownResult } from '../model/assigned-results.ts';
import type { ReadResults, ReadRun, ResultRecord } from '../model/read-results.ts';
import type { Trial } from '../model/results.ts';
import { createTaskMatcher, type NamedTask } from './match-task.ts';

/** Finds the task of every result. */
export function assignResults(
  { runs, findings }: ReadResults,
  tasks: readonly NamedTask[],
): AssignedResults {
  const match = createTaskMatcher(tasks);
  return { runs: runs.map((run) => assignRun(run, match)), findings };
}

function assignRun(
  { records, ...about }: ReadRun,
  match: ReturnType<typeof createTaskMatcher>,
): AssignedRun {
  const trialsOf = new Map<string, Map<number, Trial>>();
  const unknown: UnknownResult[] = [];
  const repeated: ResultRecord[] = [];
  for (const record of records) {
    const [task, ...others] = match(record.task, record.folder);
    if (!task || others.length > 0) {
      unknown.push({ record, tasks: others.length + (task ? 1 : 0) });
      continue;
    }
    const trials = trialsOf.get(task.file) ?? new Map<number, Trial>();
    trialsOf.set(task.file, trials);
    if (trials.has(record.trial)) repeated.push(record);
    else trials.set(record.trial, toTrial(record));
  }
  const lists = Array.from(trialsOf, ([file, trials]) => [file, [...trials.values()]] as const);
  return { ...about, trialsOf: new Map(lists), unknown, repeated };
}

const toTrial = ({ trial, score, steps, seconds, error, trajectory }: ResultRecord): Trial => ({
  ...{ number: trial, score, steps, seconds, error, trajectory },
});
