import { expect, test } from 'vitest';
import { methods, readExampleLoader } from '../contracts/example-loader.ts';

const begin = 'self.judge = spec["evaluator"]';
const load = (keep: string, judge: string, runner?: string) =>
  readExampleLoader({
    loader: methods(['begin(self, spec)', `${begin}\n${keep}`], ['score(self)', judge]),
    ...(runner !== undefined && { runner }),
  }).evaluator;

const metric = 'metric = getattr(scores, self.judge["func"])';
const source =
  'got = getattr(getters, "get_" + self.judge["result"]["type"])(self, self.judge["result"])';
const wanted =
  'want = getattr(getters, "get_" + self.judge["expected"]["type"])(self, self.judge["expected"])';

test.for([
  ['or', 'self.more = self.judge.get("options") or {}', 'metric(got, **self.more)', 'accepted'],
  [
    'a condition',
    'o = self.judge.get("options")\nself.more = o if o else {}',
    'metric(got, **self.more)',
    'accepted',
  ],
  [
    'a default only',
    'self.more = self.judge.get("options", {})',
    'metric(got, **self.more)',
    'fails',
  ],
  [
    'a test of the key',
    'self.more = self.judge["options"] if "options" in self.judge else {}',
    'metric(got, **self.more)',
    'fails',
  ],
  [
    'a branch',
    'self.more = self.judge.get("options")\nif self.more is None:\n  self.more = {}',
    'metric(got)',
    undefined,
  ],
  [
    'a test before the call',
    'self.more = self.judge.get("options")',
    'if self.more:\n  return metric(got, **self.more)\nreturn metric(got)',
    'accepted',
  ],
] as const)('reads what null options do: %s', ([, keep, call, expected]) => {
  expect(
    load(keep, `${metric}\n${source}\nreturn ${call}`.replace('return if', 'if')).nullOptions,
  ).toBe(expected);
});

test('reads what null does in an array of options', () => {
  const loop = (each: string) =>
    `for func, options in zip(self.judge["func"], self.judge["options"]):\n  getattr(scores, func)(1, **${each})`;
  expect(load('', loop('(options or {})')).nullOptionsInArray).toBe('accepted');
  expect(load('', loop('options')).nullOptionsInArray).toBe('fails');
  const listed = 'self.more = [each if each else {} for each in self.judge["options"]]';
  const indexed =
    'for i, func in enumerate(self.judge["func"]):\n  getattr(scores, func)(1, **self.more[i])';
  expect(load(listed, indexed).nullOptionsInArray).toBe('accepted');
});

test.for([
  ['is called with it', 'return metric(got, want)', 'two arguments'],
  [
    'is called without it',
    'if want is not None:\n  return metric(got, want)\nreturn metric(got)',
    'one argument',
  ],
  [
    'in a conditional expression',
    'return metric(got, want) if want else metric(got)',
    'one argument',
  ],
  [
    'gets a list of arguments',
    'given = [got]\nif want is not None:\n  given.append(want)\nreturn metric(*given)',
    'one argument',
  ],
  [
    'is called by whether the field is there',
    'if "expected" in self.judge:\n  return metric(got, want)\nreturn metric(got)',
    'two arguments',
  ],
  [
    'is called in ways that differ',
    'if a:\n  return metric(got, want)\nif want:\n  return metric(got, want)',
    undefined,
  ],
  ['has another second argument', 'return metric(got, self.place)', undefined],
] as const)('reads how a metric is called without a reference: it %s', ([, call, expected]) => {
  expect(load('', [metric, source, wanted, call].join('\n')).expectedNone).toBe(expected);
});

test('reads what a reference that is null in an array does', () => {
  const makers = (call: string) =>
    [
      'self.makers = [getattr(getters, e["type"]) if e else None for e in self.judge["expected"]]',
      `for i, func in enumerate(self.judge["func"]):\n  ${call}\n  getattr(scores, func)(1, want)`,
    ] as const;
  expect(load(...makers('want = self.makers[i](self)')).expectedAbsentInArray).toBe('fails');
  const tested = makers('want = self.makers[i](self) if self.makers[i] else None');
  expect(load(...tested).expectedAbsentInArray).not.toBe('fails');
});

test.for([
  ['isinstance', 'if isinstance(self.judge, list):\n  return all(map(run, self.judge))', true],
  ['type', 'if type(self.judge) == list:\n  return 0', true],
  ['a loop', 'for one in self.judge:\n  run(one)', true],
  ['neither', 'return self.judge["func"]', false],
  ['what is not known', 'return 1', undefined],
] as const)('reads whether the evaluator may be an array: %s', ([, judge, expected]) => {
  expect(load('', judge).mayBeArray).toBe(expected);
});

test.for([
  [
    'a loop over pairs',
    'for command, points in self.judge:\n  self.box.run(command)',
    { command: 0 },
  ],
  ['a loop that indexes', 'for item in self.judge:\n  self.box.run(item[1])', { command: 1 }],
  [
    'a loop over those with full points',
    'for command, points in [item for item in self.judge if item[1] == 10]:\n  self.box.run(command)',
    { command: 0, points: { index: 1, value: 10 } },
  ],
  [
    'a test of what it prints',
    'for command, points in self.judge:\n  if "ok" in self.box.run(command)["output"].lower():\n    return points',
    { command: 0, passes: { text: 'ok', isWhole: false, ignoresCase: true } },
  ],
  [
    'an equality with what it prints',
    'for command, points in self.judge:\n  if self.box.run(command).strip() == "ok":\n    return points',
    { command: 0, passes: { text: 'ok', isWhole: true, ignoresCase: false } },
  ],
  [
    'a test of something else',
    'for command, points in self.judge:\n  out = self.box.run(command)\n  if "ok" in self.name:\n    return points',
    { command: 0 },
  ],
] as const)('reads commands of an evaluator that is an array: %s', ([, judge, expected]) => {
  const { at: _, ...graders } = load('', judge).graders ?? { at: undefined };
  expect(graders).toEqual(expected);
});

test.for([
  ['equality', 'if self.judge["func"] == "impossible":\n  return self.gave_up()', false],
  ['the other branch', 'if self.judge["func"] != "impossible":\n  pass\nelse:\n  return 1', false],
  ['a tuple', 'if self.judge["func"] in ("impossible", "refused"):\n  return 1', false],
  ['a member', 'if "impossible" in self.judge["func"]:\n  return 1', true],
  ['an array', 'if self.judge["func"] == ["impossible"]:\n  return 1', true],
  [
    'each element',
    'for func in self.judge["func"]:\n  if func == "impossible":\n    return 1',
    true,
  ],
  ['match', 'match self.judge["func"]:\n  case "impossible":\n    return 1', false],
  ['a variable', 'func = self.judge.get("func")\nif func == "impossible":\n  return 1', false],
] as const)('reads names that the environment judges itself: %s', ([, judge, inArray]) => {
  expect(load('', judge).judgedByName.impossible).toMatchObject({ by: 'judge', inArray });
});

test.for([
  [
    'calls the metric with more',
    'if self.judge["func"] == "by_size":\n  return metric(got, **self.sizes)',
  ],
  ['only notes it', 'if self.judge["func"] == "by_size":\n  log("size")'],
] as const)('a name is not judged where a branch %s', ([, judge]) => {
  expect(load('', `${metric}\n${source}\n${judge}`).judgedByName).toEqual({});
});

test.for([
  ['judges from a log', '    return read_log()', ['by_log']],
  ['passes the task over', '    continue', []],
  ['still asks the environment', '    return env.evaluate()', []],
] as const)('a runner judges a name where it %s', ([, branch, expected]) => {
  const runner = `def go(env, agent, item):\n  for _ in range(3):\n    if item["evaluator"]["func"] == "by_log":\n  ${branch}\n    agent.act()\n  return env.evaluate()\n`;
  const { judgedByName } = load('', 'return 1', runner);
  expect(Object.keys(judgedByName)).toEqual(expected);
  if (expected.length > 0) expect(judgedByName.by_log?.by).toBe('runner');
});
