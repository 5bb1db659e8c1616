import { expect, test } from 'vitest';
import type { VocabularyExtension } from '#vocabulary/extension.ts';
import type { SourceFunction } from '#vocabulary/source/source-facts.ts';
import { createVocabulary } from '#vocabulary/vocabulary.ts';
import { findWithAbout, listLines } from '../examples/find-problems.ts';
import { referenceGiven as rule } from './v07-reference-given.ts';

function problemsIn(evaluator: unknown, extension: VocabularyExtension = {}) {
  const vocabulary = createVocabulary(extension);
  return findWithAbout(rule, { evaluator }, { vocabulary });
}

const source = { type: 'vm_file', path: '/home/user/a.txt', dest: 'a.txt' };

const table = (...rules: unknown[]) => ({
  func: 'compare_table',
  result: source,
  options: { rules },
});

test.for([
  ['a reference', { func: 'compare_text_file', result: source, expected: source }],
  ['a metric that takes none', { func: 'is_utc_0', result: source }],
  ['a metric that may do without', { func: 'compare_table', result: source }],
  ['rules for the result alone', table({ sheet_idx0: 0 }, 'sheet 1')],
  ['a placeholder', { func: 'infeasible' }],
  ['an unknown metric', { func: 'judge_dance', result: source }],
  ['a metric of another environment', { func: 'compare_xlsx_files', result: source }],
  ['lists out of step', { func: ['exact_match', 'exact_match'], result: source, expected: [{}] }],
  ['a value that is not a source', { func: 'exact_match', result: source, expected: 'a' }],
  ['no evaluator', 'exact_match'],
] as const)('accepts %s', ([, evaluator]) => {
  expect(problemsIn(evaluator)).toEqual([]);
});

const func = 'compare_answer';
const inFunc = ['evaluator', 'func'];
const inExpected = ['evaluator', 'expected'];

test.for([
  ['an absent reference', { func, result: source }, inFunc, 'error'],
  ['an empty one', { func, result: source, expected: {} }, inExpected, 'error'],
  ['null', { func, result: source, expected: null }, inExpected, 'error'],
  ['an absent one in an array', { func: [func], result: [source] }, [...inFunc, 0], 'error'],
  [
    'an empty one in an array',
    { func: [func], result: [source], expected: [{}] },
    [...inExpected, 0],
    'error',
  ],
  ['neither result nor reference', { func, result: {}, expected: {} }, inExpected, 'warning'],
  [
    'an option that may replace it',
    { func, result: source, options: { rules: {} } },
    inFunc,
    'warning',
  ],
] as const)('finds %s', ([, evaluator, at, severity]) => {
  expect(problemsIn(evaluator)).toMatchObject([{ at, metric: func, is: 'rules', severity }]);
});

test.for([
  [{ func }, '/evaluator/expected'],
  [{ func: [func], expected: [{}] }, '/evaluator/expected/0'],
] as const)('is about the reference that is missing in %j', ([evaluator, about]) => {
  expect(problemsIn(evaluator)).toMatchObject([{ about: [about] }]);
});

test.for(['check_page_number_colors', 'contains_page_break'])(
  'warns where an older environment may need no reference for "%s"',
  (metric) => {
    expect(problemsIn({ func: metric, result: source })).toMatchObject([{ severity: 'warning' }]);
  },
);

test('finds a table without a reference whose sheets a rule reads', () => {
  expect(problemsIn(table({ sheet_idx0: 0, sheet_idx1: 'EI0' }))).toMatchObject([
    { metric: 'compare_table', severity: 'error' },
  ]);
});

test('finds every metric without a reference', () => {
  const evaluator = { func: [func, 'is_utc_0', 'exact_match'], result: [source, source, source] };
  expect(problemsIn(evaluator).map(({ metric }) => metric)).toEqual([func, 'exact_match']);
});

test("asks of the dataset's own metrics only what it declares", () => {
  const metrics = { judge_dance: { expected: { accepts: 'a dance' } }, judge_song: {} };
  const evaluator = { func: ['judge_dance', 'judge_song'], result: [source, source] };
  expect(problemsIn(evaluator, { metrics })).toMatchObject([{ metric: 'judge_dance' }]);
});

test('says what the metric compares with', () => {
  expect(listLines(rule, { evaluator: { func: 'compare_csv', result: source } })).toEqual([
    'evaluator/func error: "expected" is missing for "compare_csv", which compares with another CSV file, the reference',
  ]);
});

const place = { file: 'a.py', line: 1, end: 2 };

function problemsBySource(evaluator: object, metric: SourceFunction) {
  const functions = {
    action: new Map(),
    getter: new Map(),
    metric: new Map([['judge_dance', metric]]),
  };
  const vocabulary = createVocabulary({}, { source: { functions, complete: [] } });
  return findWithAbout(rule, { evaluator: { func: 'judge_dance', ...evaluator } }, { vocabulary });
}

const parts = { options: { fields: {}, isClosed: true } };

test('requires the reference that the source of a metric of the environment requires', () => {
  expect(
    problemsBySource({ result: source }, { place, parts, expected: 'required' }),
  ).toMatchObject([{ metric: 'judge_dance', is: 'a second argument', severity: 'error' }]);
});

test.for([
  [
    'takes the result only',
    { place, parts, expected: 'none' },
    [{ at: ['evaluator', 'expected'] }],
  ],
  ['may take a reference', { place, parts, expected: 'optional' }, []],
  ['cannot be read', { place: { ...place, unread: 'line 2 is not Python' }, parts: {} }, []],
] as const)('finds the reference of a metric whose source %s', ([, metric, problems]) => {
  const found = problemsBySource({ result: source, expected: source }, metric);
  expect(found).toMatchObject(problems);
  expect(found.map((problem) => rule.message(problem))).toEqual(
    problems.map(
      () => '"judge_dance" takes no reference in the source of the environment; remove "expected"',
    ),
  );
});
