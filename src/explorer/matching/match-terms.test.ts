import { expect, test } from 'vitest';
import { matchTerm } from './match-terms.ts';
import { createTermMatcher } from './term-matcher.ts';

const texts = [
  '3bb2a432-90c7-4f0e-8d3a-1c2e5b6f7a80 Port the C# program',
  '5d8f0417-2f6b-4b60-9d2e-0a1b2c3d4e5f Reply to the email',
  'c0ffee00-aaaa-4bbb-8ccc-dddddddddddd Send an e-mail in C',
];
const column = { texts, cells: [0, 1, 2], weight: 1 };
const matcher = createTermMatcher(texts.length, [column], new Map());

const find = (text: string) => {
  const terms = matchTerm(matcher, { kind: 'word', text, isExcluded: false, isCommon: false });
  return terms.map(({ match }) =>
    [...match.scores.entries()].flatMap(([row, at]) => (at > 0 ? [row] : [])),
  );
};

test.for([
  ['an id without hyphens', '3bb2a43290c74f0e8d3a1c2e5b6f7a80', [[0]]],
  ['the beginning of an id without hyphens', '5D8F04172f6b4', [[1]]],
  ['an id with underscores', '3bb2a432_90c7_4f0e', [[0]]],
  ['an id with hyphens', '3bb2a432-90c7', [[0]]],
  ['digits of no id', '123456789012', [[]]],
  ['a hyphen in a word that is written without it too', 'e-mail', [[1, 2]]],
  ['a letter with its number sign', 'C#', [[0]]],
  ['a letter with plus signs that nothing has', 'C++', [[]]],
  ['a letter', 'C', [[0, 2]]],
] as const)('matches %s', ([, text, rows]) => {
  expect(find(text)).toEqual(rows);
});

test('corrects no id and no letter with a sign', () => {
  const isCorrected = (text: string) =>
    matchTerm(matcher, { kind: 'word', text, isExcluded: false, isCommon: false }).some(
      ({ canBeCorrected }) => canBeCorrected,
    );
  expect(['3bb2a43290', 'C++', 'tabel'].map(isCorrected)).toEqual([false, false, true]);
});
