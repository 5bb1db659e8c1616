import type { Finding } from '../../lint/model/finding.ts';
import { toResultFinding } from '../findings/result-rules.ts';
import type { ReadRun, ResultRecord } from '../model/read-results.ts';
import type { ResultStatus, TaskResult, Trial } from '../model/results.ts';
import type { ResultTask, TaskMatch } from './match-task.ts';

/** How the records of a run are joined with tasks. */
export interface JoinContext {
  tasks: readonly ResultTask[];
  match: (name: string, folder: string | undefined) => TaskMatch<ResultTask>;
  threshold: number;
  /** Whether the task has changed since the run so that its results cannot be compared. */
  isOlder: (task: ResultTask) => boolean;
  report: (finding: Finding) => void;
}

interface JoinedRun {
  results: ReadonlyMap<string, TaskResult>;
  unknownTasks: number;
}

/** One result for each task of the dataset, also where the run has none. */
export function joinRun(run: ReadRun, segment: string, context: JoinContext): JoinedRun {
  const { tasks, match, report } = context;
  const trialsOf = new Map<ResultTask, Trial[]>();
  let unknownTasks = 0;
  for (const record of run.records) {
    const found = match(record.task, record.folder);
    if (found.kind !== 'found') {
      unknownTasks += 1;
      report(toUnknown(record, found));
      continue;
    }
    const trials = trialsOf.get(found.task) ?? [];
    trialsOf.set(found.task, trials);
    if (trials.some(({ number }) => number === record.trial)) report(toRepeated(record));
    else trials.push(toTrial(record));
  }
  const results = new Map(
    tasks.map((task) => {
      const trials = trialsOf.get(task) ?? [];
      return [task.path, toTaskResult(task, { segment, trials, context })];
    }),
  );
  return { results, unknownTasks };
}

const toTrial = ({ trial, score, steps, seconds, error, trajectory }: ResultRecord): Trial => ({
  number: trial,
  score,
  steps,
  seconds,
  error,
  trajectory,
});

function toTaskResult(
  task: ResultTask,
  joined: { segment: string; trials: Trial[]; context: JoinContext },
): TaskResult {
  const { segment, trials, context } = joined;
  const { threshold, isOlder } = context;
  trials.sort((one, other) => one.number - other.number);
  const scores = trials.flatMap(({ score }) => score ?? []);
  const successes = scores.filter((score) => score >= threshold).length;
  const isOutdated = trials.length > 0 && isOlder(task);
  return {
    run: segment,
    task: task.path,
    status: isOutdated ? 'older version' : judge(trials, scores, successes),
    trials,
    scored: scores.length,
    successes,
    score: meanOf(scores),
    steps: meanOf(trials.flatMap(({ steps }) => steps ?? [])),
    seconds: meanOf(trials.flatMap(({ seconds }) => seconds ?? [])),
  };
}

function judge(
  trials: readonly Trial[],
  scores: readonly number[],
  successes: number,
): ResultStatus {
  if (trials.length === 0) return 'not run';
  if (scores.length === 0) return 'error';
  if (successes === scores.length) return 'solved';
  return scores.every((score) => score === 0) ? 'failed' : 'partly';
}

const meanOf = (numbers: readonly number[]): number | undefined =>
  numbers.length === 0
    ? undefined
    : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

function toUnknown(record: ResultRecord, found: TaskMatch<ResultTask>): Finding {
  const { task, folder, file, line } = record;
  const name = folder === undefined ? task : `${folder}/${task}`;
  const message =
    found.kind === 'several'
      ? `"${name}" is the id of ${found.count} tasks; write the folder before it`
      : `unknown task "${name}"`;
  return toResultFinding('unknownTask', { file, line }, message);
}

function toRepeated({ task, trial, file, line }: ResultRecord): Finding {
  const message = `another result for trial ${trial} of the task "${task}"; the first one counts`;
  return toResultFinding('repeated', { file, line }, message);
}
