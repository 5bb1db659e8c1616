import { expect, test } from 'vitest';
import { readGetter } from './example-source.ts';

test.for([
  [
    'a helper of the same file',
    'def help(c): return c["a"]\ndef get_it(env, config): return help(config)\n',
    {},
  ],
  [
    'a helper of another file',
    'from .other import help as h\ndef get_it(env, config): return h(config)\n',
    { 'getters/other.py': 'def help(c):\n  return c["a"]\n' },
  ],
  [
    'a helper whose key has a default',
    'def help(c, k="a"): return c[k]\ndef get_it(env, config): return help(config)\n',
    {},
  ],
  [
    'a helper of a module',
    'from . import other\ndef get_it(env, config): return other.help(c=config)\n',
    { 'getters/other.py': 'def help(*, c): return c["a"]\n' },
  ],
  [
    'a helper that is imported by its full name, within the function',
    'def get_it(env, config):\n  from desktop.evaluators.metrics.other import help\n  return help(config)\n',
    { 'metrics/other.py': 'def help(c): return c["a"]\n' },
  ],
  [
    'a chain of helpers',
    'def two(c): return c["a"]\ndef one(c): return two(c)\ndef get_it(env, config): return one(config)\n',
    {},
  ],
  [
    'a call of itself',
    'def get_it(env, config):\n  if env: return get_it(None, config)\n  return config["a"]\n',
    {},
  ],
] as const)('follows %s', ([, text, others]) => {
  const { keys } = readGetter(text, others);
  expect(Object.keys(keys)).toEqual(['config.a']);
});

test('names the helper that reads a key, and its file and line', () => {
  const text = 'from .other import help\ndef get_it(env, config): return help(config)\n';
  const contract = readGetter(text, { 'getters/other.py': '\n\ndef help(c): return c["a"]\n' });
  const file = 'desktop/evaluators/getters/other.py';
  expect(contract.keys).toEqual({
    'config.a': { required: true, lines: [3], helper: 'help', file },
  });
  expect(contract.helpers).toEqual([{ name: 'help', file, line: 3 }]);
});
