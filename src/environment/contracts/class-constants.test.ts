import { expect, test } from 'vitest';
import { keysOf, readGetter } from './example-source.ts';

test.for([
  ['a constant of a class', 'config[Key.PATH], config.get(Key.MODE, "r")'],
  ['the value of an Enum', 'config[Key.PATH.value], config.get(Key.MODE.value, "r")'],
  [
    'a constant of a class in another module',
    'config[keys.Key.PATH], config.get(keys.Key.MODE, "r")',
  ],
] as const)('reads a key whose name is %s', ([, body]) => {
  const keys = 'class Key(str, Enum):\n  PATH = "path"\n  MODE: str = "mode"\n  OTHER = auto()\n';
  const text = `from . import keys\nfrom .keys import Key\ndef get_it(env, config): return ${body}\n`;
  expect(keysOf(readGetter(text, { 'getters/keys.py': keys }))).toEqual({
    'config.mode': { default: '"r"' },
    'config.path': { required: true },
  });
});

test('knows that any key is read by a constant of a class that cannot be read', () => {
  const text =
    'class K(Enum):\n  A = auto()\ndef get_it(env, config): return config[K.A], config[K.B]\n';
  expect(readGetter(text)).toMatchObject({ keys: {}, open: { config: { line: 3 } } });
});
