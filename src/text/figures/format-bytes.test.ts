import { expect, test } from 'vitest';
import { formatBytes } from './format-bytes.ts';

test.for([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1000, '1.0 kB'],
  [1234, '1.2 kB'],
  [9949, '9.9 kB'],
  [9950, '10 kB'],
  [999_499, '999 kB'],
  [999_500, '1.0 MB'],
  [35_200_000, '35 MB'],
  [7_200_000_000, '7.2 GB'],
  [7_200_000_000_000, '7200 GB'],
] as const)('formats %d as "%s"', ([bytes, expected]) => {
  expect(formatBytes(bytes)).toBe(expected);
});
