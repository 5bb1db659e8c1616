import { expect, test, vi } from 'vitest';
import { bootstrapMean } from './bootstrap.ts';
import { createRandom } from './random.ts';

const values = Array.from({ length: 369 }, (_, index) => (index % 3 === 0 ? 1 : (index % 7) / 20));

test('is the same each time', () => {
  expect(bootstrapMean(values)).toEqual(bootstrapMean([...values]));
});

test('is about as wide as the normal approximation', () => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  const half = 1.959964 * Math.sqrt(variance / values.length);
  const { low, high } = bootstrapMean(values) ?? {};
  expect(low).toBeCloseTo(mean - half, 2);
  expect(high).toBeCloseTo(mean + half, 2);
});

test.for([[[0, 0, 0]], [[1]], [[]]])('there is none for the values %j', ([values = []]) => {
  expect(bootstrapMean(values)).toBeUndefined();
});

test('draws random numbers once for lists of any length', () => {
  const shorter = values.slice(10);
  const first = bootstrapMean(shorter);
  bootstrapMean(values);
  using mixing = vi.spyOn(Math, 'imul');
  expect(bootstrapMean(shorter)).toEqual(first);
  expect(mixing).not.toHaveBeenCalled();
});

// The numbers that mulberry32, written out in C, gives for the seed 1.
test('its random numbers are those of mulberry32', () => {
  const random = createRandom(1);
  expect([random(), random(), random()].map((number) => Math.round(number * 2 ** 32))).toEqual([
    2693262067, 11749833, 2265367787,
  ]);
});
