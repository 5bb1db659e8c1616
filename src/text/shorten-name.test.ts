import { expect, test } from 'vitest';
import { shortenName } from './shorten-name.ts';

test('leaves a name of 1,000 characters as it is', () => {
  const name = 'n'.repeat(1000);
  expect(shortenName(name)).toBe(name);
});

test('leaves out the middle of a longer name, once', () => {
  const name = `a${'n'.repeat(999)}z`;
  const short = `a${'n'.repeat(498)}…${'n'.repeat(498)}z`;
  expect(shortenName(name)).toBe(short);
  expect(shortenName(short)).toBe(short);
});
