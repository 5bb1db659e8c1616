import { expect, test } from 'vitest';
import { exampleFinding } from '../examples/example-finding.ts';
import type { Finding } from '../model/finding.ts';
import { describeFindingsDiff } from './findings-diff.ts';

const one = exampleFinding({ message: 'one' });
const two = exampleFinding({ message: 'two', severity: 'warning' });
const step = (index: number) => exampleFinding({ pointer: `/config/${index}`, line: index + 3 });

const secondLine = 'os/a.json:2:9 warning two S02';

test.for<[string, Finding[], Finding[], string]>([
  ['nothing in equal lists', [one, two], [two, one], 'no new finding'],
  ['nothing in none', [], [], 'no new finding'],
  ['a new finding', [one], [one, two], secondLine],
  ['one that is gone', [one, two], [one], '1 finding gone'],
  ['one that another replaced', [one], [two], `${secondLine}; 1 finding gone`],
  ['no news in another line', [one], [{ ...one, line: 9, column: 1 }], 'no new finding'],
  ['no news in another place', [one], [{ ...one, pointer: '/config/7' }], 'no new finding'],
  [
    'news in another file',
    [one],
    [{ ...one, file: 'b.json' }],
    'b.json:2:9 error one S02; 1 finding gone',
  ],
  [
    'news in another severity',
    [one],
    [{ ...one, severity: 'info' }],
    'os/a.json:2:9 info one S02; 1 finding gone',
  ],
  ['a second of the same words, where it is', [step(1)], [step(0), step(1)], lineOf(step(0))],
  ['one of two that say the same as gone', [step(0), step(1)], [step(0)], '1 finding gone'],
  [
    'the most serious of several, and counts the others',
    [step(0), step(1)],
    [two, one, { ...two, message: 'three' }],
    'os/a.json:2:9 error one S02; 2 more new findings; 2 findings gone',
  ],
])('names %s', ([, before, after, line]) => {
  expect(describeFindingsDiff(before, after)).toBe(line);
});

test('prints the name of a file without what moves the cursor', () => {
  const line = describeFindingsDiff([], [exampleFinding({ file: 'a\u001b[2J.json' })]);
  expect(line).toContain(String.raw`a\u001b[2J.json:2:9`);
});

function lineOf({ file, line, column, severity, message, code }: Finding): string {
  return `${file}:${line}:${column} ${severity} ${message} ${code}`;
}
