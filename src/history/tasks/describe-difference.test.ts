import { expect, test } from 'vitest';
import { toQuotedText } from '#text/rich-text.ts';
import { describeDifference } from './describe-difference.ts';

const long = 'The quick brown fox jumps over the lazy dog and runs through the forest to its den, ';

test.for<[string, unknown, unknown, string]>([
  ['short texts', 'a', 'b', ' changed from “a” to “b”'],
  ['an empty text', '', 'b', ' changed from an empty string to “b”'],
  ['numbers', 1, 2.5, ' changed from “1” to “2.5”'],
  ['a number and its digits', 1, '1', ' changed from “1” to “"1"”'],
  ['a text and a list', 'a', ['a'], ' changed from “"a"” to “["a"]”'],
  ['null', null, 'a', ' changed from “null” to “"a"”'],
  ['a large number', Infinity, null, ' changed from “a number that is too large” to “null”'],
  ['an added value', undefined, { a: 1 }, ' was added: “{"a":1}”'],
  ['a removed value', 'a', undefined, ' was removed; it was “a”'],
  [
    'a long text',
    `${long}one`,
    `${long}two`,
    ' changed from “…to its den, one” to “…to its den, two”',
  ],
  [
    'the middle of a long text',
    `a x ${long}`,
    `a y ${long}`,
    ' changed from “a x The quick brown…” to “a y The quick brown…”',
  ],
  [
    'two places of a long text',
    `Use red ink. ${long.repeat(3)}Save it as a.txt.`,
    `Use blue ink. ${long.repeat(3)}Save it as b.txt.`,
    ' changed from “Use red ink. The quick brown fox jumps over the lazy dog and runs through the… lazy dog and runs through the forest to its den, Save it as a.txt.” to “Use blue ink. The quick brown fox jumps over the lazy dog and runs through the… lazy dog and runs through the forest to its den, Save it as b.txt.”',
  ],
  ['control characters', 'a\n', 'b\u202E', String.raw` changed from “a\n” to “b\u202e”`],
  ['a line feed and its escape', 'a\n', String.raw`a\n`, String.raw` changed from “a\n” to “a\\n”`],
  ['accents', 'Café.', 'Cafe\u0301.', String.raw` changed from “Caf\u00e9.” to “Cafe\u0301.”`],
  ['kinds of blanks', 'a b', 'a\u00A0b', String.raw` changed from “a b” to “a\u00a0b”`],
  ['blanks of no width', 'ab', 'a\u200Bb', String.raw` changed from “ab” to “a\u200bb”`],
  [
    'texts in which accents are not all',
    'Café',
    'Cafe\u0301s',
    ' changed from “Café” to “Cafe\u0301s”',
  ],
])('describes %s', ([, before, after, expected]) => {
  expect(toQuotedText(describeDifference(before, after))).toBe(expected);
});

test.for<[unknown, unknown, string]>([
  ['a', 'b', ' changed'],
  [undefined, 'b', ' was added'],
  ['a', undefined, ' was removed'],
])('quotes nothing when it may not', ([before, after, expected]) => {
  expect(toQuotedText(describeDifference(before, after, { quotes: false }))).toBe(expected);
});

test('says nothing of what both long texts share but the words around', () => {
  const [before, after] = [`${long}a${long}`, `${long}b${long}`];
  expect(toQuotedText(describeDifference(before, after)).length).toBeLessThan(120);
});
