import { expect, test } from 'vitest';
import { keysOf, readGetter, readMetric } from './example-source.ts';

/** The keys that a getter with these lines reads. */
const read = (...lines: string[]) =>
  keysOf(readGetter(`def get_it(env, config):\n${lines.map((line) => `    ${line}\n`).join('')}`));

test.for([
  ['an index', ['return config["a"]'], { 'config.a': { required: true } }],
  ['get', ['return config.get("a")'], { 'config.a': { default: 'None' } }],
  ['get with a default', ['return config.get("a", [0])'], { 'config.a': { default: '[0]' } }],
  ['pop', ['return config.pop("a")'], { 'config.a': { required: true } }],
  ['pop with a default', ['return config.pop("a", 1.5)'], { 'config.a': { default: '1.5' } }],
  ['setdefault', ['config.setdefault("a", {})'], { 'config.a': { default: '{}' } }],
  ['a test', ['return "a" in config'], { 'config.a': {} }],
  ['a test of the keys', ['return "a" not in config.keys()'], { 'config.a': {} }],
  ['a variable', ['c = config', 'return c["a"]'], { 'config.a': { required: true } }],
  [
    'several variables at once',
    ['a, (b, c) = config["a"], (1, config["b"])', 'return c["d"]'],
    {
      'config.a': { required: true },
      'config.b': { required: true },
      'config.b.d': { required: true },
    },
  ],
  [
    'a nested key',
    ['rules = config["rules"]', 'return rules.get("a", "x")'],
    { 'config.rules': { required: true }, 'config.rules.a': { default: '"x"' } },
  ],
  [
    'a key whose name is a constant of a loop',
    ['for key in ("a", "b"):', '    print(config[key])'],
    { 'config.a': { required: true }, 'config.b': { required: true } },
  ],
  [
    'some of the names of a loop that may end before the last one',
    ['for key in ("a", "b"):', '    if config[key]: break', 'else: raise ValueError'],
    { 'config.a': { required: true }, 'config.b': {} },
  ],
  [
    'the names that a set of keys is compared with',
    [
      'if not {"a", "b"} <= set(config): raise ValueError',
      'if config.keys() - ("c", "d"): raise ValueError',
      'if not {"e"}.issubset(config) or set(config).isdisjoint({"f"}): raise ValueError',
    ],
    Object.fromEntries(['a', 'b', 'c', 'd', 'f'].map((name) => [`config.${name}`, {}])),
  ],
  [
    'the elements of a list',
    ['for file in config["files"]:', '    print(file["url"], file.get("name"))'],
    {
      'config.files': { required: true },
      'config.files[].name': { default: 'None' },
      'config.files[].url': { required: true },
    },
  ],
  [
    'an element by its index, which is not each of them',
    ['return config["files"][0]["url"]'],
    { 'config.files': { required: true }, 'config.files[].url': {} },
  ],
  [
    'what is left of each element',
    ['for a, *others in config["as"]:', '    others[0]["x"]'],
    { 'config.as': { required: true }, 'config.as[][].x': {} },
  ],
  [
    'numbered elements',
    ['for i, a in enumerate(config["as"]):', '    a["x"]'],
    { 'config.as': { required: true }, 'config.as[].x': { required: true } },
  ],
  [
    'two lists beside each other, of which the shorter one decides',
    ['for i, (a, b) in enumerate(zip(config["as"], config["bs"])):', '    a["x"], b["y"]'],
    {
      'config.as': { required: true },
      'config.as[].x': {},
      'config.bs': { required: true },
      'config.bs[].y': {},
    },
  ],
  [
    'a comprehension',
    ['return [file["url"] for file in config["files"] if file.get("on", True)]'],
    {
      'config.files': { required: true },
      'config.files[].on': { default: 'True' },
      'config.files[].url': {},
    },
  ],
  ['a formatted string', ['return f"{config[\'a\']!r}"'], { 'config.a': { required: true } }],
  [
    'an assignment within an expression',
    ['if (x := config["a"]): return x["b"]', 'return 1'],
    { 'config.a': { required: true }, 'config.a.b': {} },
  ],
  [
    'a pattern',
    ['match config:', '    case {"a": a}: return a["b"]', 'return 1'],
    { 'config.a': {}, 'config.a.b': {} },
  ],
  ['a key that it writes itself', ['config["a"] = 1', 'return config["a"]'], { 'config.a': {} }],
  [
    'nothing of another object',
    ['return env["a"], {"b": 1}["b"]'],
    { 'env.a': { required: true } },
  ],
  [
    'a part of a string, which is not a key',
    ['return "http" in config["a"]'],
    { 'config.a': { required: true } },
  ],
] as const)('reads %s', ([, lines, keys]) => {
  expect(read(...lines)).toEqual(keys);
});

test.for([
  ['both branches', ['if env: x = config["a"]', 'else: y = config["a"]', 'return 1'], true],
  [
    'in a helper whose result is one of several',
    ['def f(): return config["a"] if env else None', 'return f(), 1'],
    undefined,
  ],
  ['one branch', ['if env: x = config["a"]', 'return 1'], undefined],
  ['after a test for it', ['if "a" in config: return config["a"]', 'return 1'], undefined],
  [
    'after a failure without it',
    ['if "a" not in config: raise KeyError', 'return config["a"]'],
    true,
  ],
  ['beside a path that returns nothing', ['if not env: return None', 'return config["a"]'], true],
  [
    'beside a path that returns something',
    ['if not env: return []', 'return config["a"]'],
    undefined,
  ],
  ['the right side of "and"', ['return env and config["a"]'], undefined],
  ['the left side of "or"', ['return config["a"] or env'], true],
  ['one side of a condition', ['return config["a"] if env else 1'], undefined],
  ['a loop that may be empty', ['for x in env: config["a"]', 'return 1'], undefined],
  [
    'every case of a match that has a last one',
    ['match env:', '    case 1: x = config["a"]', '    case _: x = config["a"]', 'return x'],
    true,
  ],
  [
    'some cases of a match that has no last one',
    ['match env:', '    case 1: x = config["a"]', '    case 2: x = config["a"]', 'return 1'],
    undefined,
  ],
  ['what is looped over', ['for x in config["a"]: pass', 'return 1'], true],
  [
    'an attempt whose failure is handled',
    ['try: x = config["a"]', 'except KeyError: x = 1', 'return x'],
    undefined,
  ],
  [
    'an attempt that is given up',
    ['try: return config["a"]', 'except KeyError: return None'],
    true,
  ],
  [
    'a context that swallows failures',
    ['with suppress(KeyError): x = config["a"]', 'return 1'],
    undefined,
  ],
  [
    'a context of its own that swallows failures',
    ['with ignore_errors(): x = config["a"]', 'return 1'],
    undefined,
  ],
  [
    'an attempt whose end returns in any case',
    ['try: x = config["a"]', 'finally: return env'],
    undefined,
  ],
  ['an attempt with an end', ['try: x = config["a"]', 'finally: print(1)', 'return x'], true],
  ['a context', ['with open(env): x = config["a"]', 'return 1'], true],
  ['a function that is never called', ['def f(): return config["a"]', 'return 1'], undefined],
  ['a function that is called', ['def f(): return config["a"]', 'return f()'], true],
  ['one of two objects', ['c = env or config', 'return c["a"]'], undefined],
] as const)('decides whether the key is required: %s', ([, lines, required]) => {
  expect(read(...lines)['config.a']).toEqual(required ? { required } : {});
});

test('reads options from **options, and from the arguments of a helper that is given them', () => {
  const contract = readMetric(
    'def help(x, *, deep=3, **more): return more.get("wide", 1)\n' +
      'def it(result, expected, **options):\n  if options["strict"]: return 1.\n  return help(result, **options)\n',
  );
  expect(keysOf(contract)).toEqual({
    'options.deep': { default: '3', helper: 'help' },
    'options.strict': { required: true },
    'options.wide': { default: '1', helper: 'help' },
  });
  expect(contract.options).toBe('options');
});
