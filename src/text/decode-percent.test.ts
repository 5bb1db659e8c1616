import { expect, test } from 'vitest';
import { decodePercent } from './decode-percent.ts';

test.for([
  ['caf%C3%A9.pdf', 'café.pdf'],
  ['100%', '100%'],
] as const)('%s is read as %s', ([text, expected]) => {
  expect(decodePercent(text)).toBe(expected);
});
