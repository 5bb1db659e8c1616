import { expect, test } from 'vitest';
import { exampleDataset } from '../examples/example-dataset.ts';
import { suiteTaskOnce as rule } from './d04-suite-task-once.ts';

function problemsIn(lists: Readonly<Record<string, readonly string[]>>) {
  const { tasks, context } = exampleDataset({ 'suites/quick.json': lists });
  return [...rule.check(tasks, context)];
}

test('accepts an id in two folders', () => {
  expect(problemsIn({ os: ['a', 'b'], browser: ['a'] })).toEqual([]);
});

test('accepts an id in two suites', () => {
  const { tasks, context } = exampleDataset({
    'suites/one.json': { os: ['a'] },
    'suites/two.json': { os: ['a'] },
  });
  expect([...rule.check(tasks, context)]).toEqual([]);
});

test('reports an id every time that it is repeated', () => {
  const again = { file: 'suites/quick.json', folder: 'os', id: 'a' };
  expect(problemsIn({ os: ['a', 'b', 'a', 'a'] })).toEqual([
    { ...again, at: ['os', 2] },
    { ...again, at: ['os', 3] },
  ]);
});
