import { expect, test } from 'vitest';
import { findDocumentation } from './documented.ts';
import { classifyField, taskFields, taskFileSchema } from './task-file-schema.ts';

test('every field has beside its schema what a change of it means', () => {
  const { shape } = taskFileSchema;
  const without = Object.entries(shape).filter(
    ([, schema]) => findDocumentation(schema._def)?.changes === undefined,
  );
  expect(without.map(([name]) => name)).toEqual([]);
});

test.for([
  ['judging', ['evaluator']],
  ['environment', ['config', 'proxy', 'fixed_ip', 'snapshot']],
  ['instruction', ['instruction']],
  ['editorial', ['id', 'source', 'related_apps', 'possibility_of_env_change', 'trajectory']],
] as const)('a change of class "%s" is one of these fields', ([expected, fields]) => {
  const found = taskFields.filter((field) => classifyField(field) === expected);
  expect(found.sort()).toEqual([...fields].sort());
});

test.for(['hint', '__proto__', 'constructor'])('"%s" has no class', (field) => {
  expect(classifyField(field)).toBeUndefined();
});
