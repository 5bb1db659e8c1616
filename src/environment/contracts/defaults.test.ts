import { expect, test } from 'vitest';
import { keysOf, readGetter } from './example-source.ts';

test.for([
  ['a string', 'a = "x"', { default: 'a', defaultText: 'x' }],
  ['one of two strings', 'a = "x"\n  if env: a = "y"', { default: 'a' }],
  ['something else', 'a = env.name', { default: 'a' }],
] as const)('keeps a default as written, beside what its name means: %s', ([, body, key]) => {
  const text = `def get_it(env, config):\n  ${body}\n  return config.get("a", a)\n`;
  expect(keysOf(readGetter(text))['config.a']).toEqual(key);
});

test.for([
  ['a log', "logger.info(f\"opens {config.get('a', 'N/A')}\")", {}],
  ['a call within a log', 'print(len(config.get("a", "N/A")))', {}],
  ['something else', 'open_page(config.get("a", "N/A"))', { default: '"N/A"' }],
] as const)('takes the default from what is used: %s', ([, first, key]) => {
  const text = `def get_it(env, config):\n  ${first}\n  if env: return config["a"]\n  return 1\n`;
  expect(keysOf(readGetter(text))['config.a']).toEqual(key);
});

test('takes the default from a log where nothing else reads the key', () => {
  const text = 'def get_it(env, config):\n  print(config.get("a", "N/A"))\n  return 1\n';
  expect(keysOf(readGetter(text))['config.a']).toEqual({ default: '"N/A"' });
});

test.for([
  ['differ', '2', { lines: [1], helper: 'one' }],
  ['are the same', '1', { default: '1', lines: [1], helper: 'one' }],
] as const)('names one helper of several that read a key, whose defaults %s', ([, other, key]) => {
  const text =
    'def one(c): return c.get("a", 1)\n' +
    `def two(c): return c.get("a", ${other})\n` +
    'def get_it(env, config): return one(config) if env else two(config)\n';
  expect(readGetter(text).keys['config.a']).toEqual(key);
});

test.for([
  ['a constant', '{**SPARE, **config}', { default: '8_080' }],
  ['a dictionary that is written out', '{"a": [1], **config}', { default: '[1]' }],
  ['joined dictionaries', 'SPARE | (config or {})', { default: '8_080' }],
  ['a copy that is updated', 'dict(SPARE)\n  c.update(config)', { default: '8_080' }],
  ['a default that the task writes itself', '{"a": config["b"], **config}', {}],
] as const)('takes defaults from what an object is merged with: %s', ([, merged, key]) => {
  const text = `SPARE = {"a": 8_080}\ndef get_it(env, config):\n  c = ${merged}\n  return [c["a"]]\n`;
  expect(keysOf(readGetter(text))['config.a']).toEqual(key);
});

test('prefers the default that comes first to that of `get`', () => {
  const text =
    'def get_it(env, config):\n  c = {"a": 1} | config\n  return [c.get("a", 2), c.get("b", 3)]\n';
  expect(keysOf(readGetter(text))).toEqual({
    'config.a': { default: '1' },
    'config.b': { default: '3' },
  });
});

test.for([
  ['has two names', 'c = {"a": 1}', 'd = c\n  c.update(config)\n  c = d'],
  ['is of the caller', 'c = {"a": 1}', 'def f(x): x.update(config)\n  f(c)'],
  ['is of a function around', 'c = {"a": 1}', 'def f(): c.update(config)\n  f()'],
] as const)('does not follow the update of a dictionary that %s', ([, first, change]) => {
  const text = `def get_it(env, config):\n  ${first}\n  ${change}\n  return [c["b"]]\n`;
  expect(readGetter(text).open).toHaveProperty('config');
});
