import { expect, test } from 'vitest';
import { toFiles } from './example-source.ts';
import { readEnvironment } from './read-environment.ts';

const folder = 'desktop/evaluators/metrics';

const unlistedOf = (init: string, text = 'def check_it(result): return 1\n') => {
  const files = toFiles({ 'metrics/__init__.py': init, 'metrics/it.py': text });
  return readEnvironment(files).unlisted?.metrics;
};

test.for([
  ['globals', 'for name in names:\n  globals()[name] = make(name)\n', 2],
  ['many globals at once', 'globals().update({name: make(name) for name in names})\n', 1],
  ['attributes of the module', 'setattr(sys.modules[__name__], name, make(name))\n', 1],
  ['a function for missing names', 'def __getattr__(name): return make(name)\n', 1],
  ['names for decorators', '@metric("check_it")\ndef it(result): return 1\n', 1],
  ['named names for decorators', '\n@metric(name="check_it")\ndef it(result): return 1\n', 2],
  ['a registry', '@registry.register\ndef check_it(result): return 1\n', 1],
  [
    'a registry that sets attributes',
    'def register(f):\n  setattr(sys.modules[__name__], f.__name__, f)\n',
    2,
  ],
] as const)('finds where names are added by %s', ([, text, line]) => {
  expect(unlistedOf('from .it import *\n', text)).toEqual({
    added: { file: `${folder}/it.py`, line },
  });
});

test.for([
  ['sets attributes of objects', 'def check_it(result):\n  setattr(result, "a", 1)\n'],
  ['reads globals', 'def check_it(result): return globals()["a"]\n'],
  ['has a class with missing names', 'def f():\n  class A:\n    def __getattr__(self): pass\n'],
  ['decorates methods', 'class A:\n  @validator("a")\n  def it(cls, value): pass\n'],
  ['says what it is', '@metric(role="check_it")\ndef check_it(result): return 1\n'],
  ['is deprecated', '@deprecated("use check_that")\ndef check_it(result): return 1\n'],
] as const)('finds nothing where a file %s', ([, text]) => {
  expect(unlistedOf('from .it import *\n', text)).toBeUndefined();
});

test('finds names that everything is imported for from elsewhere', () => {
  expect(unlistedOf('from other.metrics import *\n')).toEqual({
    added: { file: `${folder}/__init__.py`, module: 'other.metrics' },
  });
});

test('lists what a package takes from elsewhere or makes without showing how', () => {
  const init = `from __future__ import annotations
import json
from other import check_a, b as check_b, Checker
from .it import check_it
check_c = Checker().check
check_d = Checker.make()
limit = 3
`;
  expect(unlistedOf(init)).toEqual({ names: ['check_a', 'check_b', 'check_c', 'check_d'] });
});

test('lists the same of a file of which all names are imported', () => {
  const noFunctions = 'logger = logging.getLogger("a")\nnumber = re.compile("[0-9]+")\n';
  const text =
    noFunctions +
    'from other import check_a, _check_b\nclass Checker: pass\ncheck_c = Checker.run\n';
  expect(unlistedOf('from .it import *\n', text)).toEqual({ names: ['check_a', 'check_c'] });
  const published = `${text}__all__ = ["check_c"]\n`;
  expect(unlistedOf('from .it import *\n', published)).toEqual({ names: ['check_c'] });
});

test('can name what is registered in a file that is not imported', () => {
  const text = '@register\ndef check_it(result): return 1\ndef helper(): pass\n';
  const files = toFiles({ 'metrics/__init__.py': '', 'metrics/it.py': text });
  const { check_it: registered, helper } = readEnvironment(files).metrics;
  expect([registered?.isReachable, helper?.isReachable]).toEqual([undefined, false]);
});

test.for([
  ['looks names up', 'def __getattr__(name): return load(name)\n', undefined],
  ['gives itself names', 'globals().update(load_all())\n', undefined],
  ['imports a file', 'from . import other\n', false],
] as const)('reads the functions of a package that %s', ([, init, isReachable]) => {
  const text = 'def get_it(env, config): return config["path"]\ndef helper(): pass\n';
  const { getters } = readEnvironment(
    toFiles({ 'getters/__init__.py': init, 'getters/it.py': text }),
  );
  expect([getters.get_it?.isReachable, getters.helper?.isReachable]).toEqual([isReachable, false]);
});

test('lists no function that only Python calls', () => {
  const files = toFiles({ 'metrics.py': 'def __getattr__(name): pass\n' });
  expect(readEnvironment(files)).toMatchObject({
    metrics: {},
    unlisted: { metrics: { added: { line: 1 } } },
  });
});

test('finds where actions are added to a class', () => {
  const text = 'class Setup:\n  def _a_setup(self): pass\nsetattr(Setup, "_b_setup", run)\n';
  const path = 'desktop/controllers/setup.py';
  expect(readEnvironment([{ path, text }]).unlisted).toEqual({
    actions: { added: { file: path, line: 3 } },
  });
});

test.for([
  ['from elsewhere', 'from other import Base\nclass Setup(Base):\n  def setup(self): pass\n', 2],
  ['of a package', 'import other\nclass Setup(other.Base):\n  def _a_setup(self): pass\n', 2],
] as const)('finds a controller that extends a class %s', ([, text, line]) => {
  const path = 'desktop/controllers/setup.py';
  expect(readEnvironment([{ path, text }]).unlisted?.actions?.added).toEqual({ file: path, line });
});

test('finds no other actions in what every class may extend', () => {
  const text = `from abc import ABC
from typing import Generic
from requests import HTTPError
class Failure(HTTPError): pass
class Setup(ABC, Generic[T], Exception, metaclass=Meta):
  def _a_setup(self): pass
`;
  expect(
    readEnvironment([{ path: 'desktop/controllers/setup.py', text }]).unlisted,
  ).toBeUndefined();
});

test('lists what the type of a setup step is compared with', () => {
  const text = `class Setup:
  def setup(self, config):
    for step in config:
      type, parameters = step["type"], step["parameters"]
      if type == "applescript": self.applescript(**parameters)
      elif type in ("sleep", "defaults"): self.run(type)
      else: getattr(self, f"_{type}_setup")(**parameters)
  def _sleep_setup(self, seconds): pass
`;
  const files = [{ path: 'desktop/controllers/setup.py', text }];
  expect(readEnvironment(files).unlisted).toEqual({
    actions: { names: ['applescript', 'defaults'] },
  });
});

test('lets no task name what a module keeps for itself', () => {
  const files = toFiles({ 'metrics.py': 'def check_it(result): return 1\ndef _read(a): pass\n' });
  expect(readEnvironment(files).metrics).toMatchObject({
    check_it: { isReachable: true },
    _read: { isReachable: false },
  });
});

test('lets tasks name no getter whose name has no "get_"', () => {
  const text =
    'from functools import partial\nfrom other import get_b\ndef make(a): return a\ndef get_a(env): pass\n';
  const { getters, unlisted } = readEnvironment(toFiles({ 'getters.py': text }));
  expect([getters.make?.isReachable, getters.get_a?.isReachable]).toEqual([false, true]);
  expect(unlisted).toEqual({ getters: { names: ['get_b'] } });
});

test('says that more names may exist where too many are looked for in too many files', () => {
  const count = 150;
  const indices = Array.from({ length: count }, (_, index) => index);
  const defined = indices.map((index) => `def f${index}(): pass\n`).join('');
  const others = indices.map((index) => [`metrics/m${index}.py`, `__all__ = []\n${defined}`]);
  const stars = indices.map((index) => `from .m${index} import *\n`).join('');
  const calls = indices.map((index) => `  f${index}()\n`).join('');
  const { metrics, unlisted, faults } = readEnvironment(
    toFiles({
      ...(Object.fromEntries(others) as Record<string, string>),
      'metrics/__init__.py': `${stars}def it(result):\n${calls.repeat(2)}`,
      'metrics/z.py': `${stars}def other(result):\n${calls}`,
      'metrics/zz.py': 'def last(result): pass\n',
    }),
  );
  const file = `${folder}/z.py`;
  expect([metrics.it?.isReachable, metrics.last?.isReachable]).toEqual([true, undefined]);
  expect(unlisted?.metrics?.added).toEqual({ file });
  expect(faults).toEqual([{ file, message: 'it imports more names than are followed' }]);
});
