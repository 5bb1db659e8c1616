import { expect, test } from 'vitest';
import { keysOf, readGetter, readMetric } from './example-source.ts';

test.for([
  ['an element', 'names[0] = "b"'],
  ['a method', 'names.append("b")'],
  ['an update', 'names += ["b"]'],
  ['a function', 'def add(name): names.append(name)'],
  ['a module that imports it', 'from . import it\nit.names.append("b")'],
  ['another branch', 'if x: pass\nelse: names = ["b"]'],
] as const)('does not rely on a constant that is changed by %s', ([, change]) => {
  const text = `names = ["a"]\n${change}\ndef get_it(env, config): return [config[name] for name in names]\n`;
  expect(readGetter(text).open).toHaveProperty('config');
});

test('relies on a constant that is only read', () => {
  const text =
    'names = ["a"]\nx = names[0]\ndef get_it(env, config): return [config[name] for name in names]\n';
  expect(readGetter(text).open).not.toHaveProperty('config');
});

test.for([
  ['an assignment', 'table["y"] = 2'],
  ['an update', 'table.update(y=2)'],
  ['a default', 'table.setdefault(result, 2)'],
] as const)('knows that a dictionary has other keys after %s', ([, change]) => {
  const text = `def it(result, rules):\n  table = {"x": 1}\n  ${change}\n  return table[rules["t"]]\n`;
  expect(keysOf(readMetric(text))['rules.t']).toEqual({ required: true });
});

test.for([
  ['a list that is added to', 'names = ["a"]', 'names.append(env)', 'names'],
  ['a dictionary that is added to', 'names = {"a": 1}', 'names[env] = 1', 'names'],
  ['its keys', 'names = {"a": 1}', 'names[env] = 1', 'names.keys()'],
  ['its items', 'names = {"a": 1}', 'names[env] = 1', '[k for k, v in names.items()]'],
] as const)('knows that other keys may be read by the names in %s', ([, first, change, names]) => {
  const text = `def get_it(env, config):\n  ${first}\n  ${change}\n  for name in ${names}: config[name]\n`;
  expect(readGetter(text).open).toHaveProperty('config');
});
