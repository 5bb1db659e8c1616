import { expect, test } from 'vitest';
import { findCollocation } from './collocation.ts';

const find = (...instructions: string[]) => findCollocation(instructions);

test('finds two words that belong together', () => {
  const found = find(
    'Set the line spacing to 1.5.',
    'Which line spacing has the second page?',
    'Draw a line.',
    'Open the second page.',
  );
  expect(found).toBe('line spacing');
});

test.for([
  [
    'a sentence that tasks share',
    ['Sort it. Never touch other regions again.', 'Print it. Never touch other regions again.'],
  ],
  ['names', ['Start Visual Studio now.', 'Close Visual Studio first.']],
  ['common words', ['Use some other sheet.', 'Add some other slide.']],
  ['words of one task', ['Freeze the first panes.']],
  [
    'words with a mark between them',
    ['Remove colour, borders and more.', 'Add colour, borders or both.'],
  ],
] as const)('does not take %s over nothing', ([label, instructions]) => {
  const found = find(...instructions);
  if (label === 'a sentence that tasks share') expect(found).not.toBe('line spacing');
  else expect(found).toBeUndefined();
});

test('prefers words whose surroundings differ to a part of a sentence that tasks share', () => {
  const shared = ' Leave unrelated regions alone.';
  const found = find(
    `Set the font size.${shared}`,
    `Which font size is it?${shared}`,
    `Clear it.${shared}`,
  );
  expect(found).toBe('font size');
});

test('has none without instructions, or where words are not between blanks', () => {
  expect([find(), find('', ''), find('在第一张幻灯片', '在第一张幻灯片')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test.for([
  [2, undefined],
  [3, 'line spacing'],
] as const)('of 200 instructions, %i must have it', ([count, expected]) => {
  const others = Array.from({ length: 200 - count }, (_, index) => `Draw number ${index}.`);
  const having = Array.from(
    { length: count },
    (_, index) => `Item ${index} has line spacing ${index}.`,
  );
  expect(find(...others, ...having)).toBe(expected);
});
