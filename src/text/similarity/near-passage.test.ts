import { expect, test } from 'vitest';
import { findNearPassage, toPassageWords } from './near-passage.ts';

const find = (words: string, text: string) =>
  findNearPassage(toPassageWords(words), toPassageWords(text));

test.for([
  ['The Quiet Harbour', 'Call it "The Quiet Harbuor".', 'The Quiet Harbuor'],
  ['Quiet Harbour', 'Call it "Quiet Harbuor".', 'Quiet Harbuor'],
  ['Rolling Shutter Repair', 'the node Rolling Shuttre Reapir, please', 'Rolling Shuttre Reapir'],
  ['Winter Timetable', 'Wintre Timetable', 'Wintre Timetable'],
] as const)('looks for "%s" in "%s"', ([words, text, expected]) => {
  expect(find(words, text)).toBe(expected);
});

test.for([
  ['the words themselves, beside a slip', 'Winter Timetable', 'Wintre Timetable, winter timetable'],
  ['another ending', 'Saved Pictures', 'Save pictures'],
  ['another number', 'Chapter 12', 'Chapter 13'],
  ['a short word', 'New Name', 'New Game'],
  ['other words', 'Morning Departure', 'Morning Arrival'],
  ['no word that is right', 'Wintre Timetabel', 'Winter Timetable'],
] as const)('finds nothing for %s', ([, words, text]) => {
  expect(find(words, text)).toBe(undefined);
});
