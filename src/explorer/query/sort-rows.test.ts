import { expect, test } from 'vitest';
import { exampleCatalogue } from '#catalogue/example-catalogue.ts';
import { unpackIndex } from '../index/explorer-data.ts';
import { toExplorerIndex } from '../index/explorer-index.ts';
import { sortRows } from './sort-rows.ts';

const sleep = { type: 'sleep', parameters: { seconds: 1 } };
const { entries } = exampleCatalogue({
  'os/a.json': { id: 'a', instruction: 'Mute it.', related_apps: ['vlc'], config: [] },
  'os/b.json': {
    id: 'b',
    instruction: 'close it.',
    related_apps: ['vlc', 'gimp'],
    config: [sleep, sleep],
  },
  'os/c.json': { id: 'c', instruction: 'Mute it.', related_apps: [], config: [] },
  'os/d.json': {
    id: 'd',
    instruction: 'Zoom in.',
    related_apps: ['gimp'],
    config: Array.from({ length: 10 }, () => sleep),
  },
});
const data = unpackIndex(toExplorerIndex({ entries }));

test.for([
  ['the dataset', undefined, false, [0, 1, 2, 3]],
  ['the instruction, without regard to case', 'instruction', false, [1, 0, 2, 3]],
  ['the instruction, backwards', 'instruction', true, [3, 0, 2, 1]],
  ['the id, backwards', 'id', true, [3, 2, 1, 0]],
  ['the steps as numbers, most first', 'steps', true, [3, 1, 0, 2]],
  ['the readable apps, none first', 'app', false, [2, 3, 0, 1]],
] as const)('sorts by %s', ([, by, descending, rows]) => {
  expect(sortRows(data, [0, 1, 2, 3], { by, descending })).toEqual(rows);
});

test('sorts some of the rows', () => {
  expect(sortRows(data, [0, 1, 3], { by: 'instruction', descending: false })).toEqual([1, 0, 3]);
});

test.for([
  [false, [1, 2, 0]],
  [true, [2, 1, 0]],
] as const)('a task without a number comes last, descending: %s', ([descending, rows]) => {
  const column = {
    name: 'steps',
    label: '',
    isNumber: true,
    values: ['2', '10'],
    labels: ['2%', '10%'],
  } as const;
  const index = { ...data.index, facets: [{ ...column, cells: [[], 0, 1] }] };
  expect(sortRows({ ...data, index }, [0, 1, 2], { by: 'steps', descending })).toEqual(rows);
});
