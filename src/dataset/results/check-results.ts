import { toTaskId } from '../files/to-task-id.ts';
import type { Finding } from '../../lint/model/finding.ts';
import type { JsonObject } from '../../text/json/json-value.ts';
import { findResultFaults } from '../../results/findings/find-result-faults.ts';
import { assignResults } from '../../results/joining/assign-results.ts';
import { type DatedRelease, followReleasedTasks } from '../../results/joining/released-tasks.ts';
import type { AssignedResults } from '../../results/model/assigned-results.ts';
import type { ReadResults } from '../../results/model/read-results.ts';

interface CheckedDataset {
  tasks: readonly { file: string; fields: JsonObject }[];
  /** What the dataset says of itself. */
  version: string | undefined;
  /** The oldest first. */
  releases: readonly DatedRelease[];
}

/** The results beside the tasks, and what is wrong with them. */
interface CheckedResults {
  assigned: AssignedResults;
  findings: readonly Finding[];
}

/** Finds the tasks of results, and what is wrong with them. */
export function checkResults(
  read: ReadResults,
  { tasks, version, releases }: CheckedDataset,
): CheckedResults {
  const named = tasks.map((task) => ({ ...task, id: toTaskId(task) }));
  const assigned = assignResults(read, named);
  const released = followReleasedTasks(releases, named);
  return { assigned, findings: findResultFaults(assigned, released, version) };
}
