import { expect, test } from 'vitest';
import { findProblems, listLines } from '../examples/find-problems.ts';
import { shellBracketPlaced as rule } from './w34-shell-bracket-placed.ts';

const problemsIn = (command: unknown) => {
  const result = { type: 'vm_command_line', command };
  return findProblems(rule, { evaluator: { func: 'exact_match', result } });
};

test.for([
  'if [ "$a" = "b" ]; then echo 1; fi',
  'if [[ "$a" == b ]]; then echo 1; fi',
  '[ -f "${files[0]}" ] && echo 1',
  '[ -f a ] && echo "[x]"',
  'ps aux | grep "[c]upsd" | wc -l',
  'grep "[a-z]"; ls',
  "python3 -c \"x = ['a', 'b']; print(x)\"",
  'python3 -c "print(d[\'a\'])"',
  'gsettings set org.example.a b "[\'c.desktop\']"',
  'jq \'.["a"]\' a.json',
  'echo $((a[1]))',
])('accepts "%s"', (command) => {
  expect(problemsIn(command)).toEqual([]);
});

test.for([
  ['output=$(ps aux | grep "[c]upsd"]); echo $output', 'grep "[c]upsd"]'],
  ["ls | grep -i 'a'] | wc -l", "grep -i 'a']"],
  ['if [ "$a" = "b"]; then echo 1; fi', '[ "$a" = "b"]'],
  ['cd /tmp && [ -f a.txt] && echo 1', '[ -f a.txt]'],
  ['[ $(nproc) -gt 2] || exit', '[ $(nproc) -gt 2]'],
])('reports "%s"', ([command, found]) => {
  expect(problemsIn(command)).toEqual([{ at: ['evaluator', 'result', 'command'], found }]);
});

test('reads the commands of an array', () => {
  expect(problemsIn(['bash', '-c', '[ "$a" = "b"] && echo 1'])).toHaveLength(1);
  expect(problemsIn(['python3', '-c', 'a("[ b]")'])).toHaveLength(0);
  expect(problemsIn(['bash', '-c', 'true && [ "$a" = "b"] && echo 1'])).toHaveLength(1);
});

test('shows the end of a long command', () => {
  const [problem] = problemsIn(`grep "${'a'.repeat(100)}"]`);
  expect(problem?.found).toBe(`${'a'.repeat(58)}"]`);
});

test.for([
  ["ls '/home/user/old files", "ls '/home/user/old files"],
  [['bash', '-c', 'echo "a" "'], 'echo "a" "'],
  [`ls | ${'a'.repeat(50)} 'b`, `${'a'.repeat(29)} 'b`],
] as const)('reports the open quote of %j', ([command, found]) => {
  expect(problemsIn(command)).toEqual([
    { at: ['evaluator', 'result', 'command'], found, isQuote: true },
  ]);
});

test.for([
  ['an argument', ['echo', "it's"]],
  ['a script of another program', ['python3', '-c', 'print("a)']],
  ['a command of Windows', "powershell -Command Write-Output it's"],
  ['a file of Windows', "type C:\\Users\\user\\it's.txt"],
] as const)('leaves the quotes of %s to others', ([, command]) => {
  expect(problemsIn(command)).toEqual([]);
});

test('says what to do', () => {
  expect(rule.message({ found: '[ a = b]' })).toBe(
    '"]" is part of the word before it in "[ a = b]"; put a space before it or remove it',
  );
});

test('reads scripts of the repository that the task runs', () => {
  const source = { type: 'own_output', src: 'grade/lamps.sh', dest: '/tmp/lamps.sh' };
  const linesIn = (text: string) =>
    listLines(
      rule,
      { evaluator: { func: 'exact_match', result: source } },
      { localFiles: { 'grade/lamps.sh': { file: 'grade/lamps.sh', text } } },
    );
  expect(linesIn('#!/bin/sh\n# Don\'t panic\nif [ "$1" = on ]; then echo "lit"; fi\n')).toEqual([]);
  expect(linesIn('#!/bin/sh\nn=2\nif [ "$n" = "2"]; then echo lit; fi\n')).toEqual([
    'evaluator/result/src warning: line 3 of "grade/lamps.sh": "]" is part of the word before it in "[ "$n" = "2"]"; put a space before it or remove it',
  ]);
  expect(linesIn('echo a\necho "lit\necho b\n')).toEqual([
    'evaluator/result/src warning: line 2 of "grade/lamps.sh": a quote is not closed in ""lit"; close or remove it',
  ]);
});
