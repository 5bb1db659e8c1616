import { expect, test } from 'vitest';
import { assignHues } from '../facets/app-hue.ts';
import type { Group } from '../facets/groups.ts';
import type { TaskEntry } from '../task/task-entry.ts';
import { toDatasetSpectrum } from './dataset-spectrum.ts';

const taskOf = (name: string, steps: number, metrics: string[] = []): TaskEntry =>
  ({
    apps: name === '' ? [] : [{ name, label: name, spellings: [] }],
    task: {
      setup: Array.from({ length: steps }),
      evaluation: { checks: metrics.map((metric) => ({ metric })) },
      evaluators: [],
    },
  }) as unknown as TaskEntry;

const entriesOf = (numbers: Record<string, number>): TaskEntry[] =>
  Object.entries(numbers).flatMap(([name, number]) =>
    Array.from({ length: number }, () => taskOf(name, 0)),
  );

function draw(numbers: Record<string, number>) {
  const groups = Object.entries(numbers)
    .filter(([name]) => name !== '')
    .map(
      ([name, length]) =>
        ({
          name,
          label: name,
          segment: name,
          tasks: { length },
          hue: assignHues([name]).get(name),
        }) as unknown as Group,
    );
  return toDatasetSpectrum(entriesOf(numbers), groups);
}

test('the bands are in the order of their hues, with those that have none at the end', () => {
  const { bands } = draw({ chrome: 3, os: 2, pdf: 1 });
  expect(bands.map(({ label, rank }) => [label, rank])).toEqual([
    ['os', 1],
    ['chrome', 0],
    ['1 other', 9],
  ]);
});

test.for([1, 50, 369, 5000, 50_000])('%i tasks fit into one row', (tasks) => {
  const share = Math.ceil(tasks / 4);
  const { bands, tasksPerLine } = draw({ chrome: share, os: share, gimp: share, vlc: share });
  const width = bands.reduce((sum, { spectrum }) => sum + spectrum.width, 0);
  expect(width).toBeLessThanOrEqual(1116);
  expect(tasksPerLine).toBe(Math.max(1, Math.ceil((share * 4) / 400)));
});

test.for([
  ['one has', 140, 1],
  ['all have', 40, 9],
] as const)('lines stay visible where %s a long name', ([, length, apps]) => {
  const names = [
    'os',
    'chrome',
    'gimp',
    'vlc',
    'vs_code',
    'thunderbird',
    'calc',
    'writer',
    'impress',
  ];
  const long = names.map((name, index): [string, number] => [
    index < apps ? name + '_'.repeat(length) : name,
    5,
  ]);
  const { bands } = draw(Object.fromEntries(long));
  for (const { spectrum } of bands) expect(spectrum.thickness).toBeGreaterThan(2);
});

test('a band leads to the tasks of its app, to those without an app, or to all apps', () => {
  const list = (numbers: Record<string, number>) =>
    draw(numbers).bands.map(({ label, address, tasks }) => [label, address, tasks]);
  expect(list({ os: 3, '': 2 })).toEqual([
    ['os', '/apps/os/', 3],
    ['No app', '/tasks/?appcount=0', 2],
  ]);
  expect(list({ pdf: 1, '': 2 })).toEqual([['1 other', '/apps/', undefined]]);
});

test('knows the task of each line by its position in the dataset', () => {
  const entries = [taskOf('os', 3), taskOf('chrome', 0), taskOf('os', 1)];
  const groups = ['os', 'chrome'].map(
    (name) =>
      ({
        name,
        label: name,
        segment: name,
        tasks: [],
        hue: assignHues([name]).get(name),
      }) as unknown as Group,
  );
  expect(toDatasetSpectrum(entries, groups).bands.map(({ rows }) => rows)).toEqual([[2, 0], [1]]);
});

test('counts the apps of the tasks without a band of their own, and has none without tasks', () => {
  expect(draw({ chrome: 3, pdf: 1, image: 1 }).bands.at(-1)?.label).toBe('2 others');
  expect(draw({ chrome: 3, pdf: 0, '': 1 }).bands.at(-1)?.label).toBe('No app');
  expect(draw({})).toEqual({ bands: [], tasksPerLine: 1, heights: undefined, hasDim: false });
});

test('says whether a line is dim', () => {
  const infeasible = taskOf('os', 0, ['infeasible']);
  expect(toDatasetSpectrum([taskOf('os', 0)], []).hasDim).toBe(false);
  expect(toDatasetSpectrum([taskOf('os', 0), infeasible], []).hasDim).toBe(true);
});

test.for<[number, string]>([
  [3, 'setup steps, 0 to 3'],
  [90, 'setup steps, 0 to 3 or more'],
])('says what the heights mean where one of many tasks has %i steps', ([steps, heights]) => {
  const entries = [...Array.from({ length: 200 }, () => taskOf('os', 3)), taskOf('os', steps)];
  expect(toDatasetSpectrum(entries, []).heights).toBe(heights);
});
