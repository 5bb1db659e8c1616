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
  'return config["a"] + env.read()',
  'a = config.get("a", "/"); a = a + env.name; return a',
  'a = config.get("a", "/"); a += "b"; return a',
  'return f"{config[\'a\']}.csv"',
  'return "".join([config["a"], "b"])',
  'return config["a"].strip()',
  'if env.is_on: return env.read()\n  return config.get("a", 1)',
  'return {**config["a"], "b": 1}',
])('a getter does more than return a key: %s', (lines) => {
  expect(readReturned(lines)).toBeUndefined();
});

const pathOf = (lines: string) => readGetter(`def get_it(env, config):\n  ${lines}\n`).returnedPath;

test.for([
  ['return config["a"]', ['a']],
  ['a = config["a"]["b"]\n  for k, v in a.items(): a[k] = v.lower()\n  return a', ['a', 'b']],
  ['if not config["c"]: return None\n  return config["a"]', ['a']],
  ['return config.get("a") or {}', ['a']],
  ['return copy.deepcopy(config["a"])', ['a']],
] as const)('says where what is returned comes from: %s', ([lines, path]) => {
  expect(pathOf(lines)).toEqual(path);
});

test.for([
  'return config',
  'return env["a"]',
  'return sorted(config["a"])',
  'return config["a"][1:]',
  'return config["a"] if env.is_on else config["b"]',
  'return env.read() or config["a"]',
])('says nothing of what is returned: %s', (lines) => {
  expect(pathOf(lines)).toBeUndefined();
});
