import { expect, test } from 'vitest';
import { countIterated } from '#tests/counting/count-iterated.ts';
import { readGetter, toFiles } from './example-source.ts';
import { readEnvironment } from './read-environment.ts';

const repeat = (times: number, write: (index: number) => string): string =>
  Array.from({ length: times }, (_, index) => write(index)).join('');

const long = (times: number): string => '  print(1)\n'.repeat(times);

test.for([
  [
    'decorators and the functions below them',
    (times) =>
      `def d(f):\n${long(times)}  return f\n${repeat(times, (at) => `@d\ndef f${at}(a): pass\n`)}`,
  ],
  [
    'functions that register, and names that they register',
    (times) =>
      `def d(name):\n${long(times)}  def e(f): all[name] = f\n  return e\n${repeat(times, (at) => `@d("${at}")\ndef f${at}(a): pass\n`)}`,
  ],
  [
    'functions that make functions, and those that are made',
    (times) =>
      `def make():\n${long(times)}  return lambda a: a\n${repeat(times, (at) => `f${at} = make()\n`)}`,
  ],
  [
    'tables and their names',
    (times) =>
      `METRICS = {${repeat(times, (at) => `"a${at}": f, `)}}\ndef f(a): pass\n${repeat(times, (at) => `METRICS_${at} = METRICS\n`)}`,
  ],
  ['assignments', (times) => `def f(a):\n${'  x = 1\n'.repeat(times)}  return x\n`],
] as const satisfies readonly [string, (times: number) => string][])(
  'twice as many %s take little more than twice the work',
  ([, write]) => {
    const [few = 0, many] = [200, 400].map((times) => {
      const files = toFiles({ 'metrics/__init__.py': write(times) });
      return countIterated(() => readEnvironment(files));
    });
    expect(many).toBeLessThan(2.5 * few);
  },
);

test('finds the type of variables that are set to each other twice', () => {
  const lines = repeat(60, (at) => `  a${at + 1} = a${at}\n`.repeat(2));
  const { returnType } = readGetter(`def get_it(env, config):\n  a0 = 1\n${lines}  return a60\n`);
  expect(returnType).toBe('value');
});

test('finds no type of a variable at the end of a chain of thousands', () => {
  const lines = repeat(20_000, (at) => `  a${at} = a${at + 1}\n`);
  expect(readGetter(`def get_it(env, config):\n${lines}  return a0\n`).returnType).toBeUndefined();
});

test.for([
  ['a class that is extended in very many ways', 30, (at: number) => `C${at}, C${at}, C${at}, `],
  ['a class that is not in the source', 1, () => 'package.Base, '],
] as const)('says that %s may have other actions', ([, times, base]) => {
  const text = `import package\n${repeat(8, (at) => `class C${at + 1}(${repeat(times, () => base(at))}):\n  def _a_setup(self): pass\n`)}`;
  const { unlisted } = readEnvironment([
    { path: 'controllers/setup.py', text: `class C0: pass\n${text}` },
  ]);
  expect(unlisted?.actions?.added?.file).toBe('controllers/setup.py');
});

test('says that a controller which is too long may have other actions', () => {
  const body = '    if a == "b": c = c["d"]\n    else: c = c["e"]\n'.repeat(60);
  const text = `class Setup:\n  def _a_setup(self): pass\n  def setup(self, a, c):\n${body}`;
  const { unlisted } = readEnvironment([{ path: 'controllers/setup.py', text }]);
  expect(unlisted?.actions?.added).toEqual({ file: 'controllers/setup.py', line: 3 });
});

/** A metric that a table gives very many names. */
const withNames = (count: number, text: string) =>
  readEnvironment(
    toFiles({
      'metrics/__init__.py': 'from .a import METRICS\n',
      'metrics/a.py': `${text}METRICS = {${repeat(count, (at) => `"name_${at}": it, `)}}\n`,
    }),
  ).metrics;

test.for([
  [
    'arguments',
    `def it(result, ${repeat(1_500, (at) => `argument_${at}: int = ${at}, `)}): pass\n`,
  ],
  [
    'keys',
    `def it(result, rules):\n${repeat(300, (at) => `  rules["${'k'.repeat(250)}${at}"]\n`)}`,
  ],
] as const)('does not repeat very many %s for very many names, and says so', ([, text]) => {
  expect(withNames(3, text).name_2?.unread).toBeUndefined();
  const metrics = withNames(3_000, text);
  expect(JSON.stringify(metrics).length).toBeLessThan(55_000_000);
  expect(metrics.name_0?.unread).toBeUndefined();
  expect(metrics.name_2999).toMatchObject({
    arguments: {},
    keys: {},
    aliasOf: 'it',
    isReachable: true,
    unread: 'the environment is too long to be followed',
  });
});

test('keeps the beginning of a long docstring', () => {
  const { docstring } = readGetter(`def get_it():\n  """${'word '.repeat(40_000)}"""\n`);
  expect(docstring).toHaveLength(4_001);
  expect(docstring?.endsWith('word …')).toBe(true);
});
