import { expect, test } from 'vitest';
import { exampleView } from '../examples/example-view.ts';
import { exampleTask } from '../examples/example-task.ts';
import { memoizePerTask } from './memoize-per-task.ts';
import { type TaskView } from './task-view.ts';

test('works an answer out once for each task', () => {
  let calls = 0;
  const idOf = memoizePerTask(({ fields }: TaskView) => {
    calls++;
    return [fields.id];
  });
  const [one, other] = ['a', 'b'].map((id) => exampleView(exampleTask({ id })));
  if (!one || !other) throw new Error('there are two tasks');
  expect([idOf(one), idOf(other), idOf(one)]).toEqual([['a'], ['b'], ['a']]);
  expect(idOf(one)).toBe(idOf(one));
  expect(calls).toBe(2);
});

test('keeps the answers of two functions apart', () => {
  const task = exampleView(exampleTask({ id: 'a' }));
  const first = memoizePerTask(() => 'first');
  const second = memoizePerTask(() => 'second');
  expect([first(task), second(task), first(task)]).toEqual(['first', 'second', 'first']);
});
