import { expect, test } from 'vitest';
import { readGetter, readMetric, toFiles } from './example-source.ts';
import { readEnvironment } from './read-environment.ts';

test('describes a function as its source has it', () => {
  const text = `import os

@cached
def other(): pass

def get_it(env, config: dict, /, wide=(1, "2"), *more, deep: int = 3, flat, **options) -> str:
    """Reads it.

        Indented.
    """
    return "yes" if config else None  # the end

# a comment
`;
  expect(readGetter(text)).toEqual({
    file: 'desktop/evaluators/getters/it.py',
    line: 6,
    end: 11,
    arguments: {
      env: { required: true },
      config: { required: true, type: 'dict' },
      wide: { default: '(1, "2")' },
      deep: { default: '3', type: 'int', keywordOnly: true },
      flat: { required: true, keywordOnly: true },
    },
    rest: 'more',
    options: 'options',
    keys: {},
    open: {},
    docstring: 'Reads it.\n\nIndented.',
    returns: 'str',
    returned: ['"yes"', 'None'],
    returnType: 'value',
    isReachable: true,
  });
});

test.for([
  ['0 and 1', 'if result: return 0.\n  return 1.0', 'binary'],
  ['comparisons', 'return result == rules and not rules', 'binary'],
  ['a chosen number', 'return 1. if all(rules) else float(result in rules)', 'binary'],
  ['a quotient', 'if result: return 0\n  return len(result) / 3', 'partial'],
  ['a number between', 'return 0.5', 'partial'],
  ['something that is not visible', 'return score(result)', undefined],
  ['nothing', 'pass', undefined],
] as const)('sees what a score can be: %s', ([, body, score]) => {
  expect(readMetric(`def it(result, rules):\n  ${body}\n`).score).toBe(score);
});

test('names what a task can name, and what else the package defines', () => {
  const { metrics } = readEnvironment(
    toFiles({
      'metrics/__init__.py':
        'from .a import one, two as second\nfrom .b import *\nfrom . import c\nfrom os import path\nthird = one\nfourth = c.four\ndef own(): pass\n',
      'metrics/a.py': 'def one(): pass\ndef two(): pass\ndef helper(): pass\n',
      'metrics/b.py': '__all__ = ["five"]\ndef five(): pass\ndef six(): pass\n',
      'metrics/c.py': 'def four(): pass\n',
    }),
  );
  const names = Object.entries(metrics).map(([name, { isReachable, aliasOf }]) => [
    name,
    isReachable,
    ...(aliasOf === undefined ? [] : [aliasOf]),
  ]);
  expect(Object.fromEntries(names.map(([name, ...rest]) => [name, rest]))).toEqual({
    one: [true],
    two: [false],
    second: [true, 'two'],
    helper: [false],
    five: [true],
    six: [false],
    third: [true, 'one'],
    fourth: [true, 'four'],
    four: [false],
    own: [true],
  });
});

test('keeps the import where another name is bound only if it fails', () => {
  const { getters } = readEnvironment(
    toFiles({
      'getters/__init__.py':
        'try:\n  from .a import get_one\nexcept ImportError:\n  get_one = None\nif True:\n  from .a import get_two\n',
      'getters/a.py': 'def get_one(env): pass\ndef get_two(env): pass\n',
    }),
  );
  expect(Object.values(getters).map(({ isReachable }) => isReachable)).toEqual([true, true]);
});

test('does not know what can be named where the package has no __init__', () => {
  const { getters } = readEnvironment(toFiles({ 'getters/a.py': 'def get_one(env): pass\n' }));
  expect(getters.get_one).not.toHaveProperty('isReachable');
});

test('takes the last of several functions of one name', () => {
  const text = 'def get_it(env): pass\n\ndef get_it(env, config): return config["a"]\n';
  expect(readGetter(text)).toMatchObject({ line: 3, keys: { 'config.a': { required: true } } });
});

test('survives modules that import each other, and names that refer to themselves', () => {
  const { metrics } = readEnvironment(
    toFiles({
      'metrics/__init__.py': 'from .a import *\nfrom .b import *\nx = x\n',
      'metrics/a.py': 'from .b import *\nfrom .b import lost\ndef one(): pass\n',
      'metrics/b.py': 'from .a import *\nfrom .a import lost\n',
    }),
  );
  expect(Object.keys(metrics)).toEqual(['one']);
});

test.for([
  ['a known one', '@functools.lru_cache(maxsize=1)', undefined],
  ['one that wraps what it is given', '@keeping', undefined],
  [
    'one that returns what it is given',
    '@register("x")',
    'the decorator "register" may change what the function takes',
  ],
  ['one that adds a mark', '@marked', undefined],
  [
    'one of another package',
    '@retry(3)',
    'the decorator "retry" may change what the function takes',
  ],
  [
    'one that replaces the function',
    '@replaced',
    'the decorator "replaced" may change what the function takes',
  ],
] as const)('knows whether a decorator keeps the arguments: %s', ([, decorator, unread]) => {
  const text = `import functools
from tools import retry
def keeping(f):
    @functools.wraps(f)
    def inner(*a, **k): return f(*a, **k)
    return inner
def marked(f):
    f.mark = True
    return f
def replaced(f):
    def inner(env): return 1
    return inner
def register(name):
    return lambda f: f
${decorator}
def get_it(env, config): return config["a"]
`;
  const contract = readGetter(text);
  expect(contract.unread).toBe(unread);
  expect(contract.decorators).toEqual([decorator]);
  expect(contract.line).toBe(16);
});

test('follows modules that all import everything from each other', () => {
  const modules = Array.from({ length: 12 }, (_, index) => index);
  const imports = modules.map((index) => `from .m${index} import *\n`).join('');
  const { metrics } = readEnvironment([
    { path: 'evaluators/metrics/__init__.py', text: 'from .m0 import *\n' },
    ...modules.map((index) => ({
      path: `evaluators/metrics/m${index}.py`,
      text: `${imports}def f${index}(result, rules):\n    return f${index + 1}(rules)\n`,
    })),
  ]);
  const reachable = Object.values(metrics).filter(({ isReachable }) => isReachable);
  expect(reachable).toHaveLength(modules.length);
});
