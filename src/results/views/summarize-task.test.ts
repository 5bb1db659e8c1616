import { expect, test } from 'vitest';
import { haveTrajectory, havePartialScores } from './summarize-task.ts';

const exampleTrial = { score: 1, steps: undefined, seconds: undefined, error: undefined };

test.for([
  ['solved and failed tasks', [1, 0, undefined], false],
  ['a task that is partly solved', [1, 0.5], true],
  ['no task', [], false],
] as const)('whether scores say more than the status: %s', ([, scores, more]) => {
  expect(havePartialScores(scores.map((score) => ({ score })))).toBe(more);
});

test.for([
  ['no task', [], false],
  ['no trajectory', [[undefined], []], false],
  ['a trajectory of a later trial', [[undefined], [undefined, 'https://a.example/2']], true],
] as const)('whether results have a trajectory: %s', ([, trajectories, expected]) => {
  const results = trajectories.map((own) => ({
    trials: own.map((trajectory, index) => ({ ...exampleTrial, number: index + 1, trajectory })),
  }));
  expect(haveTrajectory(results)).toBe(expected);
});
