import { expect, test } from 'vitest';
import { exampleCatalogue } from '../example-catalogue.ts';
import { describeNoChecks, listShownChecks } from './shown-checks.ts';

const file = { type: 'vm_file', path: '/home/user/a.txt', dest: 'a.txt' };

const checksOf = (evaluator: object) =>
  exampleCatalogue({ 'a.json': { evaluator } }).entries.flatMap(
    ({ task }) => task.evaluation.checks,
  );

test.for<[string, object, number]>([
  ['a metric', { func: 'exact_match' }, 1],
  ['the placeholder', { func: 'infeasible' }, 0],
  ['a placeholder that is given a file', { func: 'infeasible', result: file }, 1],
  ['a placeholder beside a metric', { func: ['infeasible', 'exact_match'] }, 1],
  ['no metric', { func: [] }, 0],
])('lists the checks of %s', ([, evaluator, number]) => {
  expect(listShownChecks(checksOf(evaluator))).toHaveLength(number);
});

test.for<[string, object, string]>([
  [
    'an infeasible task',
    { func: 'infeasible' },
    "The task is infeasible, so nothing on the machine is checked. It passes only when the agent's last action is FAIL.",
  ],
  ['no metric', { func: [] }, 'The evaluator names no metric, so nothing is checked.'],
])('says why there are no checks: %s', ([, evaluator, sentence]) => {
  expect(describeNoChecks(checksOf(evaluator))).toBe(sentence);
});
