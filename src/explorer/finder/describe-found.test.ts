import { expect, test } from 'vitest';
import { describeFound, describeMissing } from './describe-found.ts';
import { exampleFound } from '#tests/support/example-found.ts';
import { longestLine } from './parse-line.ts';

test.for([
  ['nothing when all words occur', {}, []],
  [
    'a correction',
    { corrections: [{ typed: 'tabel', replacement: 'table' }] },
    ['No task has “tabel”; showing results for “table”.'],
  ],
  ['words that occur nowhere', { missing: ['a', 'b'] }, ['No task has “a”, “b”.']],
  [
    'that tasks have most of the words',
    { isPartial: true },
    ['No task was found with all of these words; these have most of them.'],
  ],
  [
    'which two words no task has together',
    { isPartial: true, apart: ['b', 'c'] },
    ['“b” and “c” are in no task together; these have most of the words.'],
  ],
  [
    'that tasks have one of two words',
    { isPartial: true, apart: ['b', 'c'], forms: [['b'], ['c']] },
    ['“b” and “c” are in no task together; these have one of them.'],
  ],
  [
    'which words no task has together',
    { isPartial: true, apart: ['a', 'b', 'c'] },
    ['“a”, “b” and “c” are in no task together; these have most of the words.'],
  ],
  [
    'both',
    { missing: ['a'], isPartial: true },
    ['No task has “a”.', 'No task was found with all of the other words; these have most of them.'],
  ],
  [
    'nothing about files that were not read whole',
    { missing: ['a'], isPartial: true, apart: ['b', 'c'], isComplete: false },
    [
      'No task was found with “a”.',
      'No task was found with all of the other words; these have most of them.',
    ],
  ],
  [
    'what is still typed',
    { unfinished: 'app:ca' },
    ['“app:ca” is the beginning of a value, and not read yet.'],
  ],
  [
    'how plain words are understood',
    { plain: [{ typed: 'offline', meaning: 'Internet while solving: apparently not needed' }] },
    ['“offline” is read as Internet while solving: apparently not needed.'],
  ],
  [
    'which word is not searched for',
    { exporting: { word: 'latex', isSearched: false } },
    ['“latex” is not searched for.'],
  ],
  [
    'what is not searched',
    { isWhole: false },
    ['Only names and instructions are searched; the rest cannot be loaded.'],
  ],
  [
    'that a line is too long',
    { cutAt: 800 },
    [`Only the first ${longestLine} characters are read.`],
  ],
  ['how many terms are wrong too', { furtherNotes: 2 }, ['Further terms that cannot be read: 2.']],
  [
    'the first of many words',
    { missing: Array.from('abcdefghij') },
    ['No task has “a”, “b”, “c”, “d”, “e”, “f”, “g”, “h”, 2 more.'],
  ],
  ['nothing of a searched word', { exporting: { word: 'csv', isSearched: true } }, []],
  ['which words leave no results', { rows: [], missing: ['a'] }, ['No task has “a”.']],
  ['nothing when filters leave none of them', { rows: [], isPartial: true }, []],
] as const)('says %s', ([, more, sentences]) => {
  expect(describeFound({ ...exampleFound, ...more })).toEqual(sentences);
});

test('names the words that a task does not have', () => {
  expect(describeMissing([])).toBeUndefined();
  expect(describeMissing(['a', 'b'])).toBe('without “a”, “b”');
});
