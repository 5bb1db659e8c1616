import { addresses, withBase } from '#addresses/addresses.ts';
import type { TaskEntry } from '#catalogue/task/task-entry.ts';
import { isCounted } from '#results/rates/compute-rates.ts';
import type { Run, TaskResult } from '#results/model/results.ts';
import type { ResultRecord } from './result-record-schema.ts';

/**
 * @param root the address of the site, or its base path
 * @param hasCode whether the code of the environment was seen
 */
export function toResultRecord(
  entry: Pick<TaskEntry, 'path' | 'id' | 'digest'>,
  run: Pick<Run, 'segment' | 'system' | 'date' | 'isInvented'>,
  result: TaskResult,
  { root, hasCode }: { root: string; hasCode: boolean },
): ResultRecord {
  return {
    run: run.segment,
    system: run.system,
    date: run.date ?? null,
    invented: run.isInvented,
    task: withBase(root, addresses.task(entry.path)),
    id: entry.id,
    digest: entry.digest ?? null,
    status: result.status,
    counted: isCounted(result),
    ...(hasCode && { code: result.code ?? null }),
    score: result.score ?? null,
    scored: result.scored,
    successes: result.successes,
    steps: result.steps ?? null,
    seconds: result.seconds ?? null,
    trials: result.trials.map(({ number, score, steps, seconds, error, trajectory }) => ({
      trial: number,
      score: score ?? null,
      steps: steps ?? null,
      seconds: seconds ?? null,
      error: error ?? null,
      trajectory: trajectory ?? null,
    })),
  };
}
