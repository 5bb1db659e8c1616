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

test('gives up a function that takes too long, and says so', () => {
  const lines = Array.from(
    { length: 8_000 },
    (_, index) => `    config.get("k${index % 9}", [${index}, {"a": 1}])`,
  );
  const { unread } = readGetter(`def get_it(env, config):\n${lines.join('\n')}\n`);
  expect(unread).toBe('the function is too long to be followed');
});
