import { expect, test } from 'vitest';
import { toEvaluation } from '#format/reading/to-evaluation.ts';
import { createVocabulary } from '#vocabulary/vocabulary.ts';
import { toPlainText } from '#text/rich-text.ts';
import { describeVerdict } from './describe-verdict.ts';
import { exampleMetrics, file, reference } from './example-metrics.ts';

const vocabulary = createVocabulary({
  metrics: {
    ...exampleMetrics,
    find_rows: {
      verdict: '{expected|table} has the rows of {result|list}',
      result: { accepts: 'a list' },
      expected: { accepts: 'a table' },
    },
    has_tags: { verdict: '{result|song} has {rules.tags|tag}', rules: { tags: {} } },
  },
});

const toFile = (path: string) => ({ type: 'vm_file', path, dest: path.split('/').at(-1) });
const toReference = (name: string) => ({
  type: 'cloud_file',
  path: `https://example.org/${name}`,
  dest: name,
});
const output = { type: 'vm_command_line', command: ['wc', '/a'] };
const toRule = (tags: unknown) => ({ type: 'rule', rules: { tags } });

/** As many checks as there are results. */
const checksOf = (func: string, result: string[], expected: object[], conj = 'and') => ({
  func: result.map(() => func),
  conj,
  result: result.map(toFile),
  expected,
});

const verdictOf = (evaluator: unknown) =>
  toPlainText(describeVerdict(toEvaluation(evaluator), { vocabulary }));

const long = (letter: string) => `${letter.repeat(120)}.mp3`;

test.for([
  [
    'different files compared with a reference each',
    checksOf('compare_rows', ['/a/1.csv', '/a/2.csv'], ['x.csv', 'y.csv'].map(toReference)),
    'Passes when each of the tables 1.csv and 2.csv has the same rows as its reference file.',
  ],
  [
    'different files compared with one reference',
    checksOf('compare_rows', ['/a/1.csv', '/a/2.csv'], ['x.csv', 'x.csv'].map(toReference)),
    'Passes when each of the tables 1.csv and 2.csv has the same rows as the reference file x.csv.',
  ],
  [
    'different files of which one is enough',
    checksOf('compare_rows', ['/a/1.csv', '/a/2.csv'], ['x.csv', 'y.csv'].map(toReference), 'or'),
    'Passes when any of the tables 1.csv and 2.csv has the same rows as its reference file.',
  ],
  [
    'one file that is compared with several references',
    checksOf('compare_rows', ['/a/1.csv', '/a/1.csv'], ['x.csv', 'y.csv'].map(toReference)),
    'Passes when the table 1.csv has the same rows as the reference file x.csv and has the same rows as the reference file y.csv.',
  ],
  [
    'files of one name in several folders',
    checksOf('compare_rows', ['/a/1.csv', '/b/1.csv'], ['x.csv', 'y.csv'].map(toReference)),
    'Passes when each of the 2 tables named 1.csv has the same rows as its reference file.',
  ],
  [
    'files whose names are long',
    checksOf('has_tags', [`/a/${long('a')}`, `/a/${long('b')}`], [toRule('x'), toRule('x')]),
    'Passes when each of the 2 songs has the tag x.',
  ],
  [
    'files with other values',
    checksOf('has_tags', ['/a/1.mp3', '/a/2.mp3'], [toRule('x'), toRule('y')]),
    'Passes when both checks pass: the song 1.mp3 has the tag x; and the song 2.mp3 has the tag y.',
  ],
  [
    'a sentence that begins with the reference',
    checksOf('find_rows', ['/a/1.csv', '/a/2.csv'], ['x.csv', 'y.csv'].map(toReference)),
    'Passes when both checks pass: the table x.csv has the rows of the list 1.csv; and the table y.csv has the rows of the list 2.csv.',
  ],
  [
    'files beside another check',
    {
      func: ['other', 'compare_rows', 'compare_rows'],
      result: [toFile('/a/0.txt'), toFile('/a/1.csv'), toFile('/a/2.csv')],
      expected: [toRule('x'), toReference('x.csv'), toReference('y.csv')],
    },
    'Passes when all checks pass: other accepts 0.txt with tags x; and each of the tables 1.csv and 2.csv has the same rows as its reference file.',
  ],
  [
    'one file with two metrics',
    {
      func: ['compare_rows', 'check_total'],
      result: [file, file],
      expected: [reference, { type: 'rule', rules: { total: 3 } }],
    },
    'Passes when both checks pass: the table out.csv has the same rows as the reference file gold.csv; and the invoice out.csv has the total 3.',
  ],
  [
    'two files of one name',
    {
      func: ['check_total', 'check_total'],
      result: [file, { ...file, path: '/tmp/out.csv' }],
      expected: [
        { type: 'rule', rules: { total: 3 } },
        { type: 'rule', rules: { total: 4 } },
      ],
    },
    'Passes when both checks pass: the invoice out.csv has the total 3; and the invoice out.csv has the total 4.',
  ],
  [
    'one metric without a template, with other values',
    {
      func: ['other', 'other', 'other'],
      result: [0, 0, 1].map((name) => toFile(`/a/${name}.txt`)),
      expected: [1, 2, 3].map((size) => ({ type: 'rule', rules: { size } })),
    },
    'Passes when other accepts 0.txt with size 1, 0.txt with size 2, and 1.txt with size 3.',
  ],
  [
    'one metric without a template, with the same values of other files',
    {
      func: ['other', 'other'],
      result: [0, 1].map((name) => toFile(`/a/${name}.txt`)),
      expected: [1, 1].map((size) => ({ type: 'rule', rules: { size } })),
    },
    'Passes when other accepts each of 0.txt and 1.txt with size 1.',
  ],
  [
    'metrics without a template, of one output',
    {
      func: ['size', 'kind'],
      result: [output, output],
      expected: [
        { type: 'rule', rules: { size: 1 } },
        { type: 'rule', rules: { kind: 'a' } },
      ],
    },
    'Passes when both checks pass: size accepts the output of wc /a with size 1; and kind accepts the same output with kind a.',
  ],
  [
    'the same twice beside another check',
    { func: ['a', 'b', 'a'] },
    'Passes when all 3 checks pass: a passes (2 checks); and b passes.',
  ],
] as const)('describes checks of %s', ([, evaluator, expected]) => {
  expect(verdictOf(evaluator)).toBe(expected);
});

test('counts no fewer than five, whatever the length', () => {
  const func = Array.from({ length: 11 }, (_, index) => `${index}${'x'.repeat(100)}`);
  expect(verdictOf({ func })).not.toMatch(/ below\b/);
});

test('counts the checks that would make the sentence too long', () => {
  const func = Array.from({ length: 12 }, (_, index) => `${index}${'x'.repeat(100)}`);
  const sentence = verdictOf({ func });
  expect(sentence).toMatch(
    /^Passes when all 12 checks pass: 0x+ passes; .* and 5 other checks below\.$/,
  );
});
