import { expect, test } from 'vitest';
import { keysOf, readGetter } from './example-source.ts';

/** The keys that a getter with these lines reads. */
const read = (...lines: string[]) =>
  keysOf(readGetter(`def get_it(env, config):\n${lines.map((line) => `    ${line}\n`).join('')}`));

test.for([
  ['a value that is refused where it is missing', ['if not x: raise ValueError'], true],
  ['a value that is refused where it is None', ['if x is None: return None'], true],
  ['one of two refusals', ['if env or not x: raise ValueError'], true],
  ['a type that is required', ['if not isinstance(x, str): raise TypeError'], true],
  ['an assertion', ['assert env and x, "x is due"'], true],
  ['the only branch that returns something', ['if x is not None: return 1', 'return'], true],
  ['a branch of two that return something', ['if x: return 1', 'return False'], undefined],
  ['a refusal in an "else"', ['if (x): print(x)', 'else: raise ValueError'], true],
  ['a refusal of two at once', ['if not x and not env: raise ValueError'], undefined],
  ['one of three refusals', ['if not env and env or not x: raise ValueError'], true],
  ['a refusal of three, of which two suffice', ['assert x and not env or env'], undefined],
  ['a refusal of something else', ['if not env: raise ValueError'], undefined],
  ['a value that is replaced', ['x = x or "b"', 'if not x: raise ValueError'], undefined],
  ['a value that is given where it is missing', ['if not x: x = env', 'assert x'], undefined],
  ['a type that None has', ['assert isinstance(x, (str, type(None)))'], undefined],
  ['a refusal that is handled', ['try: assert x', 'except AssertionError: pass'], undefined],
  ['a refusal of the value', ['if x: raise ValueError'], undefined],
] as const)('decides whether the key of `get` is required: %s', ([, lines, required]) => {
  const [key] = Object.values(read('x = config.get("a")', ...lines, 'return [x]'));
  expect(key).toEqual(required ? { required } : { default: 'None' });
});

test.for([
  ['an empty default', ['assert config.get("a", "")'], { required: true }],
  ['an empty default that is not None', ['assert config.get("a", []) is not None'], '[]'],
  ['a default that counts as true', ['assert config.get("a", 1)'], '1'],
  [
    'an assignment in a condition',
    ['if not (x := config.pop("a", None)): return'],
    { required: true },
  ],
  ['a key that it may write itself', ['if env: config["a"] = 1', 'assert config.get("a")'], 'None'],
  ['one of two objects', ['c = env or config', 'assert c.get("a")'], 'None'],
] as const)('knows what the condition says of %s', ([, lines, key]) => {
  const expected = typeof key === 'string' ? { default: key } : key;
  expect(read(...lines, 'return [env]')['config.a']).toEqual(expected);
});

test.for([
  ['none of it is passed over', ['if not env or not config["a"]: raise ValueError'], true],
  ['it is the only alternative', ['if env and config["a"]: return 1', 'return'], true],
  ['its other part suffices', ['if env or config["a"]: return 1', 'return'], undefined],
  ['it looks for the key', ['if "a" not in config: raise KeyError'], true],
  ['it looks for it among the keys', ['assert "a" in config.keys()'], true],
  ['every name is looked for', ['for k in ("a", "b"):', '    assert k in config'], true],
  ['all names are looked for', ['assert all(k in config for k in ("a", "b"))'], true],
  ['no name is missing', ['if any([k not in config for k in ("b", "a")]): return'], true],
  ['one of the names is enough', ['assert any(k in config for k in ("a", "b"))'], undefined],
  [
    'either is one of all names',
    ['assert all(k in config for k in ["a" if env else "b"])'],
    undefined,
  ],
  ['either name is looked for', ['k = "a" if env else "b"', 'assert k in config'], undefined],
] as const)('requires what a condition reads where %s', ([, lines, required]) => {
  expect(read(...lines, 'return 1')['config.a']).toEqual(required ? { required } : {});
});

test('requires an object with a key that is required', () => {
  expect(read('if not config.get("a", {}).get("b"): return None', 'return 1')).toEqual({
    'config.a': { required: true },
    'config.a.b': { required: true },
  });
});
