import { expect, test } from 'vitest';
import { exampleFinding } from '#lint/examples/example-finding.ts';
import { sayOnce } from './gate-findings.ts';

const typo = (pointer: string) => exampleFinding({ message: 'unknown option "x"', pointer });
const other = exampleFinding({ severity: 'warning', message: 'unknown option "y"' });

test('says what several checks have at the first of them, with the numbers of the others', () => {
  const [first, second, third] = ['/a', '/b', '/c'].map(typo);
  if (!first || !second || !third) throw new Error('the example has too few findings');
  expect(sayOnce([[first], [other, second], [], [third]])).toEqual([
    { findings: [first], alsoIn: [2, 4] },
    { findings: [other], alsoIn: [] },
    { findings: [], alsoIn: [] },
    { findings: [], alsoIn: [] },
  ]);
});

test('counts where the error of a check is, which is the one that is shown', () => {
  const error = exampleFinding({ severity: 'error', message: 'no file' });
  expect(sayOnce([[other, error], [other], [error]])).toEqual([
    { findings: [other, error], alsoIn: [3] },
    { findings: [], alsoIn: [] },
    { findings: [], alsoIn: [] },
  ]);
});
