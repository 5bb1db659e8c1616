import { expect, test } from 'vitest';
import { toTask } from '#format/reading/to-task.ts';
import { exampleFinding } from '#lint/examples/example-finding.ts';
import { toPlainText } from '#text/rich-text.ts';
import { withBrokenChecks } from './broken-checks.ts';
import { placeFinderOf } from './finding-places.ts';

const source = (dest: string) => ({ type: 'vm_file', path: `/home/user/${dest}`, dest });
const fields = {
  evaluator: {
    func: ['a', 'b', 'c', 'd'],
    result: ['1.txt', '2.txt', '3.txt', '4.txt'].map(source),
    expected: ['1.txt', '2.txt', '3.txt', 'gold.txt'].map(source),
  },
};
const task = toTask(fields);
const error = (code: string, pointer: string, also?: string[]) =>
  exampleFinding({ code, severity: 'error', pointer, ...(also && { also }) });

const sentenceOf = (
  findings: Parameters<typeof withBrokenChecks>[2],
  verdict = 'Passes when all pass.',
) =>
  toPlainText(
    withBrokenChecks(
      [verdict],
      { at: ['evaluator'], evaluation: task.evaluation },
      findings,
      placeFinderOf({ task, fields }),
    ),
  );

test.for<[string, Parameters<typeof withBrokenChecks>[2], string]>([
  ['no finding', [], 'Passes when all pass.'],
  [
    'a warning',
    [exampleFinding({ severity: 'warning', pointer: '/evaluator/expected/1' })],
    'Passes when all pass.',
  ],
  ['an error elsewhere', [error('S01', '/config')], 'Passes when all pass.'],
  [
    'an error of one check',
    [error('W04', '/evaluator/expected/1/path')],
    'Passes when all pass, but check 2 reads a file that nothing writes.',
  ],
  [
    'one mistake in several checks',
    [
      error('W02', '/evaluator/expected/0/dest', [
        '/evaluator/expected/2',
        '/evaluator/expected/1',
      ]),
    ],
    'Passes when all pass, but checks 1 to 3 compare a file with itself.',
  ],
  [
    'two mistakes',
    [
      error('W44', '/evaluator/func/0'),
      error('W44', '/evaluator/result/2'),
      error('S07', '/evaluator/result/3'),
    ],
    'Passes when all pass, but checks 1 and 3 can never pass and check 4 has an error.',
  ],
  [
    'a name that another check has',
    [error('W02', '/evaluator/expected/3/dest')],
    'Passes when all pass, but check 4 reads another file of that name.',
  ],
])('says of %s what it does to the checks', ([, findings, expected]) => {
  expect(sentenceOf(findings)).toBe(expected);
});

test('follows a sentence that ends with an ellipsis', () => {
  expect(sentenceOf([error('W44', '/evaluator/func/0')], 'Passes when a is b…')).toBe(
    'Passes when a is b…, but check 1 can never pass.',
  );
});

test('calls the only check by no number', () => {
  const only = { evaluator: { func: 'a', result: source('1.txt'), expected: source('2.txt') } };
  const one = toTask(only);
  const sentence = withBrokenChecks(
    ['Passes when it passes.'],
    { at: ['evaluator'], evaluation: one.evaluation },
    [error('W04', '/evaluator/expected')],
    placeFinderOf({ task: one, fields: only }),
  );
  expect(toPlainText(sentence)).toBe(
    'Passes when it passes, but the check reads a file that nothing writes.',
  );
});
