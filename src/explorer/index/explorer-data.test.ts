import { expect, test } from 'vitest';
import { exampleCatalogue } from '#catalogue/example-catalogue.ts';
import { listSearchedNames, readChecks, readLabels, unpackIndex } from './explorer-data.ts';
import { toExplorerIndex } from './explorer-index.ts';

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

test('lists names as people read them and as they are', () => {
  expect(listSearchedNames(index, 'app', 1)).toEqual(['VLC', 'vlc', 'GIMP', 'gimp']);
});

test('names the rules of findings, whose names are not searched for', () => {
  const finding = {
    severity: 'info',
    consequence: 'nothing',
    file: '',
    pointer: '',
    line: 1,
    column: 1,
    message: '',
  } as const;
  const findings = [
    { ...finding, code: 'W24', rule: 'document-saved' },
    { ...finding, code: 'F09', rule: 'final-newline' },
  ];
  const checked = toExplorerIndex({ entries: entries.map((entry) => ({ ...entry, findings })) });
  expect(readLabels(checked, 'finding', 0)).toEqual(['F09 final-newline', 'W24 document-saved']);
  expect(listSearchedNames(checked, 'finding', 0)).toEqual(['F09', 'W24']);
});

test('lists numbers by their size', () => {
  expect(index.facets.find(({ name }) => name === 'steps')?.values).toEqual(['0', '2']);
});

test('reads how many checks a task has, and how they are joined', () => {
  const checked = { func: ['a', 'b'], result: [{}, {}], expected: [{}, {}], conj: 'or' };
  const tasks = exampleCatalogue({
    'a.json': { evaluator: checked },
    'b.json': { evaluator: { func: 'a' } },
  });
  const read = toExplorerIndex(tasks);
  expect([0, 1].map((row) => readChecks(read, row))).toEqual([
    { number: '2', join: 'any' },
    { number: '1', join: undefined },
  ]);
  expect(readChecks({ ...read, facets: [] }, 0)).toEqual({ number: '', join: undefined });
});
