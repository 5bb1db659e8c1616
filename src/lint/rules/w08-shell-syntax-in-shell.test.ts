import { expect, test } from 'vitest';
import { findProblems } from '../examples/find-problems.ts';
import { shellSyntaxInShell as rule } from './w08-shell-syntax-in-shell.ts';

const problemsIn = (command: unknown, shell?: unknown) =>
  findProblems(rule, { config: [{ type: 'execute', parameters: { command, shell } }] });

test.for([
  ['one text, which the environment splits', 'gsettings set a.b c "[\'d\' | e]"'],
  ['one text for a shell', 'ls | wc', true],
  ['one text with the code of a program', "python3 -c 'print(1 > 0)'"],
  ['one text with an address', 'firefox https://example.org/?a=1&b=2'],
  ['one text with an escape', String.raw`find . -name \*.txt -exec rm {} \;`],
  ['one text for PowerShell', 'powershell Get-Process | Measure-Object'],
  ['one text for a program with its folder', String.raw`C:\Windows\System32\cmd.exe /c dir | sort`],
  ['a variable of a program', ['tool', '$HOMEPAGE']],
  ['a variable to find', ['grep', '$HOME/bin', '/home/user/.bashrc']],
  ['a variable of a watched command', ['watch', '$HOME/a.sh']],
  ['a variable to replace', ['envsubst', '$HOME']],
  ['a variable to type', ['tmux', 'send-keys', '$HOME/a.sh', 'Enter']],
  ['a variable of PowerShell', ['powershell', '-Command', '$HOME']],
  ['a pattern in an option', ['ls', '--ignore=*.txt']],
  ['a pattern after an option', ['du', '-s', '--exclude', '*.o', '/tmp']],
  ['a file name with an operator', ['cat', '/tmp/Plan > Draft.txt']],
  ['a program in a folder with blanks', ['/opt/My App/run', '-x']],
  ['a program with blanks on Windows', ['C:\\Program Files\\App\\app.exe', '/x']],
  ['a whole command for a shell', ['mkdir -p /tmp/parts'], true],
  ['an array for a shell', ['ls', '|', 'wc'], true],
  ['a shell switched on as a string', ['ls', '|', 'wc'], 'true'],
  ['a shell that "false" switches on', ['ls', '|', 'wc'], 'false'],
  ['a shell behind another program', ['timeout', '5', 'bash', '-c', 'ls | wc']],
  ['a command for another user', ['su', '-', 'anna', '-c', 'ls | wc']],
  ['a shell as the program', ['bash', '-c', 'ls | wc']],
  ['a shell behind sudo', ['sudo', '-S', '/bin/bash', '-lc', 'ls > a']],
  ['Python code', ['python3', '-c', 'import os; print(1 > 0)']],
  ['a pattern for find', ['find', '.', '-name', '*.txt', '-exec', 'rm', '{}', ';']],
  [
    'a command for each file that another program finds',
    ['nice', 'find', '/a', '-exec', 'ls', ';'],
  ],
  ['commands of tmux', ['tmux', 'new', ';', 'split-window']],
  ['commands of Windows Terminal', ['wt.exe', 'new-tab', ';', 'split-pane']],
  ['a text to find, behind long options', ['grep', '--fixed-strings', '|', 'a.txt']],
  ['a separator', ['cut', '-d', '|', '-f', '1', 'a.txt']],
  ['a separator in a long option', ['sqlite3', '-separator', '|', 'a.db', 'select 1']],
  ['a separator of one letter', ['psql', '-F', '|', '-c', 'select 1']],
  ['an ampersand among arguments', ['notify-send', 'R', '&', 'D']],
  ['a pipe for the shell of another machine', ['ssh', 'files.example.org', 'ls', '|', 'wc']],
  ['what find ends with behind a shell', ['find', '-exec', 'sh', '-c', 'ls', '{}', ';']],
  ['words for PowerShell', ['powershell', 'Get-Process', '|', 'Measure-Object']],
  ['a character to translate', ['tr', '|', ',']],
  ['a comparison', ['test', '3', '>', '2']],
  ['a string with a pipe in it', ['notify-send', 'Left | right']],
  ['a version', ['pip', 'install', '>=1.0']],
  ['entries of other types', [null, 7, '|']],
  ['no entries', []],
] as const)('accepts %s', ([, command, shell]) => {
  expect(problemsIn(command, shell)).toEqual([]);
});

test.for([
  ['a pipe', ['code', '--list-extensions', '|', 'grep', 'x'], 2],
  ['a pipe after a separator', ['cut', '-d', '|', 'a.txt', '|', 'wc'], 4],
  ['a redirection', ['python3', 'a.py', '>', 'out.txt'], 2],
  ['a redirection in one entry', ['soffice', '2>/dev/null'], 1],
  ['two commands', ['cd', '/tmp', '&&', 'ls'], 2],
  ['a whole line in one entry', ['echo a | sudo -S ls'], 0],
  ['a variable', ['tar', '-xf', '$HOME/a.tar', '-C', '/tmp'], 2],
  ['a wildcard', ['sudo', 'rm', '-f', '/tmp/*'], 3],
  ['a wildcard behind a program with its folder', ['/usr/bin/sudo', 'rm', '/tmp/*'], 2],
  ['a pipe behind the program of a shell', ['bash', '-c', 'ls', '|', 'wc'], 3],
  ['a program for the background', ['vlc', 'a.mp4', '&'], 2],
  ['a wildcard for another user', ['sudo', '-u', 'user', 'rm', '/tmp/*'], 4],
  ['a pipe behind a program in a file', ['bash', 'a.sh', '-c', '|', 'wc'], 3],
  ['an array whose shell is empty', ['ls', '|', 'wc'], 1, ''],
] as const)('rejects %s', ([, command, index, shell]) => {
  expect(problemsIn(command, shell)).toEqual([
    { at: ['config', 0, 'parameters', 'command', index], found: command[index], fault: 'array' },
  ]);
});

test.for([
  ['a pipe', 'ls | wc', '|'],
  ['a command behind a test', '[ -f /tmp/a ] && echo yes', '&&'],
  ['two commands', 'mkdir -p "/tmp/a b" && touch /tmp/a', '&&'],
  ['a wildcard', 'rm -rf /tmp/*', '/tmp/*'],
  ['a redirection', 'echo hi >/tmp/a.txt', '>/tmp/a.txt'],
] as const)('rejects %s in one text without a shell', ([, command, found]) => {
  const at = ['config', 0, 'parameters', 'command'];
  expect(problemsIn(command)).toEqual([{ at, found, fault: 'string' }]);
});

test("accepts a command of an author's own action", () => {
  const parameters = { command: 'ls | wc' };
  expect(findProblems(rule, { config: [{ type: 'run_script', parameters }] })).toEqual([]);
});

test.for([
  ['a program and its arguments', ['mkdir -p /tmp/parts']],
  ['a program and its option', ['python3 -c', 'print(1)']],
  ['a path and an option', ['/usr/bin/vlc --no-audio']],
] as const)('rejects %s in one element', ([, command]) => {
  const at = ['config', 0, 'parameters', 'command', 0];
  expect(problemsIn(command)).toEqual([{ at, found: command[0], fault: 'program' }]);
});

test('rejects a command that only a shell has, as the program', () => {
  const at = ['config', 0, 'parameters', 'command'];
  const found = { found: 'cd', fault: 'built-in' };
  expect(problemsIn(['cd', '/tmp'])).toEqual([{ at: [...at, 0], ...found }]);
  expect(problemsIn('cd /tmp')).toEqual([{ at, ...found }]);
  expect(problemsIn('cd /tmp', true)).toEqual([]);
  expect(rule.message({ found: 'cd', fault: 'built-in' })).toBe(
    '"cd" works only within one shell command; write it together with what follows, and set "shell" to true',
  );
});

test.for([
  ['a command of "cmd" on Windows', ['dir', 'C:\\Users'], 'windows/a.json', ['dir']],
  ['the same in capitals', ['COPY', 'a', 'b'], 'windows/a.json', ['COPY']],
  ['a program of Linux', ['dir', '/home/user'], 'linux/a.json', []],
  ['a program of an unknown system', ['dir'], 'a.json', []],
] as const)('finds %s', ([, command, file, found]) => {
  const config = [{ type: 'execute', parameters: { command } }];
  const at = ['config', 0, 'parameters', 'command', 0];
  expect(findProblems(rule, { config }, { file })).toEqual(
    found.map((name) => ({ at, found: name, fault: 'part of cmd' })),
  );
});

test('says that a command of "cmd" needs a shell', () => {
  expect(rule.message({ found: 'dir', fault: 'part of cmd' })).toBe(
    '"dir" is a command of "cmd" and not a program, so it needs a shell; set "shell" to true',
  );
});

test('takes no longer for a command of many programs', () => {
  const programs = Array.from({ length: 300_000 }, () => 'su');
  expect(problemsIn([...programs, '|'])).toHaveLength(1);
  expect(problemsIn([...programs, '-c', 'ls | wc'])).toEqual([]);
  expect(problemsIn('"' + String.raw`\"`.repeat(300_000))).toEqual([]);
});

const severityOf = (command: unknown, func = 'check_include_exclude') => {
  const result = { type: 'vm_command_line', command };
  return findProblems(rule, { evaluator: { func, result } }).map(({ severity }) => severity);
};

test.for([
  ['a whole command as a program', ['lpstat -p']],
  ['a command that no program has the name of', 'cd /tmp && ls'],
  ['a variable before a command', 'N=$(wc -l < a.txt) && echo $N'],
  ['a word of the shell', 'if [ -f a ]; then echo yes; fi'],
  ['a program that accepts no further word', ['gsettings', 'get', 'a.b', 'c', '|', 'grep', 'x']],
  ['files that a shell would find', 'ls /home/user/*.txt 2>/dev/null | wc -l'],
])('is an error where a check has no output because of %s', ([, command]) => {
  expect(severityOf(command)).toEqual(['error']);
});

test.for<[string, unknown, string | undefined]>([
  ['is information', ['codium', '--list-extensions', '|', 'grep', '-i', 'x'], 'info'],
  ['is information', 'ls /home/user | grep x', 'info'],
  ['is a warning for a count', ['ls', '/home/user', '|', 'wc', '-l'], undefined],
  ['is a warning for a count of lines', ['cat', 'a.txt', '|', 'grep', '-c', 'x'], undefined],
])('%s where a command prints what it should, and more: %j', ([, command, severity]) => {
  expect(severityOf(command)).toEqual([severity]);
});

test('is a warning for a filter before an exact comparison, and in a step', () => {
  expect(severityOf('ls /home/user | grep x', 'exact_match')).toEqual([undefined]);
  expect(problemsIn(['gsettings', 'get', 'a.b', 'c', '|', 'grep', 'x'])).toMatchObject([
    { found: '|' },
  ]);
});
