import { expect, test } from 'vitest';
import { readGetter } from './example-source.ts';

const readReturned = (lines: string) =>
  readGetter(`def get_it(env, config):\n  ${lines}\n`).returnedKey;

test.for([
  'return config["a"]',
  'return config.get("a", {})',
  'a = config["a"]; return a',
  'log(config.get("a")); return config.get("a")',
])('a getter returns a key as it is: %s', (lines) => {
  expect(readReturned(lines)).toBe('config.a');
});

test.for([
  'return config',
  'return config["a"]["b"]',
  'return config["a"][0]',
  'return env.read(config["a"])',
  'return env.read(config["b"]) or config["a"]',
  'return config["a"] if env.is_on else config["b"]',
  'a = config["a"]\n  a["b"] = 1\n  return a["b"], a',
  'a = config["a"]\n  if env.is_on: a = env.read(a)\n  return a',
])('a getter does more than return a key: %s', (lines) => {
  expect(readReturned(lines)).toBeUndefined();
});
