import type { Finding } from '../../lint/model/finding.ts';
import type { AssignedResults, UnknownResult } from '../model/assigned-results.ts';
import type { ResultRecord } from '../model/read-results.ts';
import { toResultFinding } from './result-findings.ts';

/**
 * What is wrong with results: with their files, and with what they name.
 *
 * @param versions those that a run may name
 */
export function findResultFaults(
  { runs, findings }: AssignedResults,
  versions: ReadonlySet<string>,
): Finding[] {
  const found = runs.flatMap((run) => [
    ...(run.release === undefined || versions.has(run.release)
      ? []
      : [toResultFinding('unknownRelease', run, `unknown release "${run.release}"`)]),
    ...run.unknown.map(toUnknown),
    ...run.repeated.map(toRepeated),
  ]);
  return [...findings, ...found];
}

function toUnknown({ record, tasks }: UnknownResult): Finding {
  const { task, folder } = record;
  const name = folder === undefined ? task : `${folder}/${task}`;
  const message =
    tasks > 0
      ? `"${name}" is the id of ${tasks} tasks; write the folder before it`
      : `unknown task "${name}"`;
  return toResultFinding('unknownTask', record, message);
}

function toRepeated(record: ResultRecord): Finding {
  const { task, trial } = record;
  const message = `another result for trial ${trial} of the task "${task}"; the first one counts`;
  return toResultFinding('repeated', record, message);
}
