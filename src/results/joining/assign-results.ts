import type {
  AssignedResults,
  AssignedRun,
  RenamedResult,
  UnknownResult,
} from '../model/assigned-results.ts';
import type { ReadResults, ReadRun, ResultRecord } from '../model/read-results.ts';
import type { Trial } from '../model/results.ts';
import { createTaskMatcher, type NamedTask } from './match-task.ts';
import type { ReleasedTasks } from './released-tasks.ts';

/** What it needs to know of the releases. */
type Released = Pick<ReleasedTasks, 'findVersion' | 'findReleased' | 'findEarlier'>;

/**
 * Finds the task of every result: by a name of today, or else by one that a release has.
 *
 * @param released undefined for a dataset without releases
 */
export function assignResults(
  { runs, findings }: ReadResults,
  tasks: readonly NamedTask[],
  released?: Released,
): AssignedResults {
  const match = createTaskMatcher(tasks);
  return { runs: runs.map((run) => assignRun(run, match, released)), findings };
}

function assignRun(
  { records, ...about }: ReadRun,
  match: ReturnType<typeof createTaskMatcher>,
  released: Released | undefined,
): AssignedRun {
  const trialsOf = new Map<string, Map<number, Trial>>();
  const unknown: UnknownResult[] = [];
  const renamed: RenamedResult[] = [];
  const repeated: ResultRecord[] = [];
  const version = released?.findVersion(about);
  for (const record of records) {
    const found = match(record.task, record.folder);
    const own = found.length === 1 ? found[0] : undefined;
    const stated =
      own || version === undefined ? undefined : released?.findReleased(version, record);
    const earlier = stated ?? (found.length > 0 ? undefined : released?.findEarlier(record));
    const task = earlier?.kind === 'current' ? earlier.task : own;
    if (!task) {
      const removedBy = earlier?.kind === 'removed' ? earlier.state : undefined;
      unknown.push({ record, tasks: found.length, removedBy });
      continue;
    }
    const isStated = own ?? stated ?? about.digests?.has(record.task);
    if (!isStated) renamed.push({ record, id: task.id });
    const trials = trialsOf.get(task.file) ?? new Map<number, Trial>();
    trialsOf.set(task.file, trials);
    if (trials.has(record.trial)) repeated.push(record);
    else trials.set(record.trial, toTrial(record));
  }
  const lists = Array.from(trialsOf, ([file, trials]) => [file, [...trials.values()]] as const);
  return { ...about, trialsOf: new Map(lists), unknown, renamed, repeated };
}

const toTrial = ({ trial, score, steps, seconds, error, trajectory }: ResultRecord): Trial => ({
  ...{ number: trial, score, steps, seconds, error, trajectory },
});
