import { expect, test } from 'vitest';
import { collectRuns } from './collect-runs.ts';

test('settings above several models are those of none', () => {
  const run = 'pyautogui/screenshot';
  const tasks = ['alder', 'vendor/birch'].map((model) => ({
    above: [...run.split('/'), ...model.split('/'), 'os'],
    task: 'a',
    outcome: { score: 1 },
  }));
  const files = ['args.json', `${run}/args.json`].map((path) => ({
    path,
    text: '{"max_steps":15}',
  }));
  const { runs } = collectRuns({ name: 'runs', place: 'runs/', tasks, files });
  expect(runs.map(({ id, settings }) => [id, settings])).toEqual([
    [`${run}/alder`, []],
    [`${run}/vendor/birch`, []],
  ]);
});
