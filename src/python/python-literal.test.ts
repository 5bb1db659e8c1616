import { expect, test } from 'vitest';
import { toJsonValue } from './python-literal.ts';

test.for([
  ['True', true],
  ['False', false],
  ['0.5', 0.5],
  ['5.', 5],
  ['-1', -1],
  ["'text'", 'text'],
  ['""', ''],
  ['[0, 1]', [0, 1]],
  ['["a"]', undefined],
  ['{}', {}],
  ['None', undefined],
  ['name', undefined],
  ["f'{x}'", undefined],
  ['1 + 1', undefined],
] as const)('reads %s', ([written, value]) => {
  expect(toJsonValue(written)).toEqual(value);
});

test('reads a long number once', () => {
  expect(toJsonValue(`${'0'.repeat(300_000)}j`)).toBeUndefined();
});
