import { expect, test } from 'vitest';
import { assignHues } from '../facets/app-hue.ts';
import { countMostSteps, toSpectrum } from './spectrum.ts';

const task = (apps: string[], steps: number, metrics: string[] = []) =>
  ({
    apps: apps.map((name) => ({
      name,
      label: name,
      spellings: [],
      hue: assignHues([name]).get(name),
    })),
    task: {
      setup: Array.from({ length: steps }),
      evaluation: { checks: metrics.map((metric) => ({ metric })) },
      evaluators: [],
    },
  }) as unknown as Parameters<typeof toSpectrum>[0][number];

const options = { height: 100, pitch: 3, mostSteps: 2 };

test('a line is as high as its task has steps, and those with few come first', () => {
  const { strokes, width } = toSpectrum([task(['chrome'], 2), task(['chrome'], 0)], options);
  expect(width).toBe(6);
  expect(strokes).toEqual([{ hue: 16, isDim: false, path: 'M1 70v30M4 0v100' }]);
});

test('the apps of a task share its line', () => {
  const { strokes } = toSpectrum([task(['chrome', 'os'], 2)], options);
  expect(strokes.map(({ hue, path }) => [hue, path])).toEqual([
    [16, 'M1 0v50'],
    [322, 'M1 50v50'],
  ]);
});

test('an infeasible task is dim, and one without an app has no hue', () => {
  const { strokes } = toSpectrum([task([], 2, ['infeasible'])], options);
  expect(strokes).toMatchObject([{ hue: undefined, isDim: true }]);
});

test('a line may represent several tasks', () => {
  const tasks = Array.from({ length: 10 }, () => task(['os'], 1));
  expect(toSpectrum(tasks, { ...options, tasksPerLine: 4 }).width).toBe(9);
});

test('one task with far more steps than all others does not make these low', () => {
  const tasks = [...Array.from({ length: 200 }, () => task(['os'], 3)), task(['os'], 90)];
  expect(countMostSteps(tasks)).toBe(3);
});
