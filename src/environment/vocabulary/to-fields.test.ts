import { expect, test, vi } from 'vitest';
import { readGetter } from '../contracts/example-source.ts';
import { toFields } from './to-fields.ts';

test.for([
  ['an array of objects', 'for b in config["a"]: b["c"]', 'array of object'],
  ['an object', 'config["a"]["b"]', 'object'],
  ['nothing where a key may be missing', 'config["a"].get("b")', undefined],
  [
    'nothing where both are possible',
    'for b in config["a"]: b["c"]\n  config["a"]["d"]',
    undefined,
  ],
] as const)('knows of a value with keys that it is %s', ([, line, type]) => {
  const contract = readGetter(`def get_it(env, config):\n  ${line}\n  return 1\n`);
  expect(toFields(contract, 'config').a?.type).toBe(type);
});

test('twice as many keys take little more than twice the work', () => {
  const [few = 0, many] = [100, 200].map((times) => {
    const lines = Array.from({ length: times }, (_, at) => `  config["a${at}"]["b"]\n`).join('');
    const contract = readGetter(`def get_it(env, config):\n${lines}`);
    const compare = vi.spyOn(String.prototype, 'startsWith');
    expect(Object.keys(toFields(contract, 'config'))).toHaveLength(times);
    const { length } = compare.mock.calls;
    compare.mockRestore();
    return length;
  });
  expect(many).toBeLessThan(2.5 * few);
});

test.for([
  ['a name with dots', 'config["a.b"]["c"]', { 'a.b': ['c'] }],
  [
    'keys that begin alike',
    'config["a"]["b"]; config["a-b"]["c"]; config["ab"]',
    { a: ['b'], 'a-b': ['c'], ab: [] },
  ],
] as const)('gives each key to its object with %s', ([, line, expected]) => {
  const fields = toFields(readGetter(`def get_it(env, config):\n  ${line}\n`), 'config');
  const names = Object.entries(fields).map(([name, { fields: inner = {} }]) => [
    name,
    Object.keys(inner),
  ]);
  expect(Object.fromEntries(names)).toEqual(expected);
});
