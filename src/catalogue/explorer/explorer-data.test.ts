import { expect, test } from 'vitest';
import { exampleCatalogue } from '../example-catalogue.ts';
import {
  readLabels,
  collectSearchedStrings,
  listSearchedParts,
  sortRows,
  unpackIndex,
} from './explorer-data.ts';
import { toExplorerIndex } from './explorer-index.ts';
import { createTextFinder } from './explorer-text.ts';

const uuid = '3bb2a432-f95d-48e1-8a34-75bb927a34fa';
const { entries } = exampleCatalogue({
  'os/a.json': { id: uuid, instruction: 'Mute it.', related_apps: ['vlc'], config: [] },
  'os/b.json': {
    id: 'b',
    instruction: 'Close\nit.',
    related_apps: ['vlc', 'gimp'],
    config: [
      { type: 'sleep', parameters: { seconds: 1 } },
      { type: 'execute', parameters: { command: ['pkill', '-f', 'vlc'] } },
    ],
  },
  'os/c.json': { id: 'c', instruction: 'Mute it.', related_apps: [] },
});
// What the browser gets is JSON.
const index = JSON.parse(JSON.stringify(toExplorerIndex({ entries }))) as ReturnType<
  typeof toExplorerIndex
>;
const data = unpackIndex(index);

test('reads the tasks again', () => {
  expect(data.paths).toEqual([uuid, 'b', 'c']);
  expect(data.instructions).toEqual(['Mute it.', 'Close it.', 'Mute it.']);
  expect([0, 1, 2].map((row) => readLabels(index, 'app', row))).toEqual([
    ['VLC'],
    ['VLC', 'GIMP'],
    [],
  ]);
});

test.for([
  ['an instruction', 'close', [1]],
  ['an instruction that two tasks have', 'mute', [0, 2]],
  ['an id', '3bb2a432', [0]],
  ['the name of an app', 'gimp', [1]],
  ['the readable name of an app', 'VLC', [0, 1]],
  ['a command', 'pkill -f', [1]],
] as const)('finds a word of %s', ([, text, rows]) => {
  const { find } = createTextFinder(index.rows, () => collectSearchedStrings(data));
  expect([0, 1, 2].filter(find(text).fits)).toEqual(rows);
});

test('lists every searched string of a task, its instruction first', () => {
  const parts = listSearchedParts(data, 1);
  expect(parts.slice(0, 4)).toEqual(['Close it.', 'b', 'VLC', 'vlc']);
  expect(parts).toContain('pkill -f vlc');
});

test('lists numbers by their size', () => {
  expect(index.facets.find(({ name }) => name === 'steps')?.values).toEqual(['0', '2']);
});

test.for([
  ['the dataset', undefined, false, [0, 1, 2]],
  ['the instruction', 'instruction', false, [1, 0, 2]],
  ['the instruction, backwards', 'instruction', true, [0, 2, 1]],
  ['the steps, most first', 'steps', true, [1, 0, 2]],
  ['the apps', 'app', false, [2, 0, 1]],
] as const)('sorts by %s', ([, by, descending, rows]) => {
  expect(sortRows(data, [0, 1, 2], { by, descending })).toEqual(rows);
});
