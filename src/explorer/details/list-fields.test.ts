import { expect, test } from 'vitest';
import { isCut, listFields } from './list-fields.ts';

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
  [
    'keys that are no names as values, and as a star in paths',
    { evaluator: { 'My key': { a: 1 } } },
    ['*=My key', '*.a=1'],
  ],
  [
    'keys without a value',
    { id: 'a', instruction: 'b', evaluator: { d: null, e: '', f: {}, g: [] } },
    ['id=', 'instruction=', 'd=', 'e=', 'f=', 'g='],
  ],
  ['an evaluator that is not an object', { evaluator: 'x' }, ['evaluator=x']],
] as const)('lists %s', ([, fields, listed]) => {
  const all = listFields(fields).map(({ path, value }) => `${path}=${value}`);
  expect(all.filter((field) => field !== 'evaluator=')).toEqual(listed);
  expect(all.length - listed.length).toBe(
    'evaluator' in fields && fields.evaluator !== 'x' ? 1 : 0,
  );
});

test('cuts long values, and says so', () => {
  const [long, short] = listFields({ a: 'x'.repeat(30_000), b: 'y' });
  expect(long?.value).toHaveLength(20_000);
  expect([long, short].map((field) => field && isCut(field.value))).toEqual([true, false]);
});

test('does not read what is too deep, and says so', () => {
  const deep = Array.from({ length: 40 }).reduce<unknown>((inner) => ({ a: inner }), 'x');
  expect(listFields({ deep }).some(({ value }) => isCut(value))).toBe(true);
});
