import { expect, test } from 'vitest';
import { countIterated } from '#tests/counting/count-iterated.ts';
import { createArgument } from './place.ts';
import { placeValue, textsValue, unionAll, unknown } from './value.ts';

const manyValues = (length: number) =>
  Array.from({ length }, (_, index) => placeValue(createArgument(`a${index}`)));

test('a union of many values has the places of all, in their order', () => {
  const names = unionAll(manyValues(5)).places.map(({ name }) => name);
  expect(names).toEqual(['a0', 'a1', 'a2', 'a3', 'a4']);
});

test('a union is mixed where only some of many values are places', () => {
  expect(unionAll([...manyValues(3), textsValue('b')]).isMixed).toBe(true);
  expect(unionAll(manyValues(3)).isMixed).toBe(false);
});

test('a union of no values is unknown', () => {
  expect(unionAll([])).toBe(unknown);
});

test('a union of twice as many values takes little more than twice the work', () => {
  const [few, many] = [500, 1000].map((length) => {
    const values = manyValues(length);
    return countIterated(() => unionAll(values));
  });
  expect(many).toBeLessThan(3 * (few ?? 0));
});
