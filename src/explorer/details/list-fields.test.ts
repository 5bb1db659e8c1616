import { expect, test } from 'vitest';
import { listFields } from './list-fields.ts';

test.for([
  ['fields of the evaluator, without a prefix', { evaluator: { func: 'a' } }, ['func=a']],
  ['values of an array', { evaluator: { func: ['a', 'b'] } }, ['func=a', 'func=b']],
  [
    'nested fields',
    { evaluator: { result: [{ type: 'vm_file' }], expected: { rules: { n: 1, b: true } } } },
    ['result.type=vm_file', 'expected.rules.n=1', 'expected.rules.b=true'],
  ],
  [
    'arguments of a command as one value',
    { config: [{ type: 'execute', parameters: { command: ['ls', '-l'] } }] },
    ['config.type=execute', 'config.parameters.command=ls -l'],
  ],
  ['other fields of the file', { source: 'https://example.org' }, ['source=https://example.org']],
  ['text on one line', { evaluator: { a: 'x\n  y' } }, ['a=x y']],
  ['keys that are no names as a star', { evaluator: { 'My key': 1 } }, ['*=1']],
  ['an evaluator that is not an object', { evaluator: 'x' }, ['evaluator=x']],
] as const)('lists %s', ([, fields, listed]) => {
  expect(listFields(fields).map(({ path, value }) => `${path}=${value}`)).toEqual(listed);
});

test('leaves out what has a column of its own, and what is empty', () => {
  const fields = { id: 'a', instruction: 'b', related_apps: ['c'], evaluator: { d: null, e: '' } };
  expect(listFields(fields)).toEqual([]);
});

test('cuts long values', () => {
  expect(listFields({ evaluator: { a: 'x'.repeat(5000) } })[0]?.value).toHaveLength(4000);
});
