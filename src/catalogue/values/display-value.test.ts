import { expect, test } from 'vitest';
import { toDisplayFields, toDisplayValue } from './display-value.ts';
import type { DisplayValue } from './display-kinds.ts';

test.for<[string, unknown, DisplayValue]>([
  ['a string', 'a <b>', { kind: 'literal', text: 'a <b>' }],
  ['a number', 0.5, { kind: 'literal', text: '0.5' }],
  ['a number that is too large', -Infinity, { kind: 'words', text: 'a number that is too large' }],
  ['a boolean', false, { kind: 'literal', text: 'false' }],
  ['null', null, { kind: 'literal', text: 'null' }],
  [
    'a web address',
    'https://a.org',
    { kind: 'link', href: 'https://a.org', text: 'https://a.org' },
  ],
  ['a script address', 'javascript:x', { kind: 'literal', text: 'javascript:x' }],
  ['a string of several lines', 'a\nb', { kind: 'block', text: 'a\nb' }],
  ['a space', ' ', { kind: 'empty', text: 'one space' }],
  ['spaces', '   ', { kind: 'empty', text: '3 spaces' }],
  ['a line break', '\n', { kind: 'literal', text: '"\\n"' }],
  ['an empty string', '', { kind: 'empty', text: 'empty string' }],
  ['an empty array', [], { kind: 'empty', text: 'empty array' }],
  ['an empty object', {}, { kind: 'empty', text: 'empty object' }],
  [
    'an array',
    ['a', 1],
    {
      kind: 'list',
      items: [
        { kind: 'literal', text: 'a' },
        { kind: 'literal', text: '1' },
      ],
    },
  ],
  [
    'an object',
    { a: true },
    { kind: 'fields', fields: [{ name: 'a', value: { kind: 'literal', text: 'true' } }] },
  ],
])('shows %s', ([, value, expected]) => {
  expect(toDisplayValue(value)).toEqual(expected);
});

test('shows values below six levels as JSON, without loss', () => {
  const deep = { d: [1, { e: 'f' }] };
  const shown = toDisplayValue(deep, 6);
  expect(shown.kind === 'json' && JSON.parse(shown.text)).toEqual(deep);
  expect(toDisplayValue(deep, 5).kind).toBe('fields');
});

test('still shows empty values and plain ones at the deepest level', () => {
  expect([[], {}, 'a'].map((value) => toDisplayValue(value, 6).kind)).toEqual([
    'empty',
    'empty',
    'literal',
  ]);
});

test('shows the first part of a very long text, and says how long it is', () => {
  expect(toDisplayValue('a'.repeat(60_000))).toEqual({
    kind: 'words',
    text: 'the first 50,000 of 60,000 characters',
    value: { kind: 'literal', text: 'a'.repeat(50_000) },
  });
});

test('does not link the first part of a very long address', () => {
  const address = `https://example.org/${'a'.repeat(50_000)}`;
  expect(toDisplayValue(address)).toMatchObject({ kind: 'words', value: { kind: 'literal' } });
});

test('leaves out the middle of a very long key', () => {
  const [field] = toDisplayFields({ [`a${'b'.repeat(2000)}c`]: 1 });
  expect(field?.name).toBe(`a${'b'.repeat(498)}…${'b'.repeat(498)}c`);
});

test('shows similar objects as a table, and a condition in words', () => {
  expect(toDisplayValue([{ a: 1 }, { a: 2 }]).kind).toBe('table');
  expect(toDisplayValue({ method: 'eq', ref: 1 }).kind).toBe('words');
});

test('shows every key of an object, "__proto__" too', () => {
  const record = JSON.parse('{"b": 1, "__proto__": 2}') as object;
  expect(toDisplayFields(record).map(({ name }) => name)).toEqual(['b', '__proto__']);
});
