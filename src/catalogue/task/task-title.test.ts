import { expect, test } from 'vitest';
import { toShortTitle, toTaskTitle } from './task-title.ts';

test.for([
  ['the start of a UUID', '3bb2a432-f95d-48e1-8a34-75bb927a34fa', 'Task 3bb2a432'],
  ['a short id', 'calc-7', 'Task calc-7'],
  ['a UUID with an ending', '3bb2a432-f95d-48e1-8a34-75bb927a34fa-L3', 'Task 3bb2a432…-L3'],
  ['both ends of a long id', 'paint-the-fence-with-care-2', 'Task paint-the-fe…-with-care-2'],
  [
    'whole characters of a long id',
    `a${'🎞'.repeat(20)}`,
    `Task a${'🎞'.repeat(5)}…${'🎞'.repeat(6)}`,
  ],
] as const)('makes a heading of %s', ([, id, expected]) => {
  expect(toTaskTitle({ id })).toBe(expected);
});

test('puts an instruction on one line', () => {
  expect(toShortTitle('  Save\n the\tpage. ')).toBe('Save the page.');
});

test.for([
  ['keeps 90 letters', 'a'.repeat(90), 'a'.repeat(90)],
  ['cuts 91 letters', 'a'.repeat(91), `${'a'.repeat(90)}…`],
  ['cuts at a word', `${'word '.repeat(20)}end`, `${'word '.repeat(17)}word…`],
  ['cuts before a comma', `${'word '.repeat(16)}word, more words`, `${'word '.repeat(16)}word…`],
  ['cuts inside a very long last word', `a ${'b'.repeat(100)}`, `a ${'b'.repeat(88)}…`],
] as const)('%s', ([, instruction, expected]) => {
  expect(toShortTitle(instruction)).toBe(expected);
});

test('cuts no character in two', () => {
  expect(toShortTitle(`a${'🎞'.repeat(60)}`).isWellFormed()).toBe(true);
});
