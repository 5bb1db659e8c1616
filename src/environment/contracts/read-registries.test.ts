import { expect, test } from 'vitest';
import { toFiles } from './example-source.ts';
import { readEnvironment } from './read-environment.ts';

const text = 'def exact_match(result, expected): return expected["a"]\n';

const readMetrics = (init: string) =>
  readEnvironment(
    toFiles({
      'metrics/__init__.py': 'from . import it\nfrom .it import exact_match\n',
      'metrics/it.py': text,
      'registry.py': `from .metrics import exact_match, it\nfrom other import outside\n${init}`,
    }),
  );

test.for([
  ['a function', '{"exact": exact_match}', { aliasOf: 'exact_match' }],
  ['a function of a module', '{"exact": it.exact_match}', { aliasOf: 'exact_match' }],
  ['a lambda', '{"exact": lambda result, expected: expected["a"]}', {}],
] as const)('lists %s under the name that a dictionary gives it', ([, table, expected]) => {
  const { metrics, unlisted } = readMetrics(`METRICS: dict = ${table}\n`);
  expect(metrics.exact).toMatchObject({
    ...expected,
    isReachable: true,
    keys: { 'expected.a': { required: true } },
  });
  expect(unlisted).toBeUndefined();
});

test('says by which name a function is registered only where it is another one', () => {
  const { metrics } = readMetrics('METRICS = {"exact_match": exact_match}\n');
  expect(metrics.exact_match).not.toHaveProperty('aliasOf');
});

test('lists getters of a dictionary', () => {
  const files = toFiles({
    'getters.py': 'def read(env, config): return config["a"]\nGETTERS = {"get_it": read}\n',
  });
  expect(readEnvironment(files).getters.get_it).toMatchObject({ aliasOf: 'read' });
});

test.for([
  ['gets an entry later', 'METRICS = {"exact": exact_match}\nMETRICS["b"] = exact_match\n'],
  ['is empty at first', 'METRICS = {}\nMETRICS.update(more())\n'],
  ['has a function from elsewhere', 'METRICS = {"exact": exact_match, "b": outside}\n'],
  ['has the entries of another one', 'METRICS = {"exact": exact_match, **outside}\n'],
] as const)('says that there may be other names where a dictionary %s', ([, init]) => {
  expect(readMetrics(init).unlisted?.metrics?.added).toEqual({
    file: 'desktop/evaluators/registry.py',
    line: 3,
  });
});

test.for([
  ['of numbers', 'METRIC_WEIGHTS = {"a": 1}\n'],
  ['with another name', 'KINDS = {"a": exact_match}\n'],
  ['that stays empty', 'METRICS = {}\n'],
] as const)('makes no names of a dictionary %s', ([, init]) => {
  const { metrics, unlisted } = readMetrics(init);
  expect(Object.keys(metrics)).toEqual(['exact_match']);
  expect(unlisted).toBeUndefined();
});

const register = `def register(name):
  def decorate(f):
    METRICS[name] = f
    return f
  return decorate
def fill(table, key):
  def keep(f):
    table[key] = f
    return f
  return keep
def listed(name): return fill(METRICS, name)
def noted(name): return fill(name, "it")
def label(name): return lambda f: f
METRICS = {}
`;

test.for([
  ['gives it', '@register("exact")', { aliasOf: 'it', keys: { 'expected.a': { required: true } } }],
  ['gives it by name', '@register(name="exact")', { aliasOf: 'it', isReachable: true }],
  ['hands to a helper', '@listed("exact")', { aliasOf: 'it', isReachable: true }],
  ['hands to a helper as something else', '@noted("exact")', undefined],
  ['stores nowhere', '@label("exact")', undefined],
  ['has from elsewhere', '@outside("exact")', undefined],
] as const)('lists a function under a name that a decorator %s', ([, decorator, expected]) => {
  const files = toFiles({
    'registry.py': register,
    'metrics/__init__.py': 'from .it import it\n',
    'metrics/it.py': `from ..registry import register, label, listed, noted\n${decorator}\ndef it(result, expected): return expected["a"]\n`,
  });
  const { exact } = readEnvironment(files).metrics;
  if (expected) expect(exact).toMatchObject(expected);
  else expect(exact).toBeUndefined();
});
