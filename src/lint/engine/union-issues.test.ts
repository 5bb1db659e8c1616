import { expect, test } from 'vitest';
import { z } from 'zod/v3';
import { toPointer } from '#text/json/json-pointer.ts';
import { taskFileSchema } from '#format/task-file-schema.ts';
import { checkShape } from './check-shape.ts';
import { exampleTask } from '../examples/example-task.ts';
import { flattenUnions } from './union-issues.ts';

const inner = z.union([z.object({ c: z.number() }), z.null()]);
const schema = z.object({ a: z.union([z.object({ b: inner }), z.array(z.string())]) });

test.for([
  ['the member of its kind', { a: ['x', 5] }, ['a.1']],
  ['the member of its kind, at every level', { a: { b: { c: 'x' } } }, ['a.b.c']],
  ['no member, so that the union itself is at fault', { a: 5 }, ['a']],
] as const)('finds what is wrong with a value of %s', ([, value, expected]) => {
  const { error } = schema.safeParse(value);
  const issues = flattenUnions(error?.issues ?? []);
  expect(issues.map(({ path }) => path.join('.'))).toEqual(expected);
});

test('a misspelt key is one of the object that may be there, not a fault of its kind', () => {
  const tags = z.union([z.array(z.string()), z.strictObject({ tags: z.string() })]);
  const { error } = tags.safeParse({ tag: 'v*' });
  expect(flattenUnions(error?.issues ?? []).map(({ code }) => code)).toEqual([
    'invalid_type',
    'unrecognized_keys',
  ]);
});

function checkTask(fields: object): string[] {
  const problems = checkShape(taskFileSchema, exampleTask({ ...fields }));
  return problems.map(({ meta, at, message }) => `${meta.code} ${toPointer(at)} ${message}`);
}

test.for<[unknown, string]>([
  ['x', 'S02 /config/0 "config[0]" is the string "x"; it must be an object'],
  [{ parameters: {} }, 'S01 /config/0 "type" is missing; a string is required here'],
  [{ type: 5, parameters: {} }, 'S02 /config/0/type "type" is the number 5; it must be a string'],
  [{ type: 'launch' }, 'S01 /config/0 "parameters" is missing; an object is required here'],
  [{ type: 'fly' }, 'S01 /config/0 "parameters" is missing; an object is required here'],
  [
    { type: 'sleep', parameters: {} },
    'S01 /config/0/parameters "seconds" is missing; a number is required here',
  ],
  [
    { type: 'sleep', parameters: { seconds: '3' } },
    'S02 /config/0/parameters/seconds "seconds" is the string "3"; it must be a number',
  ],
  [
    { type: 'launch', parameters: { command: 5 } },
    'S02 /config/0/parameters/command "command" is the number 5; it must be a string or an array',
  ],
  [
    { type: 'launch', parameters: {} },
    'S01 /config/0/parameters "command" is missing; a string or an array is required here',
  ],
  [
    { type: 'launch', parameters: { command: ['a', 5] } },
    'S02 /config/0/parameters/command/1 "command[1]" is the number 5; it must be a string',
  ],
  [
    { type: 'launch', parameters: { command: [] } },
    'S02 /config/0/parameters/command "command" is an empty array; it must be a non-empty array',
  ],
  [
    { type: 'execute', parameters: { command: 'ls', shell: 'true' } },
    'S04 /config/0/parameters/shell "shell" is the string "true"; write true or false without quotes',
  ],
])('reports the step %j once, as the action that was meant', ([step, expected]) => {
  expect(checkTask({ config: [step] })).toEqual([expected]);
});

test.for<[object, string]>([
  [{ func: undefined }, 'S05 /evaluator "func" is missing; it must name at least one metric'],
  [{ func: '' }, 'S05 /evaluator/func "func" is an empty string; it must name at least one metric'],
  [{ func: [] }, 'S05 /evaluator/func "func" is an empty array; it must name at least one metric'],
  [{ func: ['a', 5] }, 'S02 /evaluator/func/1 "func[1]" is the number 5; it must be a string'],
  [
    { result: 'x' },
    'S02 /evaluator/result "result" is the string "x"; it must be an object, null or an array',
  ],
  [
    { result: { type: 'vm_file', path: 5 } },
    'S02 /evaluator/result/path "path" is the number 5; it must be a string or an array',
  ],
  [
    { expected: { path: 5 } },
    'S02 /evaluator/expected/path "path" is the number 5; it must be a string or an array',
  ],
  [
    { result: [{ type: 'vm_file', multi: 'true' }] },
    'S04 /evaluator/result/0/multi "multi" is the string "true"; write true or false without quotes',
  ],
  [
    { result: { type: 'vm_file', gives: [-1] } },
    'S02 /evaluator/result/gives/0 "gives[0]" is the number -1; it must be at least 0',
  ],
  [
    { result: { type: 'vm_file', gives: [0.5] } },
    'S02 /evaluator/result/gives/0 "gives[0]" is the number 0.5; it must be an integer',
  ],
  [
    { conj: 'xor' },
    'S06 /evaluator/conj "conj" is the string "xor"; it must be one of "and", "or"',
  ],
  [
    { options: 'x' },
    'S02 /evaluator/options "options" is the string "x"; it must be an object or an array',
  ],
  [
    { options: [5] },
    'S02 /evaluator/options/0 "options[0]" is the number 5; it must be an object or null',
  ],
])('reports the evaluator with %j once', ([fields, expected]) => {
  expect(checkTask({ evaluator: { func: 'check_csv', ...fields } })).toEqual([expected]);
});
