import { expect, test } from 'vitest';
import { toFiles } from './example-source.ts';
import { readEnvironment } from './read-environment.ts';

const text = `from functools import partial
def _count(result, rules, how="any", limit=3): return how, rules["words"], limit
def make(key, *others, spare="s"):
    """Makes a metric."""
    def inner(result, rules, **options): return rules[key], rules[others], options.get(spare)
    return inner
def wrap(function):
    def wrapper(*args, **kwargs): return function(*args, **kwargs)
    return wrapper
def choose(key):
    def inner(result, rules): return rules[key]
    return inner if key else None
`;

/** The contract of the metric `it`, which a line assigns. */
function readMetric(line: string) {
  const files = { 'metrics/__init__.py': 'from .a import *\n', 'metrics/a.py': text + line };
  return readEnvironment(toFiles(files)).metrics.it;
}

test('reads a function that is given options beforehand', () => {
  const contract = readMetric('it = partial(_count, how="all")\n');
  expect(contract).toMatchObject({ line: 2, isReachable: true, keys: { 'rules.words': {} } });
  expect(contract?.arguments).toEqual({
    result: { required: true },
    rules: { required: true },
    how: { default: '"all"', keywordOnly: true },
    limit: { default: '3' },
  });
});

test('reads the function that another one makes, with what that is given', () => {
  const both = readMetric('it = make("k", spare="t")\nother = make("l")\n');
  expect(Object.keys(both?.keys ?? {})).toEqual(['options.t', 'rules.k']);
  expect(both?.keys['rules.k']).toMatchObject({ required: true });
});

test('reads each function that the same one makes', () => {
  const other = readMetric('other = make("k")\nit = make("l")\n');
  expect(other?.keys).toHaveProperty('rules.l');
  expect(other?.keys).not.toHaveProperty('rules.k');
});

test('knows that other keys may be read where what a function is given is not shown', () => {
  expect(readMetric('it = make(load())\n')?.open).toHaveProperty('rules');
});

test.for([
  'it = partial(_count, 1)\n',
  'it = partial(_count, rules={})\n',
  'it = partial(_count, **more)\n',
  'it = wrap(_count)\n',
  'it = choose("k")\n',
])('is not certain of %j', (line) => {
  expect(readMetric(line)?.unread).toBe('the source assigns it as a value');
});
