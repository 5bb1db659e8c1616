import { expect, test } from 'vitest';
import { explorerFacetNames } from './facet-names.ts';
import { toFieldKey } from './field-key.ts';

test.for([
  [['difficulty'], 'difficulty'],
  [['meta', 'kind'], 'meta.kind'],
  [['難易度'], '難易度'],
  [['app'], 'field.app'],
  [['columns'], 'field.columns'],
  [['options', 'kind'], 'field.options.kind'],
  [['constructor'], 'field.constructor'],
  [['__proto__'], 'field.__proto__'],
  [['field', 'app'], 'field.field.app'],
] as const)('calls %j %s', ([path, key]) => {
  expect(toFieldKey(path)).toBe(key);
});

test.for([['two words'], ['a/b'], ['a.b'], ['#1'], ['"x"'], [''], ['x'.repeat(300)]])(
  'writes %j with a hash',
  (path) => {
    expect(toFieldKey(path)).toMatch(/^field\.(?:[a-z0-9]+-)*[a-z0-9]+$/);
    expect(toFieldKey(path).length).toBeLessThan(70);
  },
);

test('never takes the name of a facet', () => {
  const keys = explorerFacetNames.map((name) => toFieldKey([name]));
  expect(keys.filter((key) => explorerFacetNames.some((name) => name === key))).toEqual([]);
});
