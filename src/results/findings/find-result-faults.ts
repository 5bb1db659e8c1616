import { didYouMean } from '#text/similarity/did-you-mean.ts';
import { toStateTime } from '#history/timeline/state-title.ts';
import type { Finding } from '#lint/model/finding.ts';
import { nameSome } from '#text/first-items.ts';
import { toVersion } from '#text/to-version.ts';
import { count } from '#text/figures/plural.ts';
import { findNearNames } from '#text/similarity/near-names.ts';
import type { NamedTask } from '../joining/match-task.ts';
import type { ReleasedTasks } from '../joining/released-tasks.ts';
import type {
  AssignedResults,
  AssignedRun,
  RenamedResult,
  UnknownResult,
} from '../model/assigned-results.ts';
import type { ResultRecord } from '../model/read-results.ts';
import { toResultFinding } from './result-findings.ts';
import { formatCount } from '#text/figures/format-count.ts';

/** Faults in files of results, and names in them of tasks and releases that the dataset does not have. */
export function findResultFaults(
  { runs, findings }: AssignedResults,
  released: ReleasedTasks,
): Finding[] {
  const { releases, current } = released;
  const versions = new Set(releases.map(({ version }) => toVersion(version)));
  if (current.version !== undefined) versions.add(toVersion(current.version));
  const nearOf = findNearNames(listMisspelt(runs), current.tasks);
  const found = runs.flatMap((run) => [
    ...(run.release === undefined || versions.has(toVersion(run.release))
      ? []
      : [toResultFinding('unknownRelease', run, `unknown release "${run.release}"`)]),
    ...findEarlyRun(run, released),
    ...findMissingTasks(run, released),
    ...findUnseenCode(run),
    ...run.unknown.map((unknown) => toUnknown(unknown, nearOf)),
    ...run.renamed.map(toRenamed),
    ...run.repeated.map(toRepeated),
  ]);
  return [...findings, ...found];
}

/** The code of the environment that a run states, but that nobody can see. */
function findUnseenCode({ environment, file }: AssignedRun): Finding[] {
  if (environment?.fault === undefined) return [];
  const { commit, fault } = environment;
  const { rule, describe } = unseenCodes[fault];
  return [toResultFinding(rule, { file }, describe(`"${commit}"`))];
}

const unseenCodes = {
  'no repository': {
    rule: 'unseenEnvironment',
    describe: (commit: string) =>
      `the run states the commit ${commit} of its environment, but no repository of the environment is at hand`,
  },
  'no commit': {
    rule: 'unknownCommit',
    describe: (commit: string) =>
      `unknown commit ${commit}; the repository of the environment has no commit, tag or branch of this name`,
  },
  'no environment': {
    rule: 'unknownCommit',
    describe: (commit: string) => `the commit ${commit} does not have the environment`,
  },
  incomplete: {
    rule: 'unknownCommit',
    describe: (commit: string) =>
      `the commit ${commit} cannot be read; the repository of the environment is not complete`,
  },
} as const;

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
  { listMissing, findVersion }: ReleasedTasks,
): Finding[] {
  const version = findVersion(run);
  if (version === undefined) return [];
  const missing = listMissing(version, run.trialsOf.keys());
  if (missing.length === 0) return [];
  const ids = missing.map(({ id }) => `"${id}"`);
  const tasks = `${count(missing.length, 'task')} with results: ${nameSome(ids, mostNames)}`;
  const named =
    run.release === undefined
      ? `the run is of ${run.date}, and the last release up to that day, "${version}",`
      : `the release "${version}"`;
  return [toResultFinding('unknownRelease', run, `${named} does not have ${tasks}`)];
}

const mostNames = 5;

/** The ids in results that no task has ever had; a shorter one resembles too many. */
const listMisspelt = (runs: readonly AssignedRun[]): string[] =>
  runs
    .flatMap(({ unknown }) => unknown)
    .filter(({ tasks, removedBy }) => tasks === 0 && !removedBy)
    .map(({ record }) => toId(record))
    .filter((id) => id.length >= shortestMisspelt);

const shortestMisspelt = 4;

/** The id alone, without a folder before it. */
const toId = ({ task }: ResultRecord): string => task.slice(task.lastIndexOf('/') + 1);

function toUnknown(
  { record, tasks, removedBy }: UnknownResult,
  nearOf: ReadonlyMap<string, readonly NamedTask[]>,
): Finding {
  const { task, folder } = record;
  const name = folder === undefined ? task : `${folder}/${task}`;
  if (tasks > 0) {
    const message = `"${name}" is the id of ${formatCount(tasks)} tasks; write the folder before it`;
    return toResultFinding('unknownTask', record, message, 'ids of several tasks');
  }
  const removed = removedBy && `removed ${toStateTime(removedBy)}`;
  const [near] = nearOf.get(toId(record)) ?? [];
  const meant = near && (task.includes('/') ? nameInFolder(near) : near.id);
  const hint = removed ? `; it was ${removed}` : didYouMean(meant);
  const message = `unknown task "${name}"${hint}`;
  const cause = removed ? `tasks that were ${removed}` : 'tasks that the dataset does not have';
  return toResultFinding('unknownTask', record, message, cause);
}

const nameInFolder = ({ id, file, folder = file.split('/').at(-2) }: NamedTask): string =>
  folder === undefined ? id : `${folder}/${id}`;

function toRenamed({ record, id }: RenamedResult): Finding {
  const message = `the task "${record.task}" now has the id "${id}"; use that id, or name the release of the run`;
  return toResultFinding('unknownTask', record, message, 'tasks that now have another id');
}

function toRepeated(record: ResultRecord): Finding {
  const { task, trial } = record;
  const message = `another result for trial ${trial} of the task "${task}"; the first one counts`;
  return toResultFinding('repeated', record, message, 'several results for one trial');
}
