import { expect, test } from 'vitest';
import { compareTasks } from '../tasks/compare-tasks.ts';
import { task } from '../timeline/example-history.ts';
import { judgePair } from './comparability.ts';

const judge = (...evaluators: readonly [unknown, unknown]) => {
  const [before, after] = evaluators.map((evaluator) => task('a', { evaluator }));
  if (!before || !after) throw new Error('there is no pair');
  const { class: change } = compareTasks(before.fields, after.fields, { quotesExpected: true });
  return [change, judgePair({ before, after }, change)];
};

test.for([
  ['that has a metric', { func: 'a' }, { func: 'a' }, 'same', 'yes'],
  ['that gets a metric', { func: '' }, { func: 'a' }, 'judging', 'no'],
  ['that loses its metric', { func: 'a' }, { func: [] }, 'judging', 'no'],
  ['that was a text', 'manual', { func: 'a' }, 'judging', 'no'],
  ['that never had a metric', { func: '' }, { func: '' }, 'same', 'unscored'],
  [
    'that is written in another way without a metric',
    'manual',
    { func: '' },
    'judging',
    'unscored',
  ],
] as const)('judges an evaluator %s', ([, before, after, change, comparable]) => {
  expect(judge(before, after)).toEqual([change, comparable]);
});
