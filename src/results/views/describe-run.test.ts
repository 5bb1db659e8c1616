import { expect, test } from 'vitest';
import { type ExampleScores, exampleResults, exampleRun } from '../example-results.ts';
import { describeInvented, describeMadeOn, describeRates, nameRows } from './describe-run.ts';
import { formatDifference, formatInterval, formatRate } from './format-rate.ts';
import { describeComparison, formatP } from './list-comparisons.ts';
import { describePair } from './pair-runs.ts';
import { describeResult, summarizeTask } from './summarize-task.ts';

test.for([
  [0, '0.0%'],
  [0.3421, '34.2%'],
  [1, '100.0%'],
  [0.0004, '<0.1%'],
  [0.99999, '>99.9%'],
  [undefined, '–'],
] as const)('writes the rate %s', ([rate, text]) => {
  expect(formatRate(rate)).toBe(text);
});

test('writes intervals, differences and small probabilities', () => {
  expect(formatInterval({ low: 0.275, high: 0.4161 })).toBe('27.5–41.6%');
  expect([0.123, -0.5, 0.0001, undefined].map(formatDifference)).toEqual([
    '+12.3',
    '−50.0',
    '0',
    '–',
  ]);
  expect([0.6251, 0.0432, 0.0004].map(formatP)).toEqual(['0.63', '0.043', '<0.001']);
});

test('a p-value below 0.05 is never written as 0.05', () => {
  expect([0.0494, 0.0496, 0.04999, 0.05, 0.0504].map(formatP)).toEqual([
    '0.049',
    '<0.05',
    '<0.05',
    '0.05',
    '0.05',
  ]);
});

test.for([
  ['none', undefined],
  ['some', 'Some of these systems'],
  ['all', 'all of their numbers are invented'],
] as const)('says when numbers are made up: %s', ([invented, words]) => {
  if (words === undefined) expect(describeInvented(invented)).toBeUndefined();
  else expect(describeInvented(invented)).toContain(words);
});

test.for([
  [{ kind: 'release', version: '1.2' }, 'release 1.2'],
  [{ kind: 'date', version: '1.2' }, 'release 1.2, by its date'],
  [{ kind: 'digests', count: 1 }, 'the digests of 1 task'],
  [{ kind: 'unknown release', version: '9' }, 'release 9, which the dataset does not have'],
  [{ kind: 'unstated' }, 'not stated'],
] as const)('describes what a run was made on', ([madeOn, text]) => {
  expect(describeMadeOn({ madeOn })).toBe(text);
});

test.for([
  [{ shared: 0, difference: undefined, isWithinChance: true }, 'no task in common', '–'],
  [{ shared: 9, difference: 0.2, isWithinChance: true }, 'may be chance', '(+20.0)'],
  [{ shared: 9, difference: 0.2, isWithinChance: false }, 'this one solves more', '+20.0'],
  [{ shared: 9, difference: -0.2, isWithinChance: false }, 'the other solves more', '−20.0'],
] as const)('says what a comparison lets a reader say', ([comparison, words, cell]) => {
  expect(describeComparison(comparison)).toBe(words);
  expect(describePair(comparison)).toBe(cell);
});

test('sums up a task, with what is not counted', () => {
  const results = exampleResults(
    ['a'],
    [
      exampleRun('alder', { a: 1 }),
      exampleRun('birch', { a: 0 }),
      exampleRun('cedar', { a: 'error' }),
      exampleRun('dogwood', {}),
    ],
  );
  expect(summarizeTask(results.byTask.get('a') ?? [])).toBe(
    'Solved by 1 of 2 runs. Not counted: 1 ended in an error of the harness, 1 did not run it.',
  );
  expect(summarizeTask([])).toBe('The task cannot be scored, so no result counts.');
});

test('says beside a status what it does not', () => {
  const run = exampleRun('alder', { a: [1, 0.5], b: 1, c: 'error' });
  const records = run.records.map((record) => ({
    ...record,
    steps: record.task === 'c' ? undefined : record.trial,
  }));
  const results = exampleResults(['a', 'b', 'c'], [{ ...run, records }]);
  const describe = (task: string) => results.byTask.get(task)?.map(describeResult);
  expect(describe('a')).toEqual(['1 of 2 trials, score 75.0%, 2 steps']);
  expect(describe('b')).toEqual(['1 step']);
  expect(describe('c')).toEqual(['']);
});

test('rows are called runs where a system has several', () => {
  const [birch, ...alder] = [
    exampleRun('birch', {}),
    exampleRun('15 steps', {}, { system: 'alder' }),
    exampleRun('50 steps', {}, { system: 'alder' }),
  ];
  const name = (...runs: (typeof birch)[]) => nameRows(exampleResults(['a'], runs).runs);
  expect([name(birch), name(...alder.slice(1)), name(birch, ...alder)]).toEqual([
    ...['System', 'System', 'Run'],
  ]);
});

test('says what a run has achieved, also when no result counts', () => {
  const describe = (scores: ExampleScores, isInvented = false) =>
    exampleResults(['a', 'b'], [exampleRun('alder', scores, { isInvented })]).runs.map(
      describeRates,
    );
  expect(describe({ a: 1 })).toEqual([
    'Solved 100.0% (20.7–100.0%) of 1 task that it ran; the dataset has 2.',
  ]);
  expect(describe({ a: 'error' }, true)).toEqual(['No result of this run counts. Invented.']);
});
