import { expect, test } from 'vitest';
import { toEvaluation } from '#format/reading/to-evaluation.ts';
import { toPlainText } from '#text/rich-text.ts';
import type { EvaluatorHandling } from '#vocabulary/source/task-handling.ts';
import { createVocabulary } from '#vocabulary/vocabulary.ts';
import { describeVerdict } from './describe-verdict.ts';
import { file, reference } from './example-metrics.ts';

const at = { file: 'start.py', line: 7 };
const place = { file: 'lab/getters.py', line: 1, end: 2 };

function verdictOf(evaluator: object, handling: Partial<EvaluatorHandling>): string {
  const functions = {
    action: new Map(),
    getter: new Map([['empty', { place: { ...place, returned: ['None'] }, parts: {} }]]),
    metric: new Map([
      ['is_there', { place, parts: {} }],
      ['same_text', { place: { ...place, takesReferenceFirst: true as const }, parts: {} }],
    ]),
  };
  const source = {
    functions,
    complete: [],
    handling: {
      fields: {},
      fieldsAreComplete: false,
      parts: {},
      stepFields: [],
      evaluator: { judgedByName: {}, namesAreComplete: false, ...handling },
      replacements: [],
      mayReplaceMore: false,
      waits: [],
    },
  };
  const vocabulary = createVocabulary({}, { source });
  return toPlainText(describeVerdict(toEvaluation(evaluator), { vocabulary }));
}

test.for([
  ['runner', 'Judged by the runner: start.py recognizes by_log by its name and calls no metric.'],
  [
    'judge',
    'Judged by the environment itself: start.py recognizes by_log by its name and calls no metric.',
  ],
] as const)('says that the %s judges a name', ([by, expected]) => {
  const judgedByName = { by_log: { at, by, inArray: false } };
  expect(verdictOf({ func: 'by_log' }, { judgedByName })).toBe(expected);
});

test('names no reference where its getter returns None', () => {
  const evaluator = { func: 'is_there', result: file, expected: { type: 'empty' } };
  expect(verdictOf(evaluator, { expectedNone: 'one argument' })).toBe(
    'Passes when is_there accepts out.csv.',
  );
  expect(verdictOf(evaluator, { expectedNone: 'two arguments' })).toMatch(/, compared with /);
});

test.for([
  [
    'what is fetched',
    { result: reference, expected: file },
    'Passes when same_text accepts out.csv, compared with the reference file gold.csv.',
  ],
  [
    'values of the task, which are a reference anyway',
    { result: file, expected: { type: 'rule', rules: { size: 1 } } },
    'Passes when same_text accepts out.csv with size 1.',
  ],
] as const)(
  'takes the first argument for the reference where the source names it so: %s',
  ([, sides, expected]) => {
    expect(verdictOf({ func: 'same_text', ...sides }, {})).toBe(expected);
  },
);
