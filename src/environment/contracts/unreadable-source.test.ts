import { expect, test } from 'vitest';
import { readGetter, toFiles } from './example-source.ts';
import { readEnvironment } from './read-environment.ts';

test('says which functions a broken file costs, and where it is broken', () => {
  const { getters, faults } = readEnvironment(
    toFiles({
      'getters/__init__.py':
        'from .a import get_one, get_two, get_three\nfrom .b import get_four\n',
      'getters/a.py':
        'def get_one(env, config): return config["a"]\ndef get_two(env, config:\n  return config["b"]\ndef get_three(env, config): return config["c"]\n',
      'getters/b.py': 'def get_four(env, config): return config["d"]\n',
    }),
  );
  expect(faults).toEqual([
    { file: 'desktop/evaluators/getters/a.py', line: 3, message: 'this is not Python' },
  ]);
  expect(Object.entries(getters).map(([name, { unread }]) => [name, unread])).toEqual([
    ['get_one', 'line 3 of its file is not Python'],
    ['get_two', 'line 3 is not Python'],
    ['get_three', 'line 3 of its file is not Python'],
    ['get_four', undefined],
  ]);
});

test('says of a function that two branches define where the other definition is', () => {
  const define = (key: string) => `  def get_it(env, config): return config["${key}"]\n`;
  const branches = `if new:\n${define('a')}else:\n${define('b')}`;
  expect(readGetter(branches).unread).toBe('line 4 defines it in another way');
  const caller = `${branches.replaceAll('get_it', 'other')}def get_it(env, config): return other(env, config)\n`;
  expect(readGetter(caller).open.config?.why).toBe('passed to "other"');
});

test('follows functions until the whole environment takes too long, and says so of the rest', () => {
  const helper = '  1\n'.repeat(50_000);
  const calls = Array.from(
    { length: 70 },
    (_, index) => `def f${index}(result, rules):\n  return help(rules)\n`,
  );
  const text = `def help(rules):\n${helper}\n${calls.join('')}`;
  const { metrics } = readEnvironment(toFiles({ 'metrics/a.py': text }));
  expect(metrics.f0?.unread).toBeUndefined();
  expect(metrics.f69?.unread).toBe('the environment is too long to be followed');
});

test('gives up a function with thousands of variables on thousands of paths', () => {
  const lines = Array.from({ length: 4000 }, (_, index) => `  if env: x${index} = ${index}\n`);
  const { unread } = readGetter(`def get_it(env, config):\n${lines.join('')}  return 1\n`);
  expect(unread).toBe('the function is too long to be followed');
});

test('gives up a function that takes too long, and says so', () => {
  const lines = '  1\n'.repeat(150_000);
  const { unread } = readGetter(`def get_it(env, config):\n${lines}`);
  expect(unread).toBe('the function is too long to be followed');
});

test('says which function contains something that is nested too deeply', () => {
  const sum = Array.from({ length: 280 }, () => 'a').join(' + ');
  const { unread } = readGetter(`def get_it(env, config):\n  a = config["b"]\n  return ${sum}\n`);
  expect(unread).toBe('the function is nested too deeply to be read');
});

test('says which lines the parser loses its way at, since they are nested too deeply', () => {
  const sum = Array.from({ length: 600 }, () => 'value').join(' + ');
  const { getters, faults } = readEnvironment(
    toFiles({ 'getters/a.py': `def get_one(env):\n  return ${sum}\ndef get_two(env): pass\n` }),
  );
  expect(faults).toMatchObject([{ line: 2, message: 'this is nested too deeply to be read' }]);
  expect(getters.get_one?.unread).toBe('line 2 is nested too deeply to be read');
  expect(getters.get_two?.unread).toBe('line 2 of its file is nested too deeply to be read');
});

test('parses files until those of the whole environment take too long, and says so of the rest', () => {
  const text = 'def '.repeat(60_000);
  const names = Array.from({ length: 7 }, (_, index) => `metrics/a${index}.py`);
  const { faults } = readEnvironment(
    toFiles(Object.fromEntries(names.map((name) => [name, text]))),
  );
  expect(new Set(faults.slice(0, 5).map(({ message }) => message))).toEqual(
    new Set(['this is not Python']),
  );
  expect(faults.at(-1)?.message).toBe('this is after too much that is hard to parse');
});
