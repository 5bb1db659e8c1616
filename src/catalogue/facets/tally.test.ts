import { expect, test } from 'vitest';
import { exampleCatalogue } from '../example-catalogue.ts';
import { addOnce, createTally, type Seen } from './tally.ts';
import type { TaskEntry } from '../task/task-entry.ts';

const { entries } = exampleCatalogue({ a: {}, b: {}, c: {} });
const [a, b, c] = entries as [TaskEntry, TaskEntry, TaskEntry];

const toTasksByValue = (seen: readonly Seen<unknown>[]) =>
  seen.map(({ value, tasks }) => [value, tasks.map(({ file }) => file).join('')]);

test('ranks the value of most tasks first, and of equals the one seen first', () => {
  const tally = createTally<string>();
  tally.add('once', a);
  tally.add('twice', a);
  tally.add('twice', b);
  tally.add('also twice', b);
  tally.add('also twice', c);
  expect(toTasksByValue(tally.ranked())).toEqual([
    ['twice', 'ab'],
    ['also twice', 'bc'],
    ['once', 'a'],
  ]);
});

test('counts a task once, however often it has the value', () => {
  const tally = createTally<string>();
  tally.add('x', a);
  tally.add('y', a);
  tally.add('x', a);
  tally.add('x', b);
  expect(toTasksByValue(tally.ranked())).toEqual([
    ['x', 'ab'],
    ['y', 'a'],
  ]);
});

test('distinguishes values by their key, and keeps the value itself', () => {
  const tally = createTally<unknown>(JSON.stringify);
  tally.add({ size: 1 }, a);
  tally.add({ size: 1 }, b);
  tally.add('1', c);
  tally.add(1, c);
  expect(toTasksByValue(tally.ranked())).toEqual([
    [{ size: 1 }, 'ab'],
    ['1', 'c'],
    [1, 'c'],
  ]);
});

test('has seen nothing at first', () => {
  expect(createTally<string>().ranked()).toEqual([]);
});

test('adds a task unless it is the last one', () => {
  const tasks = [a];
  for (const task of [a, b, b, c]) addOnce(tasks, task);
  expect(tasks).toEqual([a, b, c]);
});
