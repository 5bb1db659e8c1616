import { expect, test } from 'vitest';
import { keysOf, readGetter, toFiles } from './example-source.ts';
import { readEnvironment } from './read-environment.ts';

test('reads a lambda', () => {
  const contract = readGetter('get_it = lambda env, config, x=1: [config["a"], config][0]\n');
  expect(keysOf(contract)).toEqual({ 'config.a': { required: true } });
  expect(contract.arguments).toMatchObject({ config: { required: true }, x: { default: '1' } });
  expect(contract.open.config?.why).toBe('returned');
});

test('lists the functions that a module makes of others', () => {
  const text = `from functools import partial
from logging import getLogger
def one(result, rules): return rules["a"]
def make(key):
    def inner(result, rules): return rules[key]
    return inner
class Compare:
    def __call__(self, result, rules): return 1
class Other:
    pass
two = partial(one, None)
three = make("k")
four = Compare()
five = make("k")(1)
log = getLogger()
other = Other()
count = len("x")
table = {}
`;
  const files = { 'metrics/__init__.py': 'from .a import *\n', 'metrics/a.py': text };
  const { metrics } = readEnvironment(toFiles(files));
  const unread = Object.entries(metrics).filter(([, contract]) => contract.unread !== undefined);
  expect(unread.map(([name]) => name)).toEqual(['two', 'three', 'four', 'five']);
  expect(metrics.two).toEqual({
    file: 'desktop/evaluators/metrics/a.py',
    line: 11,
    end: 11,
    arguments: {},
    keys: {},
    open: {},
    unread: 'the source assigns it as a value',
    isReachable: true,
  });
});

test('lists actions that a class assigns or inherits from a class of another module', () => {
  const { actions } = readEnvironment([
    {
      path: 'desktop/controllers/setup.py',
      text: `from . import base
class Setup(base.Base[int], metaclass=Meta):
    def _execute_setup(self, command): pass
    _command_setup = _execute_setup
    _quick_setup = partialmethod(_execute_setup, "x")
    limit = 3
`,
    },
    {
      path: 'desktop/controllers/base.py',
      text: 'class Base[T]:\n    def _sleep_setup(self, seconds): pass\n',
    },
  ]);
  expect(Object.keys(actions)).toEqual(['sleep', 'execute', 'command', 'quick']);
  expect(actions.command).toMatchObject({ aliasOf: '_execute_setup', arguments: { command: {} } });
  expect(actions.quick?.unread).toBe('the source assigns it as a value');
});

test('follows no chain of thousands of names', () => {
  const names = Array.from({ length: 20_000 }, (_, index) => `f${index + 1} = f${index}\n`);
  const getter = 'from ..chain import f20000\ndef get_it(env, config): return f20000(config)\n';
  const chain = `def f0(config): return config["a"]\n${names.join('')}`;
  expect(keysOf(readGetter(getter, { 'chain.py': chain }))).toEqual({});
});
