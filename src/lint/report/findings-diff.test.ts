import { expect, test } from 'vitest';
import { exampleFinding } from '../examples/example-finding.ts';
import type { Finding } from '../model/finding.ts';
import { compareFindingLists, describeFindingsDiff, listFindingsDiff } from './findings-diff.ts';

const one = exampleFinding({ message: 'one' });
const two = exampleFinding({ message: 'two', severity: 'warning' });
const step = (index: number) => exampleFinding({ pointer: `/config/${index}`, line: index + 3 });

const describe = (before: readonly Finding[], after: readonly Finding[]) => {
  const diff = compareFindingLists(before, after);
  return [describeFindingsDiff(diff, after), ...listFindingsDiff(diff)];
};

const newTwo = '  new   os/a.json:2:9 warning two S02';
const goneOne = '  gone  os/a.json:2:9 error one S02';

test.for<[string, Finding[], Finding[], string[]]>([
  [
    'nothing in equal lists',
    [one, two],
    [two, one],
    ['no new finding; 1 error and 1 warning left'],
  ],
  ['nothing in none', [], [], ['no new finding; 0 errors and 0 warnings left']],
  ['a new finding', [one], [one, two], ['1 new finding; 1 error and 1 warning left', newTwo]],
  ['one that is gone', [one, two], [two], ['1 finding gone; 0 errors and 1 warning left', goneOne]],
  [
    'one that another replaced',
    [one],
    [two],
    ['1 new finding, 1 gone; 0 errors and 1 warning left', newTwo, goneOne],
  ],
  [
    'no news in another line',
    [one],
    [{ ...one, line: 9, column: 1 }],
    ['no new finding; 1 error and 0 warnings left'],
  ],
  [
    'no news in another place',
    [one],
    [{ ...one, pointer: '/config/7' }],
    ['no new finding; 1 error and 0 warnings left'],
  ],
  [
    'news in another file',
    [one],
    [{ ...one, file: 'b.json' }],
    [
      '1 new finding, 1 gone; 1 error and 0 warnings left',
      '  new   b.json:2:9 error one S02',
      goneOne,
    ],
  ],
  [
    'a second of the same words, where it is',
    [step(1)],
    [step(0), step(1)],
    ['1 new finding; 2 errors and 0 warnings left', `  new   ${lineOf(step(0))}`],
  ],
])('names %s', ([, before, after, lines]) => {
  expect(describe(before, after)).toEqual(lines);
});

test('lists the most serious of many, and counts the others', () => {
  const many = Array.from({ length: 14 }, (_, index) => ({ ...two, message: `${index}` }));
  const [summary, first, ...others] = describe([], [...many, one]);
  expect(summary).toBe('15 new findings; 1 error and 14 warnings left');
  expect(first).toBe('  new   os/a.json:2:9 error one S02');
  expect([others.length, others.at(-1)]).toEqual([10, '  new   … 5 more']);
  expect(describe([], many.slice(0, 11))).toHaveLength(12);
});

test('prints the name of a file without what moves the cursor', () => {
  const [, line] = describe([], [exampleFinding({ file: 'a\u001b[2J.json' })]);
  expect(line).toContain(String.raw`a\u001b[2J.json:2:9`);
});

function lineOf({ file, line, column, severity, message, code }: Finding): string {
  return `${file}:${line}:${column} ${severity} ${message} ${code}`;
}
