import { expect, test } from 'vitest';
import type { Output } from './output.ts';
import { readOutcomes } from './run-statement.ts';

/** A machine with "here.txt", without "gone.txt", and of which nothing else is known. */
const exists = (path: string) =>
  new Map([
    ['here.txt', true],
    ['gone.txt', false],
  ]).get(path);

const outputsOf = (script: string): Output[] | undefined => {
  const outcomes = readOutcomes(script, { exists });
  if (outcomes === undefined) return undefined;
  const outputs = outcomes.map(({ output }) => output);
  return [...new Map(outputs.map((output) => [JSON.stringify(output), output])).values()];
};

test.for<[string, Output[]]>([
  ['echo a b', [['a b\n']]],
  ["echo -n 'a  b'", [['a  b']]],
  ["printf '%s: %s\\n' x 5", [['x: 5\n']]],
  ['lamp --dim; echo ok', [[null, 'ok\n']]],
  ['lamp --dim >/dev/null && echo on || echo off', [['on\n'], ['off\n']]],
  ['lamp > /dev/null || true && echo on', [['on\n']]],
  ['if lamp > /dev/null || jobs > /dev/null; then echo on; else echo off; fi', [['on\n']]],
  ['if lamp > /dev/null && cd; then echo on; else echo off; fi', [['on\n'], ['off\n']]],
  ['if false; then echo a; elif true; then echo b; else echo c; fi', [['b\n']]],
  ['! false && echo a', [['a\n']]],
  ['{ echo a; echo b; } | wc -l', [['2\n']]],
  ['(exit 1); echo a', [['a\n']]],
  ['exit 0; echo a', [[]]],
  ['ok=no; ok=yes; echo "is $ok"', [['is yes\n']]],
  ['x=no; [ "$(lamp)" = on ] && x=yes; echo $x', [['yes\n'], ['no\n']]],
  ['echo "$(echo a)-`echo b`"', [['a-b\n']]],
  [
    'lamp -q; echo $?',
    [
      [null, '0\n'],
      [null, '\n'],
    ],
  ],
  ['true; echo $?', [['0\n']]],
  ['lamp | grep -q x | wc -l', [['0\n']]],
  ["lamp | grep -q x | wc -l | grep -q '[1-9]' && echo a || echo b", [['b\n']]],
  ['cat < /dev/null | sort', [[]]],
  ['ls here.txt | wc -l', [['1\n']]],
  ['ls gone.txt 2>/dev/null', [[]]],
  ['[ -f here.txt ] && echo a || echo b', [['a\n']]],
  ['test ! -e gone.txt && echo a', [['a\n']]],
  ['[ 3 -gt 12 ] && echo a || echo b', [['b\n']]],
  ['cmp -s gone.txt other.txt && echo same || echo different', [['different\n']]],
  ['ps -ef | grep lamp > /dev/null && echo a || echo b', [['a\n']]],
  ['ps -ef | grep [l]amp > /dev/null && echo a || echo b', [['a\n'], ['b\n']]],
  ["ps -ef | grep '[l]amp' > /dev/null && echo a || echo b", [['a\n'], ['b\n']]],
  ['ps -ef | grep lamp | grep -v grep > /dev/null && echo a || echo b', [['a\n'], ['b\n']]],
  ['if pgrep -f lamp > /dev/null; then echo a; else echo b; fi', [['a\n']]],
  ['if pgrep -x lamp > /dev/null; then echo a; else echo b; fi', [['a\n'], ['b\n']]],
  ['echo abc | grep -c "^a.*c$"', [['1\n']]],
  ["echo a | grep -E 'a\\|b' || echo no", [['no\n']]],
  ["echo a | grep 'a\\|b'", [['a\n']]],
  ['lamp &> /dev/null && echo a', [['a\n'], []]],
  ['lamp 2>&1 > /dev/null; echo a', [[null, 'a\n']]],
])('knows what %j may print', ([script, expected]) => {
  expect(outputsOf(script)).toEqual(expected);
});

test.for([
  'for name in a b; do exit; done; echo a',
  'eval "$x"; echo a',
  'source a.sh && echo a',
  'set -e; echo a',
])('assumes anything after %j', (script) => {
  expect(outputsOf(script)).toContainEqual([null]);
});

test.for(['if true; then echo a', 'f() { echo a; }; f', 'echo "a', 'a | | b', '(echo a', 'fi'])(
  'does not understand %j',
  (script) => {
    expect(outputsOf(script)).toBeUndefined();
  },
);

test('takes no longer for a hostile script', () => {
  expect(outputsOf('('.repeat(5000))).toBeUndefined();
  expect(outputsOf('a && b || '.repeat(1500) + 'c')).toBeUndefined();
  expect(outputsOf(`x=$(${'echo a; '.repeat(1500)})`)).toEqual([[]]);
  const pattern = `${'.*a'.repeat(2000)}b`;
  expect(outputsOf(`echo ${'a'.repeat(9000)} | grep '${pattern}'`)).toEqual([[]]);
});
