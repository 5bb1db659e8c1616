import { toStateTime } from '../../history/timeline/state-title.ts';
import type { Finding } from '../../lint/model/finding.ts';
import { nameSome } from '../../text/name-some.ts';
import { toVersion } from '../../text/to-version.ts';
import { count } from '../../text/figures/plural.ts';
import type { EarlierTask, ReleasedTasks } from '../joining/released-tasks.ts';
import type { AssignedResults, AssignedRun, UnknownResult } from '../model/assigned-results.ts';
import type { ResultRecord } from '../model/read-results.ts';
import { findLastUpTo } from '../validity/find-last-up-to.ts';
import { toResultFinding } from './result-findings.ts';
import { formatCount } from '../../text/figures/format-count.ts';

/**
 * What is wrong with results: with their files, and with what they name.
 *
 * @param current what the dataset says of itself; a run may be made on this version too
 */
export function findResultFaults(
  { runs, findings }: AssignedResults,
  released: ReleasedTasks,
  current: DatedVersion = { version: undefined, date: undefined },
): Finding[] {
  const { releases } = released;
  const versions = new Set(releases.map(({ version }) => toVersion(version)));
  const own = current.version && toVersion(current.version);
  const states = own === undefined || versions.has(own) ? releases : [...releases, current];
  const found = runs.flatMap((run) => [
    ...(run.release === undefined || [own, ...versions].includes(toVersion(run.release))
      ? []
      : [toResultFinding('unknownRelease', run, `unknown release "${run.release}"`)]),
    ...findEarlyRun(run, released),
    ...findMissingTasks(run, released, states),
    ...run.unknown.map((unknown) => toUnknown(unknown, released)),
    ...run.repeated.map(toRepeated),
  ]);
  return [...findings, ...found];
}

/** A day before all releases names none of them. */
function findEarlyRun(run: AssignedRun, { releases }: ReleasedTasks): Finding[] {
  const { date, release, digests } = run;
  const [first] = releases;
  if (date === undefined || release !== undefined || digests || !first) return [];
  if (!releases.every((one) => one.date !== undefined && date < one.date)) return [];
  const message = `the run is of ${date}, before the first release, "${first.version}"`;
  return [toResultFinding('unknownRelease', run, message)];
}

/** A run that names neither a release nor digests is made on the last state up to its day. */
function findMissingTasks(
  run: AssignedRun,
  { listMissing }: ReleasedTasks,
  states: readonly DatedVersion[],
): Finding[] {
  const { date, release, digests } = run;
  const isDated = date !== undefined && release === undefined && !digests;
  const version = isDated ? findLastUpTo(states, date)?.version : release;
  if (version === undefined) return [];
  const missing = listMissing(version, run.trialsOf.keys());
  if (missing.length === 0) return [];
  const ids = missing.map(({ id }) => `"${id}"`);
  const tasks = `${count(missing.length, 'task')} with results: ${nameSome(ids, mostNames)}`;
  const named = isDated
    ? `the run is of ${date}, and the last release up to that day, "${version}",`
    : `the release "${version}"`;
  return [toResultFinding('unknownRelease', run, `${named} does not have ${tasks}`)];
}

const mostNames = 5;

function toUnknown({ record, tasks }: UnknownResult, { findEarlier }: ReleasedTasks): Finding {
  const { task, folder } = record;
  const name = folder === undefined ? task : `${folder}/${task}`;
  if (tasks > 0) {
    const message = `"${name}" is the id of ${formatCount(tasks)} tasks; write the folder before it`;
    return toResultFinding('unknownTask', record, message, 'ids of several tasks');
  }
  const earlier = findEarlier(record);
  const hint = earlier ? `; ${describeEarlier(earlier)}` : '';
  return toResultFinding('unknownTask', record, `unknown task "${name}"${hint}`, toCause(earlier));
}

const describeEarlier = (earlier: EarlierTask): string =>
  earlier.kind === 'renamed'
    ? `its id is "${earlier.id}" today`
    : `it was removed ${toStateTime(earlier.state)}`;

function toCause(earlier: EarlierTask | undefined): string {
  if (!earlier) return 'tasks that the dataset does not have';
  return earlier.kind === 'renamed'
    ? 'tasks with another id today'
    : `tasks that were removed ${toStateTime(earlier.state)}`;
}

function toRepeated(record: ResultRecord): Finding {
  const { task, trial } = record;
  const message = `another result for trial ${trial} of the task "${task}"; the first one counts`;
  return toResultFinding('repeated', record, message, 'several results for one trial');
}

/** A state that says its version and its day, or neither. */
interface DatedVersion {
  version: string | undefined;
  date: string | undefined;
}
