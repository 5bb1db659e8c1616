import { expect, test } from 'vitest';
import { metric, usesOf } from './example-judge.ts';

const evaluates = { does: 'evaluates', call: 'eval', isText: true };

test.for([
  [
    'a function that calls itself',
    'def again(text):\n    return again(text) or eval(text)\n\n',
    'return again(result)',
    [{ ...evaluates, at: 'it.py:2' }],
  ],
  [
    'functions that call each other',
    'def one(text):\n    return other(text)\n\ndef other(text):\n    one(text)\n    return eval(text)\n\n',
    'return one(result)',
    [{ ...evaluates, at: 'it.py:6' }],
  ],
  [
    'a local function that calls itself',
    '',
    'def walk(text):\n    walk(text)\n    return eval(text)\nreturn walk(result)',
    [{ ...evaluates, at: 'it.py:6' }],
  ],
  [
    'a value that is made of itself',
    'table = {"x": lambda text: table["x"](text)}\n',
    'return table["x"](result) + eval(result)',
    [{ ...evaluates, at: 'it.py:5' }],
  ],
  [
    'a class whose attributes are made of each other',
    'class Loop:\n    def __init__(self):\n        self.a = self.b\n        self.b = self.a\n\n',
    'return eval(Loop().a or result)',
    [{ ...evaluates, at: 'it.py:9' }],
  ],
  [
    'calls in calls',
    '',
    `return eval(${'str('.repeat(60)}result${')'.repeat(60)})`,
    [{ ...evaluates, at: 'it.py:4' }],
  ],
] as const)('ends with %s', ([, imports, body, uses]) => {
  expect(usesOf(metric(body, imports))).toEqual(uses);
});

test('ends where each function calls the next one several times', () => {
  const calls = (name: string) =>
    Array.from({ length: 2 }, () => `${name}(a + ${name}(a))`).join('\n    ');
  const chain = Array.from(
    { length: 30 },
    (_, index) => `def f${index}(a):\n    ${calls(`f${index + 1}`)}\n`,
  );
  expect(usesOf(metric('f0(result)\nreturn eval(result)', chain.join('\n')))).toEqual([
    { ...evaluates, at: expect.stringMatching(/^it\.py:\d+$/) as string },
  ]);
});

test('ends where local functions call the next one several times', () => {
  const functions = Array.from(
    { length: 12 },
    (_, index) => `def f${index}(a):\n${`    f${index + 1}(a)\n`.repeat(12)}`,
  );
  expect(
    usesOf(metric(`${functions.toReversed().join('')}f0(result)\nreturn eval(result)`)),
  ).toHaveLength(1);
});
