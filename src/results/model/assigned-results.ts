import type { State } from '#history/timeline/history.ts';
import type { Finding } from '#lint/model/finding.ts';
import type { ReadRun, ResultRecord } from './read-results.ts';
import type { Trial } from './results.ts';

/** What folders of results contain, with the task of each result. */
export interface AssignedResults {
  /** In the order of their ids. */
  runs: readonly AssignedRun[];
  /** Faults of the files themselves, such as a score that is not a number. */
  findings: readonly Finding[];
}

/** A run whose results have found their tasks. */
export interface AssignedRun extends Omit<ReadRun, 'records'> {
  /** Its trials by the file of their task, in the order in which they were read. */
  trialsOf: ReadonlyMap<string, readonly Trial[]>;
  /** Results that name no task, or more than one. */
  unknown: readonly UnknownResult[];
  /** Results with an id that their task has neither today nor in the release or the digests of the run. */
  renamed: readonly RenamedResult[];
  /** Results of trials that an earlier result has already. */
  repeated: readonly ResultRecord[];
}

export interface UnknownResult {
  record: ResultRecord;
  /** How many tasks have the id. */
  tasks: number;
  /** The state that removed the task which had the id. */
  removedBy: Pick<State, 'version'> | undefined;
}

/** A result that counts for a task which now has another id. */
export interface RenamedResult {
  record: ResultRecord;
  /** The id of the task today. */
  id: string;
}
