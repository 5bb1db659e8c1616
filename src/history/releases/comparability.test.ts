import { expect, test } from 'vitest';
import { compareTasks } from '../tasks/compare-tasks.ts';
import { task } from '../timeline/example-history.ts';
import { compareCodes, unseenCode } from '../code/compare-codes.ts';
import { exampleCode } from '../code/example-code.ts';
import { judgePair } from './comparability.ts';

const judge = (...evaluators: readonly [unknown, unknown]) => {
  const [before, after] = evaluators.map((evaluator) => task('a', { evaluator }));
  if (!before || !after) throw new Error('there is no pair');
  const { class: change, changes } = compareTasks(before.fields, after.fields, {
    quotesExpected: true,
  });
  return [change, judgePair({ before, after }, changes, unseenCode)];
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

test.for([
  ['nothing', [], 'yes', 'unknown'],
  ['a source', ['editorial'], 'yes', 'unknown'],
  ['an address', ['moved'], 'likely', 'unknown'],
  ['code', ['code'], 'unknown', 'unknown'],
  ['code and an address', ['moved', 'code'], 'unknown', 'unknown'],
  ['code and the setup', ['code', 'environment'], 'no', 'no'],
  ['the evaluator', ['judging'], 'no', 'no'],
] as const)(
  'a change of %s, where code was seen in neither state or one',
  ([, classes, ...due]) => {
    const pair = { before: task('a'), after: task('a') };
    const changes = classes.map((change) => ({ class: change }));
    const judged = [unseenCode, compareCodes(exampleCode(), undefined)].map((code) =>
      judgePair(pair, changes, code),
    );
    expect(judged).toEqual(due);
  },
);
