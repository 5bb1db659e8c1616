import { expect, test } from 'vitest';
import { createVocabulary } from '#vocabulary/vocabulary.ts';
import { exampleCatalogue } from '../example-catalogue.ts';
import type { TaskEntry } from '../task/task-entry.ts';
import { createUsageObserver } from './usage-observer.ts';

const [a, b] = exampleCatalogue({ a: {}, b: {} }).entries as [TaskEntry, TaskEntry];

test('is empty before it has seen anything', () => {
  const { fields, companions } = createUsageObserver(undefined).read();
  expect(fields).toEqual({ parameters: [], keys: [], rules: [], options: [] });
  expect(Object.values(companions).flat()).toEqual([]);
});

test('keeps the parts of a contract apart', () => {
  const observer = createUsageObserver(undefined);
  observer.addFields('rules', { x: 1 }, a);
  observer.addFields('options', { x: 2, y: 1 }, b);
  const { rules, options } = observer.read().fields;
  expect(rules.map(({ name, tasks }) => [name, tasks])).toEqual([['x', [a]]]);
  expect(options.map(({ name, tasks }) => [name, tasks])).toEqual([
    ['x', [b]],
    ['y', [b]],
  ]);
});

test('knows from the contract what is missing', () => {
  const observer = createUsageObserver(createVocabulary().find('getter', 'vm_file'));
  observer.addFields('keys', { path: '/a' }, a);
  const { keys } = observer.read().fields;
  expect(keys.map(({ name, missing }) => [name, missing])).toEqual([
    ['path', []],
    ['dest', [a]],
  ]);
});

test('ranks companions by their tasks', () => {
  const observer = createUsageObserver(undefined);
  observer.addCompanion('result', 'rare', a);
  observer.addCompanion('result', 'often', a);
  observer.addCompanion('result', 'often', b);
  observer.addCompanion('expected', 'rare', b);
  const { result, expected } = observer.read().companions;
  expect(result).toEqual([
    { value: 'often', tasks: [a, b] },
    { value: 'rare', tasks: [a] },
  ]);
  expect(expected).toEqual([{ value: 'rare', tasks: [b] }]);
});

test('answers every question with the same usage', () => {
  const observer = createUsageObserver(undefined);
  expect(observer.read()).toBe(observer.read());
});
