import { expect, test } from 'vitest';
import { toEvaluation } from '#format/reading/to-evaluation.ts';
import { createVocabulary } from '#vocabulary/vocabulary.ts';
import { toPlainText } from '#text/rich-text.ts';
import { describeVerdict } from './describe-verdict.ts';
import { exampleMetrics, file, reference } from './example-metrics.ts';
import { toVerdictOptions } from './verdict-options.ts';

const vocabulary = createVocabulary({ metrics: exampleMetrics });

const verdictOf = (evaluator: unknown, quotesExpected?: boolean) =>
  toPlainText(describeVerdict(toEvaluation(evaluator), { vocabulary, quotesExpected }));

test('quotes what a dataset says of its own metric, unless values are withheld', () => {
  const metrics = { check_rows: { summary: 'Counts the rows. "x" is right.' } };
  const options = { vocabulary: createVocabulary({ metrics }) };
  const evaluation = toEvaluation({ func: 'check_rows', result: file });
  expect(toPlainText(describeVerdict(evaluation, options))).toBe(
    'Passes when check_rows accepts out.csv (“Counts the rows”).',
  );
  expect(toPlainText(describeVerdict(evaluation, { ...options, quotesExpected: false }))).toBe(
    'Passes when check_rows accepts out.csv.',
  );
});

test.for([
  ['no metric', { func: '' }, 'The task cannot be scored: its evaluator names no metric.'],
  [
    'an evaluator that is a string',
    'x',
    'The task cannot be scored: its evaluator names no metric.',
  ],
  ['a metric alone', { func: 'a' }, 'Passes when a passes.'],
  ['a result', { func: 'a', result: file }, 'Passes when a accepts out.csv.'],
  [
    'a reference',
    { func: 'a', result: file, expected: reference },
    'Passes when a accepts out.csv, compared with the reference file gold.csv.',
  ],
  [
    'a metric whose template fits',
    { func: 'compare_rows', result: file, expected: reference },
    'Passes when the table out.csv has the same rows as the reference file gold.csv.',
  ],
  [
    'a reference that is judged',
    { func: 'compare_rows', result: reference, expected: file },
    'Passes when the reference table gold.csv has the same rows as the file out.csv.',
  ],
  [
    'options with a wording',
    {
      func: 'compare_rows',
      result: file,
      expected: reference,
      options: { ignore_case: true, order: 'any', depth: 2 },
    },
    'Passes when the table out.csv has the same rows as the reference file gold.csv, ignoring case, in any order.',
  ],
  [
    'options that are off or have a value without a wording',
    {
      func: 'compare_rows',
      result: file,
      expected: reference,
      options: { ignore_case: false, order: 'kept' },
    },
    'Passes when the table out.csv has the same rows as the reference file gold.csv.',
  ],
  [
    'a template that asks for a missing side',
    { func: 'compare_rows', result: file },
    'Passes when compare_rows accepts out.csv.',
  ],
  [
    'rules in place of a reference file',
    { func: 'compare_rows', result: file, expected: { type: 'rule', rules: [] } },
    'Passes when compare_rows accepts out.csv with rules [].',
  ],
  [
    'a result that the task itself contains',
    { func: 'judge', result: { type: 'rule', rules: {} }, expected: { type: 'rule', rules: [] } },
    'Passes when judge accepts the values in result with rules [].',
  ],
  [
    'several files where the template has a slot for one',
    {
      func: 'compare_rows',
      result: {
        type: 'vm_file',
        path: ['/a/1.csv', '/a/2.csv'],
        dest: ['1.csv', '2.csv'],
        multi: true,
        gives: [0, 1],
      },
      expected: reference,
    },
    'Passes when compare_rows accepts the files 1.csv and 2.csv, compared with the reference file gold.csv.',
  ],
  ['two metrics', { func: ['a', 'b'] }, 'Passes when both checks pass: a passes; and b passes.'],
  [
    'three metrics',
    { func: ['a', 'b', 'c'], conj: 'and' },
    'Passes when all 3 checks pass: a passes; b passes; and c passes.',
  ],
  [
    'alternatives',
    { func: ['a', 'b'], conj: 'or' },
    'Passes when at least one of the 2 checks passes: a passes; or b passes.',
  ],
  [
    'a result without a metric',
    { result: file },
    'The task cannot be scored: its evaluator names no metric.',
  ],
] as const)('says when a task with %s succeeds', ([, evaluator, expected]) => {
  expect(verdictOf(evaluator)).toBe(expected);
});

const tango = { func: 'judge_dance', expected: { type: 'rule', rules: { name: 'tango' } } };

test.for([
  [
    'a reference file',
    { func: 'compare_rows', result: file, expected: reference },
    'Passes when the table out.csv has the same rows as the reference file.',
  ],
  ['a rule', tango, 'Passes when the dance is the expected value.'],
  [
    'a rule that no noun can stand for',
    {
      func: 'check_total',
      result: file,
      expected: { type: 'rule', rules: { total: 129.5 } },
      options: { tolerance: 1 },
    },
    'Passes when check_total accepts out.csv, compared with the expected values.',
  ],
  [
    'a rule that is gone',
    { func: 'judge_dance', expected: { type: 'rule' } },
    'Passes when the dance is the expected value.',
  ],
  [
    'references of which only the types are left',
    {
      func: ['compare_rows', 'compare_rows'],
      conj: 'or',
      result: [file, { ...file, path: '/home/user/new.csv' }],
      expected: [{ type: 'cloud_file' }, { type: 'cloud_file' }],
    },
    'Passes when any of the tables out.csv and new.csv has the same rows as its reference file.',
  ],
  [
    'what no template describes',
    { func: 'a', result: file, expected: reference },
    'Passes when a accepts out.csv, compared with the reference file.',
  ],
] as const)(
  'does not quote %s where expected values are folded away',
  ([, evaluator, expected]) => {
    expect(verdictOf(evaluator, false)).toBe(expected);
  },
);

test.for([
  [undefined, true],
  ['show', true],
  ['collapse', false],
  ['omit', false],
] as const)('with "answers" as %s quotes expected values: %s', ([answers, expected]) => {
  const about = { title: 'Examples', language: 'en', ...(answers && { answers }) };
  expect(toVerdictOptions({ vocabulary, about }).quotesExpected).toBe(expected);
});

test('says by what OSWorld judges a task that cannot be done', () => {
  expect(verdictOf({ func: 'infeasible' })).toBe(
    "Passes when the agent's last action is FAIL, and only then: infeasible marks a task that cannot be done. OSWorld fails any other task that ends with FAIL.",
  );
});

test('does not say it of an environment whose source was read', () => {
  const functions = { getter: new Map(), metric: new Map(), action: new Map() };
  const others = { metric: { hidden: new Map(), unclear: new Set<string>() } };
  const own = createVocabulary({}, { source: { functions, complete: [], others } });
  const described = describeVerdict(toEvaluation({ func: 'infeasible' }), { vocabulary: own });
  expect(toPlainText(described)).toMatch(/marks a task that cannot be done\.$/);
});

test('has one full stop after a text that ends with one', () => {
  const evaluator = {
    func: 'exact_match',
    result: { type: 'vm_command_line', command: ['ls'] },
    expected: { type: 'rule', rules: { expected: 'File exists.' } },
  };
  const verdict = describeVerdict(toEvaluation(evaluator), { vocabulary: createVocabulary() });
  expect(toPlainText(verdict)).toMatch(/is File exists\.$/);
});

test('marks metrics and getters, so that pages can link them', () => {
  const evaluator = { func: 'judge', result: { type: 'ask_around' } };
  expect(describeVerdict(toEvaluation(evaluator), { vocabulary: createVocabulary() })).toEqual([
    'Passes when ',
    { metric: 'judge' },
    ' accepts ',
    'what ',
    { getter: 'ask_around' },
    ' fetches',
    '.',
  ]);
});
