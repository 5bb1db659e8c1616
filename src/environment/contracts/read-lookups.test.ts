import { expect, test } from 'vitest';
import { readEnvironment } from './read-environment.ts';

/** The functions of a kind that can be named, and where others may be added, of files by their paths in `lab`. */
function readKind(
  kind: 'actions' | 'getters' | 'metrics',
  texts: Readonly<Record<string, string>>,
) {
  const files = Object.entries(texts).map(([path, text]) => ({ path: `lab/${path}`, text }));
  const contracts = readEnvironment(files, {}, 'lab');
  return {
    names: Object.keys(contracts[kind]).sort(),
    contracts: contracts[kind],
    added: contracts.unlisted?.[kind]?.added,
  };
}

const tools =
  'def heat_step(bench, degrees):\n  pass\n\ndef stir_step(bench, minutes=2):\n  pass\n';

const run = (lookup: string) =>
  [
    'from . import tools',
    'def perform(bench, steps):',
    '  for step in steps:',
    `    ${lookup}(bench, **step["parameters"])`,
    '',
  ].join('\n');

test.for([
  ['an f-string', `getattr(tools, f"{step['type']}_step")`],
  ['a format', 'getattr(tools, "{}_step".format(step["type"]))'],
  ['a sum', 'getattr(tools, step["type"] + "_step")'],
  ['a percent sign', 'getattr(tools, "%s_step" % step["type"])'],
  ['a default', 'getattr(tools, step.get("type", "heat") + "_step")'],
])('finds actions in a module by %s', ([, lookup = '']) => {
  const { names, added } = readKind('actions', { 'bench.py': run(lookup), 'tools.py': tools });
  expect(names).toEqual(['heat', 'stir']);
  expect(added).toBeUndefined();
});

test.for([
  ['other separators', 'getattr(tools, step["type"].replace("-", "_") + "_step")'],
  ['a helper', 'getattr(tools, spell(step["type"]) + "_step")'],
])('is not certain of other names where they are changed by %s', ([, lookup = '']) => {
  const { names, added } = readKind('actions', { 'bench.py': run(lookup), 'tools.py': tools });
  expect(names).toEqual(['heat', 'stir']);
  expect(added).toEqual({ file: 'lab/bench.py', line: 4 });
});

test('finds actions among the methods of a class, of its base and of a class that extends it', () => {
  const bench = [
    'class Base:',
    '  def do_wait(self, seconds):',
    '    pass',
    'class Bench(Base):',
    '  def perform(self, steps):',
    '    for step in steps:',
    '      name = "do_" + step["type"]',
    '      method = getattr(self, name)',
    '      method(**step["parameters"])',
    '  def do_weigh(self, what):',
    '    pass',
    'class Oven(Bench):',
    '  def do_bake(self):',
    '    pass',
    '',
  ].join('\n');
  expect(readKind('actions', { 'bench.py': bench }).names).toEqual(['bake', 'wait', 'weigh']);
});

test('reads a table of actions that an object has, and not one of other values', () => {
  const bench = [
    'WAITS = {"stir": 2, "boil": 9}',
    'class Bench:',
    '  def __init__(self):',
    '    self.table = {"stir": self.stir, "mix": self.stir, "rest": lambda seconds: seconds}',
    '  def perform(self, steps):',
    '    for step in steps:',
    '      self.table[step["type"]](**step["parameters"])',
    '      sleep(WAITS.get(step["type"], 1))',
    '  def stir(self, minutes):',
    '    pass',
    '',
  ].join('\n');
  const { names, contracts, added } = readKind('actions', { 'bench.py': bench });
  expect(names).toEqual(['mix', 'rest', 'stir']);
  expect(contracts.mix).toMatchObject({
    aliasOf: 'stir',
    arguments: { minutes: { required: true } },
  });
  expect(contracts.rest?.unread).toBeDefined();
  expect(added).toBeUndefined();
});

const judge = [
  'from .marks import MARKS',
  'from . import looks',
  'def judge(bench, evaluator):',
  '  for name, source in zip(evaluator["func"], evaluator["result"]):',
  '    look = getattr(looks, "see_" + source["type"])',
  '    yield MARKS[name](look(bench, source))',
  '',
].join('\n');

test('finds getters in a module, without what is around their names', () => {
  const looks = 'def see_scale(bench, source):\n  return bench.read(source["unit"])\n';
  const { names, contracts } = readKind('getters', {
    'judge.py': judge,
    'looks.py': looks,
    'marks.py': 'MARKS = {}\n',
  });
  expect(names).toEqual(['scale']);
  expect(contracts.scale?.keys).toHaveProperty('source.unit');
});

test.for([
  ['a dictionary', 'def close(seen):\n  return 1\nMARKS = {"is_close": close}\n'],
  ['an assignment', 'MARKS = {}\ndef close(seen):\n  return 1\nMARKS["is_close"] = close\n'],
  [
    'a decorator with a name',
    'MARKS = {}\ndef mark(name):\n  def keep(f):\n    MARKS[name] = f\n    return f\n  return keep\n@mark("is_close")\ndef close(seen):\n  return 1\n',
  ],
  [
    'a decorator without one',
    'MARKS = {}\ndef mark(f):\n  MARKS[f.__name__] = f\n  return f\n@mark\ndef is_close(seen):\n  return 1\n',
  ],
])('finds metrics in a table filled by %s', ([, marks = '']) => {
  const { names, added } = readKind('metrics', { 'judge.py': judge, 'marks.py': marks });
  expect(names).toEqual(['is_close']);
  expect(added).toBeUndefined();
});

test('is not certain of the names in a table that is filled in another way', () => {
  const marks = 'MARKS = {}\nfor f in find_all():\n  MARKS[f.title] = f\n';
  const { names, added } = readKind('metrics', { 'judge.py': judge, 'marks.py': marks });
  expect(names).toEqual([]);
  expect(added).toMatchObject({ file: 'lab/judge.py' });
});

test('takes arguments of a getter that is called by name for keys', () => {
  const looks = [
    'class Looks:',
    '  def get(self, source):',
    '    return getattr(self, source["type"])(**{k: v for k, v in source.items() if k != "type"})',
    '  def scale(self, unit, digits=2):',
    '    return unit',
    '',
  ].join('\n');
  const { contracts } = readKind('getters', { 'looks.py': looks });
  expect(contracts.scale).toMatchObject({
    keys: { 'source.unit': { required: true }, 'source.digits': { default: '2' } },
    open: {},
  });
});

test('leaves an environment with the usual names as it is', () => {
  const { names } = readKind('actions', {
    'bench.py': run('getattr(tools, step["type"] + "_step")'),
    'tools.py': tools,
    'controllers/setup.py': 'class Setup:\n  def _rest_setup(self, seconds):\n    pass\n',
  });
  expect(names).toEqual(['rest']);
});
