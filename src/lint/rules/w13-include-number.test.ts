import { expect, test } from 'vitest';
import { commandOutput, executeStep, ruleSource } from '../examples/example-parts.ts';
import { findProblems } from '../examples/find-problems.ts';
import { includeNumber as rule } from './w13-include-number.ts';

const problemsIn = (func: string, command: unknown, rules: unknown) => {
  const result = { type: 'vm_command_line', command };
  const evaluator = { func, result, expected: { type: 'rule', rules } };
  return findProblems(rule, { evaluator });
};
const include = 'check_include_exclude';
const exact = 'exact_match';

test.for([
  ['a number with its surroundings', include, 'wc a', { include: ['54 a', ' 54\n'] }],
  ['a long number', include, 'id', { include: ['10542'] }],
  ['a number that the command chooses', include, 'test a && echo 1 || echo 0', { include: ['1'] }],
  [
    'a number that Python chooses',
    include,
    "python3 -c 'print(1 if a else 0)'",
    { include: ['1'] },
  ],
  ['a number to be excluded', include, 'ls', { include: [], exclude: ['54'] }],
  ['rules of other types', include, 'ls', { include: 54 }],
  ['no rules', include, 'ls', null],
  ['the line feed', exact, 'ls | wc -l', { expected: '3\n' }],
  ['an output without line feed', exact, 'echo -n a', { expected: 'a' }],
  ['an output within another', exact, 'echo -n $(ls | wc -l)', { expected: '3' }],
  ['one in backticks', exact, 'printf %s `ls | wc -l`', { expected: '3' }],
  ['a program that may write none', exact, ['cat', 'a.txt'], { expected: 'a' }],
  ['a file that Git shows', exact, 'git -C a show HEAD:b', { expected: 'a' }],
  ['a program that is told to write none', exact, 'awk \'{printf "%s", $1}\' a', { expected: 'a' }],
  ['a pipe that takes it away', exact, "ls | tr -d '\\n'", { expected: 'a' }],
  ['another rule, which may strip it', exact, 'echo a', { expected: 'a', strip: true }],
  ['a number without a command', exact, undefined, { expected: 3 }],
  ['no value', exact, 'ls', { expected: null }],
  ['another metric', 'fuzzy_match', 'echo a', { expected: 'a' }],
  ['a command of other types', exact, [7], { expected: 'a' }],
] as const)('accepts %s', ([, func, command, rules]) => {
  expect(problemsIn(func, command, rules)).toEqual([]);
});

test('rejects a number alone', () => {
  expect(problemsIn(include, undefined, { include: ['total', '54', '1.5'] })).toEqual([
    {
      at: ['evaluator', 'expected', 'rules', 'include', 1],
      found: '54',
      fault: 'within longer',
    },
    {
      at: ['evaluator', 'expected', 'rules', 'include', 2],
      found: '1.5',
      fault: 'within longer',
    },
  ]);
});

test('leaves a number that is too large to F11', () => {
  expect(problemsIn(exact, 'wc -l < a.txt', { expected: Infinity })).toEqual([]);
});

test.for([3, true])('rejects %j for the output of a command', (expected) => {
  expect(problemsIn(exact, 'wc -l < a.txt', { expected })).toEqual([
    {
      at: ['evaluator', 'expected', 'rules', 'expected'],
      found: String(expected),
      fault: 'no string',
    },
  ]);
});

test.for([
  ['a string', exact, "[ -f a ] && echo 'yes' || echo 'no'", 'yes', []],
  ['a setting', exact, 'timedatectl show --value', 'UTC', []],
  ['an array', 'match_in_list', ['gsettings', 'get', 'a', 'b'], ['true\n', 'false'], [1]],
] as const)('rejects %s without the line feed', ([, func, command, expected, place]) => {
  expect(problemsIn(func, command, { expected })).toEqual([
    {
      at: ['evaluator', 'expected', 'rules', 'expected', ...place],
      found: typeof expected === 'string' ? expected : expected[1],
      fault: 'no line feed',
    },
  ]);
});

const writing = (path: string, command: string) => ({
  evaluator: {
    func: exact,
    postconfig: [executeStep(command)],
    result: commandOutput(['cat', path]),
    expected: ruleSource({ expected: 'false' }),
  },
});

test.for([
  ['a file of the system', writing('/etc/timezone', 'ls')],
  ['a file that a step writes before', writing('/tmp/a', 'cd a; gsettings get b c > /tmp/a')],
] as const)('rejects %s without the line feed', ([, fields]) => {
  expect(findProblems(rule, fields)).toMatchObject([{ fault: 'no line feed' }]);
});

test.for([
  ['another one', writing('/tmp/b', 'gsettings get b c > /tmp/a')],
  ['one without line feed', writing('/tmp/a', 'echo -n a > /tmp/a')],
] as const)('accepts the text of a file though a step writes %s', ([, fields]) => {
  expect(findProblems(rule, fields)).toEqual([]);
});

test('says what to do about a number', () => {
  expect(rule.message({ found: '54', fault: 'no string' })).toBe(
    '54 is never equal to the output of a command, which is a string; write it in quotes',
  );
});

test('reads a command of thousands of words once for thousands of expected texts', () => {
  const words = Array.from({ length: 40_000 }, (_, index) => `a${index};`);
  expect(problemsIn('match_in_list', words, { expected: words })).toEqual([]);
});

const zone = (func: string, expected: object, file: string) =>
  findProblems(
    rule,
    {
      evaluator: { func, result: commandOutput('date +%Z'), expected: ruleSource(expected) },
    },
    { file },
  );

test.for([
  [exact, { expected: 'UTC\r\n' }, ['expected']],
  [include, { include: ['a', 'UTC\r\n'] }, ['include', 1]],
] as const)('reports to %s a line end of Windows on Linux', ([func, rules, place]) => {
  const problems = zone(func, rules, 'linux/a.json');
  const at = ['evaluator', 'expected', 'rules', ...place];
  expect(problems).toEqual([{ at, found: '"UTC\\r\\n"', fault: 'carriage return' }]);
  expect(problems.map((problem) => rule.message(problem))).toEqual([
    '"UTC\\r\\n" ends a line with "\\r\\n", but commands on Linux and macOS end it with "\\n"; remove "\\r"',
  ]);
});

test.for([
  ['on Windows', exact, 'windows/a.json'],
  ['on an unknown system', exact, 'a.json'],
  ['among others', 'match_in_list', 'linux/a.json'],
] as const)('accepts a line end of Windows %s', ([, func, file]) => {
  expect(zone(func, { expected: 'UTC\r\n' }, file)).toEqual([]);
});

test.for<[string, string, string[]]>([
  ['wc -l < a.txt', '12', ['warning']],
  ['cat port.txt', '8080', ['info']],
  ["stat -c '%a' a.sh", '755', []],
  ['grep -q x a.txt; echo $?', '0', []],
])('knows which numbers %j may print, for %j', ([command, number, severities]) => {
  const result = { type: 'vm_command_line', command, shell: true };
  const expected = { type: 'rule', rules: { include: [number] } };
  const evaluator = { func: 'check_include_exclude', result, expected };
  const found = findProblems(rule, { evaluator });
  expect(found.map(({ severity = 'warning' }) => severity)).toEqual(severities);
});
