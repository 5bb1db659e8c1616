import { expect, test } from 'vitest';
import { countIterated } from '#tests/counting/count-iterated.ts';
import { readModule } from '../modules/read-module.ts';
import { createResolver } from '../modules/resolve-names.ts';
import { traceFunction } from './trace-function.ts';

/** A function with lines between its first one and its last one. */
const withLines = (lines: string, before = ''): string =>
  `${before}def it(result, rules, **options):\n${lines}  return rules["z"]\n`;

const repeat = (times: number, write: (index: number) => string): string =>
  Array.from({ length: times }, (_, index) => write(index)).join('');

/** Follows the function `it` with so many steps. */
function trace(text: string, most: number) {
  const module = readModule('a.py', text);
  const resolver = createResolver(new Map([['a.py', module]]), '');
  const binding = module.names.get('it');
  if (binding?.kind !== 'function') expect.unreachable();
  const shared = { left: most };
  const callee = { ...binding, module, name: 'it' };
  const { isComplete } = traceFunction(callee, resolver, () => false, shared);
  return { isComplete, steps: most - shared.left };
}

const growing: readonly [name: string, write: (times: number) => string][] = [
  [
    'branches that lead to other keys',
    (times) =>
      withLines('  if result: rules = rules["a"]\n  else: rules = rules["b"]\n'.repeat(times)),
  ],
  [
    'attempts',
    (times) =>
      withLines('  try: rules = rules["a"]\n  except KeyError: rules = rules["b"]\n'.repeat(times)),
  ],
  [
    'conditional expressions',
    (times) => withLines('  rules = rules["a"] if result else rules["b"]\n'.repeat(times)),
  ],
  [
    'alternatives',
    (times) => withLines('  rules = rules.get("a") or rules.get("b")\n'.repeat(times)),
  ],
  [
    'cases',
    (times) =>
      withLines(
        '  match result:\n    case "a": rules = rules["a"]\n    case _: rules = rules["b"]\n'.repeat(
          times,
        ),
      ),
  ],
  [
    'dictionaries made of two others',
    (times) => withLines('  rules = {**rules.get("a", {}), **rules.get("b", {})}\n'.repeat(times)),
  ],
  [
    'defaults',
    (times) => withLines('  rules = rules.setdefault("a", rules.get("b"))\n'.repeat(times)),
  ],
  [
    'variables that change places',
    (times) =>
      withLines(
        `  a = b = rules\n${'  a, b = a["x"] or b["y"], b["x"] or a["y"]\n'.repeat(times)}`,
      ),
  ],
  [
    'loops over their own result',
    (times) => withLines('  while rules: rules = rules["next"] or rules["other"]\n'.repeat(times)),
  ],
  ['lists of many', (times) => withLines(`  rules = [${'rules, '.repeat(50)}]\n`.repeat(times))],
  [
    'lists that are put into themselves twice',
    (times) => withLines(`  x = [rules]\n${'  x = [*x, *x]\n'.repeat(times)}`),
  ],
  [
    'arguments that are handed on twice',
    (times) =>
      withLines(`  x = [rules]\n${'  x = f(*x, *x)\n'.repeat(times)}`, 'def f(*x): return x\n'),
  ],
  [
    'functions that call others twice',
    (times) =>
      withLines(
        `${repeat(times, (index) => `  f${index} = lambda r: f${index - 1}(f${index - 1}(r))\n`)}  f${times - 1}(rules)\n`,
        'f = 1\n',
      ),
  ],
  [
    'helpers that call each other',
    (times) =>
      withLines(
        '  f0(rules)\n',
        repeat(
          times,
          (index) =>
            `def f${index}(r):\n  for k in r:\n    f${(index + 1) % times}(r[k])\n    f${(index + 2) % times}(r["a"])\n    f${(index + 3) % times}(r["b"])\n`,
        ),
      ),
  ],
  [
    'constants of constants',
    (times) =>
      withLines(
        `  rules[A${times}[0]]\n`,
        `A0 = ["a"]\n${repeat(times, (index) => `A${index + 1} = [${`A${index}, `.repeat(50)}]\n`)}`,
      ),
  ],
  [
    'many names of many keys',
    (times) =>
      withLines(
        `  k = "k"\n${repeat(times, (index) => `  if result == ${index}: k = "k${index}"\n`)}${'  rules = rules[k]\n'.repeat(4)}`,
      ),
  ],
];

test.for(growing)('gives up %s', ([, write]) => {
  const { isComplete, steps } = trace(write(30), 150_000);
  expect([isComplete, steps]).toEqual([false, 150_000]);
});

test.for(growing)('takes a step for what it goes through in %s', ([, write]) => {
  const most = 50_000;
  const text = write(30);
  const before = countIterated(() => trace(text, 1));
  const iterated = countIterated(() => trace(text, most)) - before;
  expect(iterated).toBeLessThan(10 * most);
});

test.for([
  ['dictionaries that are merged with themselves', '  rules = {**rules, **rules}\n'],
  ['the same with `dict`', '  rules = dict(rules, **rules)\n'],
  ['the same in a lambda', '  f = lambda r: {**r, **r}\n  rules = f(rules)\n'],
  ['the same in an assignment expression', '  rules = (x := {**rules, **rules})\n'],
  ['options that are merged with themselves', '  options = {**options, **options}\n'],
  [
    'two dictionaries of the same one',
    '  a = {**rules, "x": 1}\n  b = {**rules}\n  rules = {**a, **b}\n',
  ],
  ['lists in lists', '  rules = [rules, rules]\n'],
  ['text that is doubled', '  s = "ab"\n  s = s + s\n  s = f"{s}{s}"\n  s = "%s%s" % (s, s)\n'],
] as const)('takes twice the steps for twice as many %s', ([, line]) => {
  const [few, many] = [100, 200].map((times) =>
    trace(withLines(line.repeat(times)), Number.MAX_SAFE_INTEGER),
  );
  expect(many?.isComplete).toBe(true);
  expect(many?.steps).toBeLessThan(2.5 * (few?.steps ?? 0));
});

test('is not certain of what is nested too deeply', () => {
  const text = withLines(`  x = ${'1 + '.repeat(200)}1\n`);
  expect(trace(text, 1_000_000).isComplete).toBe(false);
});

test('reads constants that name each other', () => {
  const text = withLines('  rules[a]\n', 'a = [b]\nb = [a]\n');
  expect(trace(text, 1_000_000).isComplete).toBe(true);
});
