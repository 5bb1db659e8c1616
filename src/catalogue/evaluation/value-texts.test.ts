import { expect, test } from 'vitest';
import { createVocabulary } from '#vocabulary/vocabulary.ts';
import { toPlainText } from '#text/rich-text.ts';
import { describeRules } from '../values/describe-expected.ts';
import { toValueTexts } from './value-texts.ts';

const vocabulary = createVocabulary();

const textsOf = (rules: unknown, metric = 'unknown') =>
  toValueTexts(describeRules(rules, vocabulary.find('metric', metric), undefined)).map(toPlainText);

test.for([
  ['a value by itself', { expected: 'true' }, ['true']],
  [
    'other rules by their names',
    { include: ['a b'], exclude: ['c'] },
    ['include a b', 'exclude c'],
  ],
  ['a forbidden value by the name of its rule', { unexpect: ['.+'] }, ['unexpect .+']],
  ['no rule that is empty', { include: [], exclude: ['c'] }, ['exclude c']],
  ['no rule that only chooses another one', { type: 'url', urls: ['a', 'b'] }, ['urls a, b']],
  ['every field of a value', { expected: { a: 1, b: [2, 3] } }, ['a 1', 'b 2, 3']],
  [
    'the path of a condition',
    { expect: [{ key: ['a', 'b'], method: 'eq', ref: 'c' }] },
    ['a › b is c'],
  ],
  ['the first line of several', { expected: 'a\nb' }, ['a…']],
  ['a line feed at the end as none', { expected: 'a\n' }, ['a']],
  ['rules that are no object', ['a', 'b'], ['a, b']],
  ['nothing of an empty object', {}, []],
] as const)('lists %s', ([, rules, texts]) => {
  expect(textsOf(rules)).toEqual(texts);
});

test('gives values that are too long for a line each a text', () => {
  const [one, other] = ['daily update of all', 'repositories in sync'];
  expect(textsOf({ expected: [one, other] })).toEqual([one, other]);
});

test('cuts a long value, and counts values that are too long inside another', () => {
  const long = 'x'.repeat(81);
  expect(textsOf({ expected: long })).toEqual([`${'x'.repeat(80)}…`]);
  expect(textsOf({ expected: { a: [long, long] } })).toEqual(['a 2 values']);
});

test('says what a value means to the metric in place of it', () => {
  expect(textsOf({ expected_play_and_exit: 0 }, 'check_play_and_exit')).toEqual([
    'at the end, the player stays open',
  ]);
});
