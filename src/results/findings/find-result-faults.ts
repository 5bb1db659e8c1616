import type { Finding } from '../../lint/model/finding.ts';
import { assignTrials } from '../joining/assign-trials.ts';
import { createTaskMatcher, type ResultTask, type TaskMatch } from '../joining/match-task.ts';
import type { ReadResults, ResultRecord } from '../model/read-results.ts';
import { toResultFinding } from './result-findings.ts';

interface FaultContext {
  /** All tasks of the dataset. */
  tasks: readonly ResultTask[];
  /** The versions that a run may name. */
  versions: ReadonlySet<string>;
}

/** What is wrong with results: with their files, and with what they name. */
export function findResultFaults(
  { runs, findings }: ReadResults,
  { tasks, versions }: FaultContext,
): Finding[] {
  const match = createTaskMatcher(tasks);
  const found = runs.flatMap((run) => {
    const { unknown, repeated } = assignTrials(run, match);
    return [
      ...(run.release === undefined || versions.has(run.release)
        ? []
        : [toResultFinding('unknownRelease', run, `unknown release "${run.release}"`)]),
      ...unknown.map(toUnknown),
      ...repeated.map(toRepeated),
    ];
  });
  return [...findings, ...found];
}

function toUnknown(unknown: { record: ResultRecord; found: TaskMatch<ResultTask> }): Finding {
  const { record, found } = unknown;
  const { task, folder } = record;
  const name = folder === undefined ? task : `${folder}/${task}`;
  const message =
    found.kind === 'several'
      ? `"${name}" is the id of ${found.count} tasks; write the folder before it`
      : `unknown task "${name}"`;
  return toResultFinding('unknownTask', record, message);
}

function toRepeated(record: ResultRecord): Finding {
  const { task, trial } = record;
  const message = `another result for trial ${trial} of the task "${task}"; the first one counts`;
  return toResultFinding('repeated', record, message);
}
