import { expect, test } from 'vitest';
import { findLoneSurrogates, toWellFormedValue } from './lone-surrogates.ts';

test.for([
  ['a high half', String.raw`{"a": ["x \ud800"]}`, { escape: '\\ud800', offset: 7, at: ['a', 0] }],
  ['a low half', String.raw`{"a": "\uDFFF\ud83d"}`, { escape: '\\udfff', offset: 6, at: ['a'] }],
  [
    'halves in the wrong order',
    String.raw`"\udf9e\ud83c"`,
    { escape: '\\udf9e', offset: 0, at: [] },
  ],
  [
    'a key',
    String.raw`{"a": {"b\ud800": 1}}`,
    { escape: '\\ud800', offset: 7, at: ['a', 'b\uFFFD'] },
  ],
] as const)('finds %s', ([, text, expected]) => {
  expect(findLoneSurrogates(text)).toEqual([expected]);
});

test.for([
  ['a pair', String.raw`"\ud83c\udf9e"`],
  ['a character', '"🎞"'],
  ['an escaped backslash', String.raw`"\\ud800"`],
  ['a comment on surrogates', '{"d800": "U+D800"}'],
] as const)('finds nothing in %s', ([, text]) => {
  expect(findLoneSurrogates(text)).toEqual([]);
});

test('reports each string once', () => {
  expect(findLoneSurrogates(String.raw`["\ud800 \ud801", "\ud802"]`)).toHaveLength(2);
});

test('replaces lone surrogates in keys and strings of any depth, and nothing else', () => {
  const value = JSON.parse(String.raw`{"__proto__": ["\ud800", 1], "🎞\udc00": null}`) as unknown;
  const replaced = toWellFormedValue(value);
  expect(JSON.stringify(replaced)).toBe('{"__proto__":["\uFFFD",1],"🎞\uFFFD":null}');
});
