import { expect, test } from 'vitest';
import { exampleTask } from '#lint/examples/example-task.ts';
import { checkTaskShape } from '#lint/engine/check-declared.ts';
import { deriveTaskSchema } from '../json-schema.ts';
import { compileSchema } from '../validator.ts';
import { declareFields, type DeclaredFields } from './declare-fields.ts';

const declared: DeclaredFields = {
  mood: { values: ['calm', 'wild'], required: true },
  load: { type: 'number', minimum: 0, maximum: 1 },
  turns: { type: 'integer' },
  'meta.team': { type: 'string', required: true },
  any: { required: true },
  seats: { values: [1, 2, true] },
};

const noNames = { actions: [], getters: [], metrics: [], apps: [] };
const shape = declareFields(declared);
const isValid = compileSchema(deriveTaskSchema(noNames, undefined, shape));
const valid = { mood: 'calm', meta: { team: 'x' }, any: null };

test.for<[string, object, readonly string[]]>([
  ['what is declared', { load: 0.5, turns: 3, seats: [1, true] }, []],
  ['an array of allowed values', { mood: ['calm', 'wild'] }, []],
  [
    'a misspelt value',
    { mood: 'wlid' },
    ['"mood" is the string "wlid"; it must be one of "calm", "wild"; did you mean "wild"?'],
  ],
  ['a number out of range', { load: 1.5 }, ['"load" is the number 1.5; it must be at most 1']],
  ['a fraction', { turns: 1.5 }, ['"turns" is the number 1.5; it must be an integer']],
  ['another type', { meta: 'x' }, ['"meta" is the string "x"; it must be an object']],
  ['a field missing in an object', { meta: {} }, ['"team" is missing; a string is required here']],
])('zod and Ajv judge %s alike', ([, fields, messages]) => {
  const task = exampleTask({ ...valid, ...fields });
  const problems = checkTaskShape(shape, task);
  expect(problems.map(({ message }) => message)).toEqual(messages);
  expect(problems.every(({ meta }) => meta.code === 'S09')).toBe(true);
  expect(isValid(task)).toBe(messages.length === 0);
});

test('a required field of any type must be there', () => {
  const { any: _, ...task } = exampleTask(valid) as Record<string, unknown>;
  expect(checkTaskShape(shape, task)).toHaveLength(1);
  expect(isValid(task)).toBe(false);
});

test('nothing is demanded without a declaration', () => {
  expect(checkTaskShape(declareFields(), exampleTask({ mood: 7 }))).toEqual([]);
});
