import { expect, test } from 'vitest';
import { keysOf, readGetter } from './example-source.ts';

const required = { required: true } as const;
const one = { default: '1' } as const;

test.for([
  ['a dictionary before it', 'd = {"a": 1, **config}', { 'config.a': one, 'config.b': required }],
  ['a dictionary after it', 'd = {**config, "a": 1}', { 'config.b': required }],
  ['a constant before it', 'd = spare | config', { 'config.a': one, 'config.b': required }],
  ['a constant after it', 'd = config | spare', { 'config.b': required }],
  [
    'what is popped',
    'd = {**config, "a": (spare | config).pop("a")}',
    { 'config.a': one, 'config.b': required },
  ],
  ['a name that is computed', 'd = {env: 1, **config}', { 'config.a': {}, 'config.b': {} }],
  ['what is not shown', 'd = {**env.x, **config}', { 'config.a': {}, 'config.b': {} }],
  [
    'what may not be shown',
    'x = env.load() if env.y else {"a": 1}; d = {**x, **config}',
    { 'config.a': {}, 'config.b': {} },
  ],
  ['dict', 'd = dict({"a": 1}, **config)', { 'config.a': one, 'config.b': required }],
  [
    'a copy without some keys',
    'd = {k: v for k, v in config.items() if k not in ("type", "c")}',
    { 'config.a': required, 'config.b': required },
  ],
  [
    'a copy without empty keys',
    'd = {key: v for (key, v) in config.items() if v is not None}',
    { 'config.a': required, 'config.b': required },
  ],
  ['some of the keys', 'd = {k: v for k, v in config.items() if env[k]}', {}],
  ['other keys', 'd = {k + "x": v for k, v in config.items()}', {}],
  ['dict alone', 'd = dict(**config)', { 'config.a': required, 'config.b': required }],
  ['dict with names', 'd = dict(config, a=1)', { 'config.b': required }],
] as const)('follows an object through %s', ([, line, keys]) => {
  const text = `spare = {"a": 1}\ndef get_it(env, config):\n  ${line}\n  return d["a"], d["b"]\n`;
  expect(keysOf(readGetter(text))).toEqual(keys);
});

test.for([
  ['partial with a name', 'partial(help, c=config)("x")', { 'config.a': required }],
  ['partial with a position', 'partial(help, "x")(config)', { 'config.a': required }],
  ['map over several lists', 'list(map(help, [1], [config]))', { 'config.a': {} }],
  ['names', 'named(**config)', { 'config.a': required, 'config.b': { default: '1' } }],
  [
    'names beside one of its own',
    'named(**{"a": 1, **config})',
    { 'config.a': {}, 'config.b': {} },
  ],
  ['a helper that adds to it', 'wide(**{"c": 1, **config})', { 'config.c': {}, 'config.d': {} }],
] as const)('follows what is passed by %s', ([, call, keys]) => {
  const text = `from functools import partial
def help(x, c): return c["a"]
def wide(**c): return c["c"], c["d"]
def named(*, a, b=1): return a, b
def get_it(env, config):
  return ${call}
`;
  const found = keysOf(readGetter(text));
  expect(found).toMatchObject(keys);
  expect(Object.keys(found)).toEqual(Object.keys(keys));
});

test.for([
  ['format', '"{a} {{b}} {c}".format(c=1, **config)', ['config.a']],
  ['format_map', '"{a!r:>3}".format_map(config)', ['config.a']],
  ['brackets', '"//c[@r=\'{}\']".format(config)', []],
  ['a percent sign', '"%(a)s %%" % config', ['config.a']],
  ['a percent sign without names', '"%s" % config', []],
] as const)('reads the keys that a text names: %s', ([, call, keys]) => {
  const { keys: found, open } = readGetter(`def get_it(env, config): return ${call}\n`);
  expect(Object.keys(found)).toEqual(keys);
  expect(open.config).toBeUndefined();
});

test.for([
  'env.format(**config)',
  'env.send(c=config)',
  'env.x % config',
  '"{0[a]}".format(config)',
  'partial(f, **config)',
  'Options(**config)',
])('knows that other keys may be used by %s', (call) => {
  const text = `from functools import partial\nclass Options:\n  a: str\ndef f(a): pass\ndef get_it(env, config): return ${call}\n`;
  expect(readGetter(text).open).toHaveProperty('config');
});

test('reads the keys of a pattern for elements', () => {
  const text =
    'def get_it(env, config):\n  for x in config["as"]:\n    match x:\n      case {"b": "c"}: print()\n';
  expect(keysOf(readGetter(text))).toEqual({
    'config.as': required,
    'config.as[].b': { choices: ['c'] },
  });
});
