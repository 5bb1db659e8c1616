import { readFileSync } from 'node:fs';
import type { TaskOutcome } from '../../results/collecting/folder-contents.ts';
import { type ReadScore, readScoreText } from '../../results/files/read-score.ts';
import { type ReadTrajectory, readTrajectory } from '../../results/files/read-trajectory.ts';
import { describeSystemError } from '../system-error.ts';
import type { TaskFolder } from './walk-results.ts';

/** No score is longer. */
const longestScore = 4096;

/** Reads the result of a task and counts its steps. Undefined for a task without either. */
export function readTaskFolder(root: string, folder: TaskFolder): TaskOutcome | undefined {
  const { above, task, resultSize, trajectorySize, isInterrupted } = folder;
  const path = `${root}/${above.length === 0 ? '' : `${above.join('/')}/`}${task}`;
  const trajectory = trajectorySize === undefined ? undefined : readSteps(`${path}/traj.jsonl`);
  const steps = trajectory && trajectory.steps > 0 ? { steps: trajectory.steps } : {};
  if (resultSize === undefined) {
    // What was not read is reported already.
    const error = isInterrupted ? trajectory?.error : 'the result cannot be read';
    return error === undefined ? undefined : { error, ...steps };
  }
  const result = readScore(`${path}/result.txt`, resultSize);
  if ('score' in result) return { score: result.score, ...steps };
  return { error: result.message, ...steps, fault: result };
}

function readScore(path: string, size: number): ReadScore {
  if (size > longestScore) {
    return { fault: 'notNumber', message: 'the file is too long; expected a score from 0 to 1' };
  }
  try {
    return readScoreText(readFileSync(path, 'utf8'));
  } catch (error) {
    return { fault: 'unreadable', message: describeSystemError(error) };
  }
}

/** Undefined for a file that cannot be read: the number of steps is then unknown. */
function readSteps(path: string): ReadTrajectory | undefined {
  try {
    return readTrajectory(readFileSync(path));
  } catch {
    return undefined;
  }
}
