import { expect, test } from 'vitest';
import { exampleFinding } from '../examples/example-finding.ts';
import type { Finding } from '../model/finding.ts';
import { formatFindingsDiff } from './findings-diff.ts';

const one = exampleFinding({ message: 'one' });
const two = exampleFinding({ message: 'two', severity: 'warning' });
const step = (index: number) => exampleFinding({ pointer: `/config/${index}`, line: index + 3 });

const lineOf = ({ file, line, column, severity, message, code }: Finding) =>
  `${file}:${line}:${column} ${severity} ${message} ${code}`;

test.for<[string, Finding[], Finding[], Finding[], number]>([
  ['nothing in equal lists', [one, two], [two, one], [], 0],
  ['a new finding', [one], [one, two], [two], 0],
  ['one that is gone', [one, two], [one], [], 1],
  ['one that another replaced', [one], [two], [two], 1],
  ['no news in another line', [one], [{ ...one, line: 9, column: 1 }], [], 0],
  ['no news in another place of the file', [one], [{ ...one, pointer: '/config/7' }], [], 0],
  ['news in another file', [one], [{ ...one, file: 'b.json' }], [{ ...one, file: 'b.json' }], 1],
  [
    'news in another severity',
    [one],
    [{ ...one, severity: 'info' }],
    [{ ...one, severity: 'info' }],
    1,
  ],
  ['a second of the same words, where it is', [step(1)], [step(0), step(1)], [step(0)], 0],
  ['one of two that say the same as gone', [step(0), step(1)], [step(0)], [], 1],
])('finds %s', ([, before, after, added, gone]) => {
  expect(formatFindingsDiff(before, after)).toEqual([
    ...added.map(lineOf),
    ...(gone === 0 ? [] : [`${gone} finding gone`]),
  ]);
});

test('prints each new finding on a line, the most serious first, and counts the fixed ones', () => {
  const note = exampleFinding({ message: 'three', severity: 'info', code: 'V02' });
  expect(formatFindingsDiff([exampleFinding(), exampleFinding()], [note, two, one])).toEqual([
    'os/a.json:2:9 error one S02',
    'os/a.json:2:9 warning two S02',
    'os/a.json:2:9 info three V02',
    '2 findings gone',
  ]);
});

test('says nothing when nothing is new', () => {
  expect(formatFindingsDiff([one], [one])).toEqual([]);
});

test('prints at most twenty and counts the others', () => {
  const many = Array.from({ length: 23 }, (_, index) => exampleFinding({ message: String(index) }));
  const lines = formatFindingsDiff([], many);
  expect(lines).toHaveLength(21);
  expect(lines.at(-1)).toBe('and 3 more new findings');
});

test('prints the name of a file without what moves the cursor', () => {
  const [line] = formatFindingsDiff([], [exampleFinding({ file: 'a\u001b[2J.json' })]);
  expect(line).toContain(String.raw`a\u001b[2J.json:2:9`);
});
