import { expect, test } from 'vitest';
import { parseValue } from './parse-file.ts';

test('refuses a value that is nested too deep to be written', () => {
  const levels = 100_000;
  const value: unknown = JSON.parse('['.repeat(levels) + ']'.repeat(levels));
  const { fields, findings } = parseValue('a.json', { value });
  expect(fields).toBeUndefined();
  expect(findings.map(({ code }) => code)).toEqual(['F06']);
});
