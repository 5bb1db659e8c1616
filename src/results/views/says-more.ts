import type { TaskResult } from '../model/results.ts';

/** Whether scores say more than whether tasks were solved. */
export const saysMore = (results: readonly Pick<TaskResult, 'score'>[]): boolean =>
  results.some(({ score = 0 }) => score > 0 && score < 1);

/** Whether any trial names the record of what the system did. */
export const haveTrajectory = (results: readonly Pick<TaskResult, 'trials'>[]): boolean =>
  results.some(({ trials }) => trials.some(({ trajectory }) => trajectory !== undefined));
