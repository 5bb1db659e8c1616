import { expect, test } from 'vitest';
import { build, task } from '../timeline/example-history.ts';
import { findNewTasksLink } from './new-tasks-link.ts';

const [one, two, three] = [task('one'), task('two'), task('three')];

test.for([
  ['a state that has added tasks', [[one], [one, two, three]], '2 new since 1.0.0'],
  ['a state that has only removed tasks', [[one, two], [one]], undefined],
  ['the first state', [[one]], undefined],
] as const)('counts the new tasks of %s', ([, lists, label]) => {
  expect(findNewTasksLink(build(...lists))?.label).toBe(label);
});

test('leads to the list of added tasks on the page of the state', () => {
  expect(findNewTasksLink(build([one], [one, two], [one, two, three]))).toEqual({
    label: '1 new since 1.1.0',
    address: '/releases/unreleased/#added',
  });
});
