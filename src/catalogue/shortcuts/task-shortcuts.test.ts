import { expect, test } from 'vitest';
import { exampleTask } from '#lint/examples/example-task.ts';
import { builtInVocabulary } from '#vocabulary/built-in-vocabulary.ts';
import { exampleCatalogue } from '../example-catalogue.ts';
import { createShortcutFinder, type TaskShortcut } from './task-shortcuts.ts';

const fields = exampleTask({ evaluator: { func: 'infeasible' } });
const task = {
  file: 'os/a.json',
  text: JSON.stringify(fields, null, 2),
  isPlainText: true,
  fields,
};
const line = task.text.split('\n').findIndex((text) => text.includes('infeasible')) + 1;

const createFinder = (input: Partial<Parameters<typeof createShortcutFinder>[0]> = {}) =>
  createShortcutFinder({
    ...{ tasks: [task], vocabulary: builtInVocabulary },
    ...{ environment: undefined, localFiles: undefined, withholds: false },
    publish: (statement) => statement,
    ...input,
  });

test('finds shortcuts with their line in the file, once', () => {
  const find = createFinder();
  expect(find('os/a.json')).toEqual([
    expect.objectContaining({
      ...{ class: 'giving-up-passes', certainty: 'certain' },
      ...{ file: 'os/a.json', pointer: '/evaluator/func', line },
    }),
  ]);
  expect(find('os/a.json')).toBe(find('os/a.json'));
});

test('counts lines from the beginning of a file with several tasks', () => {
  const tasks = [{ ...task, start: { line: 11, column: 3 } }];
  expect(createFinder({ tasks })('os/a.json').map((shortcut) => shortcut.line)).toEqual([
    line + 10,
  ]);
});

test('publishes what is found, and takes what was found before as it is', () => {
  const publish = <Kind extends object>(statement: Kind) => ({ ...statement, message: 'sealed' });
  expect(createFinder({ publish })('os/a.json').map(({ message }) => message)).toEqual(['sealed']);
  const earlier: readonly TaskShortcut[] = [];
  expect(createFinder({ findEarlier: () => earlier })('os/a.json')).toBe(earlier);
});

test('says no more than the class where answers are withheld', () => {
  expect(createFinder({ withholds: true })('os/a.json')).toEqual([
    {
      ...{ class: 'giving-up-passes', certainty: 'certain' },
      ...{ file: 'os/a.json', pointer: '', line: 1 },
      message: 'the task passes when the agent says that it cannot be done, or does nothing',
    },
  ]);
});

test('the catalogue has those of current tasks, which a page of an earlier release has not', () => {
  const catalogue = exampleCatalogue({ 'os/a.json': { evaluator: { func: 'infeasible' } } });
  const [entry] = catalogue.entries;
  expect(entry && catalogue.findShortcuts(entry)).toHaveLength(1);
  expect(catalogue.findShortcuts({ file: 'os/a.json', path: 'removed' })).toEqual([]);
});
