import { expect, test } from 'vitest';
import { keysOf, readGetter } from './example-source.ts';

test.for([
  ['where it is missing', ['if "a" not in config: config["a"] = 1'], {}],
  ['as a default', ['config.setdefault("a", 1)'], { default: '1' }],
  ['in a loop over names', ['for key in env:', '  config[key] = 1'], {}],
  ['by an update', ['config.update(a=1)'], {}],
  ['by an update from a dictionary', ['config.update({"a": 1})'], {}],
  ['by an update from another object', ['config.update(env)'], {}],
  ['by an update from options', ['config.update(**env)'], {}],
  ['in a helper', ['fill(config)'], {}],
] as const)('does not require a key that the function may add itself: %s', ([, lines, key]) => {
  const body = [...lines, 'return config["a"], config["b"]'].map((line) => `    ${line}\n`);
  const fill = 'def fill(c): c.setdefault("a", 1)\n';
  const keys = keysOf(readGetter(`${fill}def get_it(env, config):\n${body.join('')}`));
  expect(keys['config.a']).toMatchObject(key);
  expect(keys['config.a']).not.toHaveProperty('required');
});

test('requires a key that the function does not add', () => {
  const text =
    'def get_it(env, config):\n  config.update({"a": 1}, c=2)\n  config["d"] = 1\n  return config["b"]\n';
  expect(keysOf(readGetter(text))).toEqual({ 'config.b': { required: true } });
});

test('requires nothing of an object that the function replaces', () => {
  const text =
    'def get_it(env, config):\n  if env: config["rules"] = env.rules\n  return config["rules"]["a"]\n';
  expect(keysOf(readGetter(text))).toEqual({ 'config.rules': {}, 'config.rules.a': {} });
});
