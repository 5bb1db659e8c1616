import { expect, test } from 'vitest';
import { listOtherWords } from './other-words.ts';

test.for([
  ['parts of a name', 'compare_images', ['comparison', 'picture', 'photo']],
  ['a word in another form', 'Deleted at once.', ['remove', 'erase']],
  ['words of the dataset', 'mute', ['silence']],
  ['nothing', 'pivot table', []],
] as const)('lists the synonyms of %s', ([, text, words]) => {
  expect(listOtherWords(text, [['mute', 'silence']])).toEqual(words);
});
