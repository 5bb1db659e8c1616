import { expect, test } from 'vitest';
import { keysOf, readGetter, readMetric } from './example-source.ts';

test.for([
  [
    'equality',
    'if rules["t"] == "x": return 1.\n  elif "y" == rules["t"]: return 0.5',
    ['x', 'y'],
    undefined,
  ],
  ['a list', 'return rules["t"] in ["x", "y"]', ['x', 'y'], undefined],
  ['a match', 'match rules["t"]:\n    case "x" | "y": return 1.', ['x', 'y'], undefined],
  [
    'a list beside one that the task gives',
    'if rules["t"] not in ["x"] + rules["more"]: raise ValueError\n  return 1.',
    ['x'],
    undefined,
  ],
  ['a table', 'return {"x": 1, "y": 0}[rules["t"]]', ['x', 'y'], true],
  ['a constant table', 'return table[rules["t"]]', ['x', 'y'], true],
  [
    'branches of which the last fails',
    't = rules["t"]\n  if t == "x": return 1.\n  elif t in ("y",): return 0.5\n  else: raise ValueError',
    ['x', 'y'],
    true,
  ],
  [
    'a test that fails',
    'if rules["t"] not in ("x", "y"): raise ValueError(result)\n  return 1.',
    ['x', 'y'],
    true,
  ],
  [
    'a test that returns nothing',
    't = rules.get("t", "x")\n  if t not in {"x", "y"}: return 0\n  return result',
    ['x', 'y'],
    true,
  ],
  ['a test for one', 'if rules["t"] != "x": raise ValueError\n  return 1.', ['x'], true],
  ['an assertion', 'assert rules["t"] in ["x", "y"], "t"\n  return 1.', ['x', 'y'], true],
  [
    'branches, without those that fail',
    't = rules["t"]\n  if t == "x": return 1.\n  elif t == "y": return 0\n  elif t == "z": raise TypeError(t)\n  else: raise TypeError(t)',
    ['x', 'y'],
    true,
  ],
  [
    'a value before one that replaces it',
    't = rules.get("t") or env.t\n  if t != "x": raise ValueError\n  return 1.',
    ['x'],
    true,
  ],
  [
    'a match of which the last case fails',
    'match rules["t"]:\n    case "x" | "y": return 1.\n    case _: raise ValueError',
    ['x', 'y'],
    true,
  ],
  [
    'a match of which a named last case fails',
    'match rules.get("t", "x"):\n    case "x": a = 1\n    case "y" if result: return 1.\n    case other: return 0.\n  return a',
    ['x', 'y'],
    true,
  ],
  [
    'branches, of which one fails for a value that another accepts',
    't = rules["t"]\n  if t in ("x", "y"): print(t)\n  if t == "y": raise TypeError(t)\n  return 1.',
    ['x', 'y'],
    undefined,
  ],
] as const)('lists the choices of %s', ([, body, choices, onlyChoices]) => {
  const text = `table = {"x": 1, "y": 2}\ndef it(result, rules):\n  ${body}\n`;
  expect(keysOf(readMetric(text))['rules.t']).toMatchObject({
    choices,
    ...(onlyChoices && { onlyChoices }),
  });
  expect(keysOf(readMetric(text))['rules.t']).toHaveProperty('choices.length', choices.length);
});

test.for([
  [
    'a table, if the rest is handled',
    'try: return table[rules["t"]]\n  except KeyError: return 0.5',
  ],
  ['a table, after a test', 'if rules["t"] in table: return table[rules["t"]]\n  return 0.5'],
  [
    'a match, after other cases than strings',
    'match rules["t"]:\n    case "x": return 1.\n    case int(): return 0.5\n    case _: raise ValueError',
  ],
  [
    'a match of which the last case has a condition',
    'match rules["t"]:\n    case "x": return 1.\n    case _ if result: raise ValueError\n  return 1.',
  ],
  [
    'a match of which the last case goes on',
    'match rules["t"]:\n    case "x": return 1.\n    case _: print(1)\n  return 0.5',
  ],
  [
    'a match of which the last case is a pair',
    'match rules["t"]:\n    case "x": return 1.\n    case a, b: raise ValueError\n  return 1.',
  ],
  [
    'a match, after a pair',
    'match rules["t"]:\n    case "x": return 1.\n    case "y", _: return 0.5\n    case _: raise ValueError',
  ],
  ['a match without a last case', 'match rules["t"]:\n    case "x": return 1.\n  return 0.5'],
  [
    'a test of what is used only where another value is empty',
    't = env.t or rules["t"]\n  if t != "x": raise ValueError\n  return 1.',
  ],
  [
    'branches of such a value',
    't = env.t or rules.get("t", "x")\n  if t == "x": return 1.\n  else: raise ValueError',
  ],
  [
    'a match of such a value',
    'match env.t or rules["t"]:\n    case "x": return 1.\n    case _: raise ValueError',
  ],
  ['a test that goes on', 'if rules["t"] not in ("x", "y"): print(1)\n  return 1.'],
  ['a test of two', 'if result and rules["t"] not in ("x", "y"): raise ValueError\n  return 1.'],
  ['a test of more than text', 'if rules["t"] not in ("x", 1): raise ValueError\n  return 1.'],
  ['a test in a loop', 'for i in result:\n    if rules["t"] != "x": continue\n  return 1.'],
  [
    'a test in an attempt',
    'try:\n    if rules["t"] != "x": raise ValueError\n  except ValueError: pass\n  return 1.',
  ],
  [
    'branches in a branch',
    'if result:\n    if rules["t"] == "x": return 1\n    else: raise ValueError\n  return 0.5',
  ],
] as const)('knows that other values are accepted: %s', ([, body]) => {
  const text = `table = {"x": 1, "y": 2}\ndef it(result, rules):\n  ${body}\n`;
  expect(keysOf(readMetric(text))['rules.t']).not.toHaveProperty('onlyChoices');
});

test.for([
  ['a loop over the keys', 'for key in config: print(config[key])', 'every key is read'],
  ['a loop over the values', 'for k, v in config.items(): print(v)', 'every key is read'],
  [
    'a pattern with a rest',
    'match config:\n    case {"b": b, **rest}: print(rest)',
    'every key is read',
    4,
  ],
  ['a name that is not in the source', 'return config[env]', 'every key is read'],
  ['a function outside of the environment', 'return json.dumps(config)', 'passed to "json.dumps"'],
  ['what is returned', 'return config', 'returned'],
  ['what is stored', 'env.config = config', 'stored in another object'],
  ['a list that is handed on', 'send([config])', 'passed to "send"'],
  ['an entry by its name', 'd = {}; d.update(c=config)', 'merged into another object'],
  ['a comparison', 'return env == config', 'compared as a whole'],
  ['a program', 'return eval(env)', 'read by any name'],
] as const)('knows that other keys may be used: %s', ([, body, why, line = 3]) => {
  const { open } = readGetter(`def get_it(env, config):\n  config["a"]\n  ${body}\n`);
  expect(open.config).toEqual({ why, line });
});

test.for([
  ['a report', 'logger.info("x %s", config)'],
  ['a formatted string', 'print(f"{config}")'],
  ['a length', 'return len(config)'],
  ['a helper', 'return help(config)'],
  ['a call of itself', 'return get_it(None, config)'],
] as const)('knows that no other key is used: %s', ([, body]) => {
  const { open } = readGetter(`def help(c): return c["a"]\ndef get_it(env, config):\n  ${body}\n`);
  expect(open.config).toBeUndefined();
});

test('knows that other keys of what it calls itself with may be used', () => {
  const text = `def walk(node):
  for child in node["children"]:
    if child["on"]: walk(child)
  return node.get("title")
def get_it(env, config): return walk(config)
`;
  expect(readGetter(text).open).toEqual({
    'config.children[]': { why: 'passed to "walk"', line: 1 },
  });
});

test('takes only the choices of elements in a loop that may end early', () => {
  const text = `def it(result, rules):
  for row in rules["rows"]:
    if row["op"] == "eq": passes = True
    elif row["op"] == "ne": passes = result
    else: raise ValueError
    if not passes: break
  return passes
`;
  expect(keysOf(readMetric(text))['rules.rows[].op']).toEqual({
    choices: ['eq', 'ne'],
    onlyChoices: true,
  });
});
