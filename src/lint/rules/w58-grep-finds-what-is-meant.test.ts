import { expect, test } from 'vitest';
import { findCommandProblems, listLines } from '../examples/find-problems.ts';
import { grepFindsWhatIsMeant as rule } from './w58-grep-finds-what-is-meant.ts';

const problemsIn = (command: unknown) =>
  findCommandProblems(rule, command).map(({ at: _, ...facts }) => facts);

test.for<[string, object]>([
  [String.raw`egrep "wifi\|lan" a.txt`, { found: String.raw`wifi\|lan`, fault: 'escaped bar' }],
  [
    String.raw`x=$(nmcli | grep -ciE 'wi.*\|lan')`,
    { found: String.raw`wi.*\|lan`, fault: 'escaped bar' },
  ],
  ['nmcli | sudo grep "wifi|lan"', { found: 'wifi|lan', fault: 'bar' }],
  ["grep -e 'wifi|lan' a.txt", { found: 'wifi|lan', fault: 'bar' }],
  [
    `grep -q "[('lan', 3), ('wifi', 4)]" a.log`,
    { found: "[('lan', 3), ('wifi', 4)]", fault: 'bracket' },
  ],
  ["grep '[ERROR]' a.log", { found: '[ERROR]', fault: 'bracket' }],
  ['nmcli | grep -q wifi | wc -l', { found: 'grep -q wifi', fault: 'quiet', next: 'wc' }],
  [
    '[ $(nmcli | grep -iq wifi | head -1) ] && echo 1',
    { found: 'grep -iq wifi', fault: 'quiet', next: 'head' },
  ],
])('reports %j', ([command, facts]) => {
  expect(problemsIn(command)).toEqual([facts]);
  expect(problemsIn(['bash', '-c', command])).toEqual([facts]);
});

test.for([
  "grep -E 'wifi|lan' a.txt",
  String.raw`grep 'wifi\|lan' a.txt`,
  String.raw`grep -E 'a \| b' table.md`,
  String.raw`grep -E '\|' table.md`,
  "grep '| wifi |' table.md",
  "grep '3|wifi' rows.txt",
  "grep -F 'wifi|lan' a.txt",
  "grep -P 'wifi|lan' a.txt",
  "grep '[s]office' a.txt",
  "grep '[aeiou]' a.txt",
  `grep "['\\"]" a.txt`,
  String.raw`grep '\[ERROR\]' a.log`,
  `grep -F "[('lan', 3)]" a.log`,
  'nmcli | grep -q wifi && nmcli | wc -l',
  'nmcli | grep -q wifi | tee a.txt',
  'python3 -c \'x = "egrep a|b"\'',
  'grep -f patterns.txt a.txt',
  'grep "$pattern|x" a.txt',
])('accepts %j', (command) => {
  expect(problemsIn(command)).toEqual([]);
});

const source = { type: 'own_output', src: 'checks/colours.sh', dest: '/home/user/colours.sh' };
const inScript = (text: string, result: object = source) =>
  listLines(
    rule,
    { evaluator: { func: 'any', result } },
    { localFiles: { 'checks/colours.sh': { file: 'checks/colours.sh', text } } },
  );

test('reads scripts of the repository that a task names', () => {
  const script =
    '#!/bin/bash\n# counts\nx=$(cat a.txt)\ngrep -c "red|blue" a.txt\ngrep -E "a|b" a.txt\n';
  expect(inScript(script)).toEqual([
    String.raw`evaluator/result/src warning: line 4 of "checks/colours.sh": without "-E", "|" in "red|blue" is a character and separates no alternatives; add "-E" or write "\|"`,
  ]);
  expect(inScript(script.replace('red|blue', 'red'))).toEqual([]);
  expect(inScript(script, { ...source, src: 'checks/others.sh' })).toEqual([]);
  expect(inScript(script, { ...source, dest: '/tmp/judge' })).toHaveLength(1);
  expect(inScript('grep "', source)).toEqual([]);
});
