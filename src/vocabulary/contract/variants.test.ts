import { expect, test } from 'vitest';
import { findVariantFields, listRequiredNames } from './variants.ts';

const variants = { sheet: ['first', 'second?'], name: [] };

test('lists the fields of a variant, optional ones apart', () => {
  expect(findVariantFields(variants, 'sheet')).toEqual([
    { name: 'first', isOptional: false },
    { name: 'second', isOptional: true },
  ]);
  expect(findVariantFields(variants, 'name')).toEqual([]);
});

test.for([
  ['a type that is not declared', 'chart'],
  ['a type that every object has', 'constructor'],
  ['a type that is not a string', 3],
] as const)('knows no fields of %s', ([, type]) => {
  expect(findVariantFields(variants, type)).toBeUndefined();
  expect(findVariantFields(undefined, type)).toBeUndefined();
});

test('requires what is always required and what the type requires', () => {
  const fields = { type: { required: true }, first: {}, second: {} };
  expect([...listRequiredNames(fields, variants, { type: 'sheet' })]).toEqual(['type', 'first']);
  expect([...listRequiredNames(fields, variants, {})]).toEqual(['type']);
});
