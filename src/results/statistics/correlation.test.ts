import { expect, test } from 'vitest';
import { correlate } from './correlation.ts';

// scipy 1.17.1, pointbiserialr and pearsonr(…).confidence_interval(); the first is the example of its
// documentation.
test.for([
  [
    [0, 0, 0, 1, 1, 1, 1],
    [0, 1, 2, 3, 4, 5, 6],
    0.8660254037844387,
    0.32477493975052385,
    0.9799754316540086,
  ],
  [
    [1, 0, 1, 1, 0, 0, 1, 0, 1, 0],
    [0.1, 0.5, 0.3, 0.2, 0.9, 0.8, 0.4, 0.6, 0.35, 0.7],
    -0.8632867463647365,
    -0.9671957125964173,
    -0.5119058884614899,
  ],
] as const)(
  'is the point-biserial correlation of scipy, with its interval',
  ([ones, others, r, low, high]) => {
    const found = correlate(ones, others);
    expect(found?.r).toBeCloseTo(r, 12);
    expect(found?.interval?.low).toBeCloseTo(low, 12);
    expect(found?.interval?.high).toBeCloseTo(high, 12);
  },
);

test('a perfect correlation has no interval', () => {
  expect(correlate([0, 1, 0, 1], [0.2, 0.1, 0.2, 0.1])).toMatchObject({ interval: undefined });
});

test('series that are short or constant have none', () => {
  expect(correlate([0, 1, 1], [1, 2, 3])).toBeUndefined();
  expect(correlate([1, 1, 1, 1], [1, 2, 3, 4])).toBeUndefined();
  expect(correlate([0, 1, 0, 1], [0.1, 0.1, 0.1, 0.1])).toBeUndefined();
});
