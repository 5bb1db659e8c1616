import { expect, test } from 'vitest';
import { fieldsOfVariant, requiredNames } from './variants.ts';

const variants = { sheet: ['first', 'second?'], name: [] };

test('lists the fields of a variant, optional ones apart', () => {
  expect(fieldsOfVariant(variants, 'sheet')).toEqual([
    { name: 'first', isOptional: false },
    { name: 'second', isOptional: true },
  ]);
  expect(fieldsOfVariant(variants, 'name')).toEqual([]);
});

test.for([
  ['a type that is not declared', 'chart'],
  ['a type that every object has', 'constructor'],
  ['a type that is not a string', 3],
] as const)('knows no fields of %s', ([, type]) => {
  expect(fieldsOfVariant(variants, type)).toBeUndefined();
  expect(fieldsOfVariant(undefined, type)).toBeUndefined();
});

test('requires what is always required and what the type requires', () => {
  const fields = { type: { required: true }, first: {}, second: {} };
  expect([...requiredNames(fields, variants, { type: 'sheet' })]).toEqual(['type', 'first']);
  expect([...requiredNames(fields, variants, {})]).toEqual(['type']);
});
