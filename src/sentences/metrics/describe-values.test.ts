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
  ['a long string', long, page, 'the page below'],
  ['a string of several lines', 'a\nb', {}, 'the value below'],
  ['an empty string', '', {}, 'the value below'],
  ['a number that is too large', Infinity, {}, 'the value below'],
  ['a slot that is still to be filled', 'the {Day}', {}, 'the value below'],
  ['an object in an array', [{ a: 1 }], { noun: 'row' }, 'the row below'],
  ['many', ['a', 'b', 'c', 'd', 'e'], page, 'the 5 pages below'],
  [
    'a choice of many',
    ['a', 'b', 'c', 'd', 'e'],
    { ...page, join: 'or' },
    'one of the 5 pages below',
  ],
  ['none of many', [long, long], { ...page, join: 'any' }, 'any of the 2 pages below'],
  ['arrays by name', { from: ['a'], to: ['b'] }, {}, 'the 2 values below'],
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
