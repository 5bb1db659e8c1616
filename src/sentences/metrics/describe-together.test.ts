import { expect, test } from 'vitest';
import { toEvaluation } from '#format/reading/to-evaluation.ts';
import { createVocabulary } from '#vocabulary/vocabulary.ts';
import { toPlainText } from '#text/rich-text.ts';
import { describeVerdict } from './describe-verdict.ts';
import { exampleMetrics } from './example-metrics.ts';

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
    'Passes when both checks pass: the table 1.csv has the same rows as the reference file x.csv; and the table 1.csv has the same rows as the reference file y.csv.',
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
    'Passes when all 3 checks pass: other accepts the file 0.txt with tags x; and each of the tables 1.csv and 2.csv has the same rows as its reference file.',
  ],
  [
    'the same twice beside another check',
    { func: ['a', 'b', 'a'] },
    'Passes when all 3 checks pass: a passes (2 checks); and b passes.',
  ],
] as const)('describes checks of %s', ([, evaluator, expected]) => {
  expect(verdictOf(evaluator)).toBe(expected);
});

test('counts the checks that would make the sentence too long', () => {
  const func = Array.from({ length: 9 }, (_, index) => `${index}${'x'.repeat(100)}`);
  const sentence = verdictOf({ func });
  expect(sentence).toMatch(
    /^Passes when all 9 checks pass: 0x+ passes; .* and 2 other checks below\.$/,
  );
});
