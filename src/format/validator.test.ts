import { expect, test } from 'vitest';
import { compileSchema } from './validator.ts';

test('compiles a schema with annotations for editors into a test', () => {
  const isValid = compileSchema({
    type: 'object',
    properties: { snapshot: { type: 'string', doNotSuggest: true } },
  });
  expect([{ snapshot: 'a' }, { snapshot: 5 }, 'a'].map(isValid)).toEqual([true, false, false]);
});
