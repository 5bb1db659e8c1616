import { expect, test } from 'vitest';
import { toEvaluation } from '#format/reading/to-evaluation.ts';
import { createVocabulary } from '#vocabulary/vocabulary.ts';
import { toPlainText } from '#text/rich-text.ts';
import { describeVerdict } from './describe-verdict.ts';
import { exampleMetrics, file, reference } from './example-metrics.ts';

const vocabulary = createVocabulary({ metrics: exampleMetrics });

const verdictOf = (evaluator: unknown) =>
  toPlainText(describeVerdict(toEvaluation(evaluator), { vocabulary }));

const tango = { func: 'judge_dance', expected: { type: 'rule', rules: { name: 'tango' } } };
const other = { ...reference, path: 'https://example.org/gold-2.csv' };
const rows = { func: ['compare_rows', 'compare_rows'], result: [file, file] };

test.for([
  [
    'two checks whose clauses are short',
    {
      func: ['compare_rows', 'judge_dance'],
      result: [file, {}],
      expected: [reference, tango.expected],
    },
    'Passes when both checks pass: the table out.csv has the same rows as the reference file gold.csv; and the dance is tango.',
  ],
  [
    'two checks that read the same',
    { ...rows, expected: [reference, reference] },
    'Passes when both checks pass, each of which requires that the table out.csv has the same rows as the reference file gold.csv.',
  ],
  [
    'alternatives that differ in their reference',
    { ...rows, conj: 'or', expected: [reference, other] },
    'Passes when the table out.csv has the same rows as either of the reference files gold.csv and gold-2.csv.',
  ],
  [
    'alternatives that differ in the file',
    {
      ...rows,
      conj: 'or',
      result: [file, { ...file, path: '/home/user/new.csv' }],
      expected: [reference, reference],
    },
    'Passes when either of the tables out.csv and new.csv has the same rows as the reference file gold.csv.',
  ],
  [
    'alternatives that differ in their options',
    {
      ...rows,
      conj: 'or',
      expected: [reference, other],
      options: [{}, { ignore_case: true }],
    },
    'Passes when the table out.csv has the same rows as the reference file gold.csv, or has the same rows as the reference file gold-2.csv, ignoring case.',
  ],
  [
    'alternatives that do not differ',
    { ...rows, conj: 'or', expected: [reference, reference] },
    'Passes when at least one of the 2 checks passes, each of which requires that the table out.csv has the same rows as the reference file gold.csv.',
  ],
  [
    'alternatives that differ in a value',
    {
      func: ['judge_dance', 'judge_dance', 'judge_dance'],
      conj: 'or',
      expected: ['tango', 'waltz', 'tango'].map((name) => ({ type: 'rule', rules: { name } })),
    },
    'Passes when the dance is tango or waltz.',
  ],
  [
    'alternatives that differ in several values',
    {
      func: ['judge_dance', 'judge_dance'],
      conj: 'or',
      expected: ['tango', 'waltz'].map((name) => ({
        type: 'rule',
        rules: { name: [name, 'jig'] },
      })),
    },
    'Passes when at least one of the 2 checks passes: the dance is tango and jig; or the dance is waltz and jig.',
  ],
] as const)('describes %s', ([, evaluator, expected]) => {
  expect(verdictOf(evaluator)).toBe(expected);
});

test('describes the values that a getter of the environment returns as the task has them', () => {
  const place = { file: 'getters.py', line: 1, end: 2, returnedKey: 'value' };
  const getter = new Map([['literal', { place, parts: {} }]]);
  const functions = { getter, metric: new Map(), action: new Map() };
  const source = { functions, complete: [] };
  const own = createVocabulary({ metrics: exampleMetrics }, { source });
  const expected = ['tango', 'waltz'].map((name) => ({ type: 'literal', value: { name } }));
  const describe = (evaluator: object) =>
    toPlainText(
      describeVerdict(toEvaluation({ func: 'judge_dance', ...evaluator }), { vocabulary: own }),
    );
  expect(describe({ expected: expected[0] })).toBe('Passes when the dance is tango.');
  expect(describe({ func: ['judge_dance', 'judge_dance'], conj: 'or', expected })).toBe(
    'Passes when the dance is tango or waltz.',
  );
});
