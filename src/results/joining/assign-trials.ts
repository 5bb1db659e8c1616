import type { ReadRun, ResultRecord } from '../model/read-results.ts';
import type { Trial } from '../model/results.ts';
import type { ResultTask, TaskMatch } from './match-task.ts';

/** Finds the task that a result names. */
export type MatchTask = (name: string, folder: string | undefined) => TaskMatch<ResultTask>;

/** The trials of a run, by their tasks. */
export interface AssignedTrials {
  trialsOf: ReadonlyMap<ResultTask, Trial[]>;
  /** Results that name no task, or more than one. */
  unknown: readonly { record: ResultRecord; found: TaskMatch<ResultTask> }[];
  /** Results of trials that an earlier result has already. */
  repeated: readonly ResultRecord[];
}

export function assignTrials({ records }: ReadRun, match: MatchTask): AssignedTrials {
  const trialsOf = new Map<ResultTask, Trial[]>();
  const unknown: { record: ResultRecord; found: TaskMatch<ResultTask> }[] = [];
  const repeated: ResultRecord[] = [];
  for (const record of records) {
    const found = match(record.task, record.folder);
    if (found.kind !== 'found') {
      unknown.push({ record, found });
      continue;
    }
    const trials = trialsOf.get(found.task) ?? [];
    trialsOf.set(found.task, trials);
    if (trials.some(({ number }) => number === record.trial)) repeated.push(record);
    else trials.push(toTrial(record));
  }
  return { trialsOf, unknown, repeated };
}

const toTrial = ({ trial, score, steps, seconds, error, trajectory }: ResultRecord): Trial => ({
  ...{ number: trial, score, steps, seconds, error, trajectory },
});
