import { expect, test } from 'vitest';
import { toPlainText } from '#text/rich-text.ts';
import { plural, describeValues, describeWithheld } from './describe-values.ts';

const long = 'a'.repeat(81);
const page = { noun: 'page' };

test.for([
  ['a string', 'Lisbon', {}, 'Lisbon'],
  ['a string with a noun', 'Lisbon', page, 'the page Lisbon'],
  ['output that ends with a line feed', 'true\n', {}, 'true'],
  ['a number', 0, {}, '0'],
  ['a boolean', false, {}, 'false'],
  ['an array of one', ['a'], page, 'the page a'],
  ['two', ['a', 'b'], page, 'the pages a and b'],
  ['three', ['a', 'b', 'c'], {}, 'a, b and c'],
  ['a choice', ['a', 'b', 'c'], { ...page, join: 'or' }, 'a, b or c'],
  ['an object', { from: 'Lisbon', adults: 2 }, {}, 'from = Lisbon and adults = 2'],
  ['a long string', long, page, `the page ${'a'.repeat(60)}…${'a'.repeat(20)}`],
  ['a string of several lines', 'a\n b', {}, 'a ↵ b'],
  ['a long one', `a\n${long}`, {}, `a ↵ ${'a'.repeat(76)}…`],
  ['a long text of JSON', `{\n${long}`, {}, `{ ${'a'.repeat(58)}…${'a'.repeat(20)}`],
  ['an empty string', '', {}, '""'],
  ['a number that is too large', Infinity, {}, 'a number that is too large'],
  ['a slot that is still to be filled', 'the {Day}', {}, 'the {Day}'],
  ['an object in an array', [{ a: 1, b: 2 }], { noun: 'row' }, 'the row a = 1 and b = 2'],
  [
    'objects in an array',
    [{ a: 1, b: 2 }, { a: 3 }],
    { noun: 'row' },
    'the rows (a = 1 and b = 2) and a = 3',
  ],
  ['an object in an object', { a: { b: { c: 1 } } }, {}, 'a › b › c = 1'],
  [
    'a large object',
    [{ a: 1, b: 2, c: 3, d: 4, e: 5, f: 6, g: 7 }],
    {},
    'a = 1, b = 2, c = 3, d = 4 and 3 more',
  ],
  [
    'many alternatives',
    [['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], 'z'],
    { isChoice: true },
    '(a, b, c, d or one of 4 others) and z',
  ],
  [
    'an array that is long',
    { urls: ['a'.repeat(60), 'b'.repeat(40), 'c'] },
    {},
    `urls = ["${'a'.repeat(60)}", and 2 more]`,
  ],
  ['a condition', [{ key: ['a', 'b'], method: 'ge', ref: 5 }], {}, 'a › b is at least 5'],
  ['a condition of equality', { a: { method: 'eq', ref: 5 } }, {}, 'a = 5'],
  ['a range', { a: { method: 'range.ee', ref: [1, 2] } }, {}, 'a is at least 1 and at most 2'],
  [
    'what has a type',
    [{ type: 'zoom', sheet: 0, method: 'lt', ref: 260 }],
    { noun: 'rule' },
    'the rule zoom is less than 260 (sheet = 0)',
  ],
  ['alternatives', { a: ['x', 'y'], b: 'z' }, { isChoice: true }, 'a = x or y and b = z'],
  ['alternatives without a name', [['x', 'y'], 'z'], { isChoice: true }, '(x or y) and z'],
  ['many', ['a', 'b', 'c', 'd', 'e'], page, 'the 5 pages below'],
  [
    'a choice of many',
    ['a', 'b', 'c', 'd', 'e'],
    { ...page, join: 'or' },
    'one of the 5 pages below',
  ],
  ['none of many', ['a', 'b', 'c', 'd', 'e'], { join: 'any' }, 'any of the 5 values below'],
  ['arrays by name', { from: ['a'], to: ['b'] }, {}, 'from = ["a"] and to = ["b"]'],
  ['an empty array', [], {}, undefined],
  ['an empty object', {}, {}, undefined],
  ['null', null, {}, undefined],
  ['nothing', undefined, {}, undefined],
] as const)('describes %s', ([, value, options, expected]) => {
  const words = describeValues(value, options);
  expect(words && toPlainText(words)).toBe(expected);
});

test.for([
  ['one', false, {}, 'the expected value'],
  ['several', true, { noun: 'city' }, 'the expected cities'],
  ['a choice', true, { join: 'or' }, 'one of the expected values'],
  ['a choice of one', false, { join: 'or' }, 'the expected value'],
] as const)('names %s without quoting', ([, isList, options, expected]) => {
  expect(toPlainText(describeWithheld(isList, options))).toBe(expected);
});

test.for([
  ['page', 'pages'],
  ['address', 'addresses'],
  ['city', 'cities'],
  ['display', 'displays'],
] as const)('makes %s into %s', ([one, several]) => {
  expect(plural(one, 2)).toBe(several);
  expect(plural(one, 1)).toBe(one);
});
