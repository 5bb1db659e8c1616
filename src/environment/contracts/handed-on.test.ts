import { expect, test } from 'vitest';
import { readGetter } from './example-source.ts';

test.for([
  ['the key of sorted', 'a = sorted(config["as"], key=itemgetter("x"))'],
  ['the key of max', 'a = [max(config["as"], key=env.rank)]'],
  ['map', 'a = config["as"]; map(itemgetter("x"), a)'],
  ['filter', 'a = filter(env.accepts, config["as"])'],
])('%s may read any key of an element', ([, line]) => {
  const text = `def get_it(env, config):\n  ${line}\n  for b in a: b["y"]\n  return 1\n`;
  expect(readGetter(text).open).toHaveProperty(['config.as']);
});

test('sorting backwards reads no key of an element', () => {
  const text =
    'def get_it(env, config):\n  for a in sorted(config["as"], reverse=True): a["x"]\n  return 1\n';
  expect(readGetter(text).open).toEqual({});
});

test('a loop that goes from object to object may read any key further down', () => {
  const text =
    'def get_it(env, config):\n  a = config\n  while a.get("x"): a = a["x"]\n  return a["y"]\n';
  expect(Object.keys(readGetter(text).open)).toEqual(['config.x.x']);
});

test('what a list gives is one of its elements', () => {
  const text = 'def get_it(env, config):\n  a = [config]\n  return a.pop()["x"]\n';
  expect(readGetter(text).keys).toHaveProperty(['config.x']);
});

test('what an object gives for a key that is not certain is one of its values', () => {
  const text = 'def get_it(env, config):\n  a = {"b": config}\n  return a.get(env.name)["x"]\n';
  expect(readGetter(text).keys).toHaveProperty(['config.x']);
});

test.for([
  ['a method in a variable', 'get = config.get; return get("a")'],
  ['a default of a function', 'f = lambda k, c=config: c[k]; return f("a")'],
  ['a variable of the module', 'global last; last = config; return 1'],
  ['a method as an argument', 'return list(map(config.__getitem__, ["a"]))'],
])('%s may read any key', ([, line]) => {
  expect(readGetter(`def get_it(env, config):\n  ${line}\n`).open).toHaveProperty('config');
});
