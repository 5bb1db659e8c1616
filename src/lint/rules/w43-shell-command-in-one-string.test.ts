import { expect, test } from 'vitest';
import { findWithAbout } from '../examples/find-problems.ts';
import { shellCommandInOneString as rule } from './w43-shell-command-in-one-string.ts';

const problemsIn = (parameters: object, file?: string) =>
  findWithAbout(
    rule,
    { config: [{ type: 'execute', parameters }] },
    file === undefined ? {} : { file },
  );

test.for<[string, object]>([
  ['a string', { command: 'ls | wc -l', shell: true }],
  ['an array without a shell', { command: ['ls', '-l'] }],
  ['an array for which no shell is wanted', { command: ['ls', '-l'], shell: false }],
  ['one element', { command: ['ls -l'], shell: true }],
  ['no element', { command: [], shell: true }],
  ['a script that reads its parameters', { command: ['ls "$0"', '/tmp'], shell: true }],
  ['a script that reads all of them', { command: ['ls ${@}', 'x', '/tmp'], shell: true }],
  ['a script after its option', { command: ['sudo', 'bash', '-c', 'ls -l'] }],
  ['a script after its option that reads its parameters', { command: ['sh', '-c', 'ls $0', '/'] }],
  ['a name for $0 alone', { command: ['bash', '-c', 'mkdir /tmp/parts', 'bash'] }],
  ['parameters of a loop', { command: ['sh', '-c', 'for f; do touch "$f"; done', '_', 'a'] }],
  ['an option after "-c"', { command: ['bash', '-c', '-e', 'mkdir /tmp/parts'] }],
  ['code of another language', { command: ['python3', '-c', 'import sys', '-v'] }],
  ['the file of a script', { command: ['bash', 'a.sh', '-c', 'x'] }],
  ['an element of another type', { command: [5, '-l'], shell: true }],
])('accepts %s', ([, parameters]) => {
  expect(problemsIn(parameters)).toEqual([]);
});

test('accepts a task in a folder for Windows', () => {
  expect(problemsIn({ command: ['dir', '/b'], shell: true }, 'windows/a.json')).toEqual([]);
});

test.for<[string, object, string]>([
  ['words', { command: ['grep', 'x', '/tmp/a.txt'], shell: true }, 'grep'],
  ['operators', { command: ['ls', '|', 'wc'], shell: true }, 'ls'],
  ['an interpreter', { command: ['bash', '-c', 'ls "$1"'], shell: true }, 'bash'],
  ['a variable that is not a parameter', { command: ['$EDITOR', 'a.txt'], shell: true }, '$EDITOR'],
  ['true as a string', { command: ['ls', '-l'], shell: 'true' }, 'ls'],
])('finds an array of %s', ([, parameters, script]) => {
  expect(problemsIn(parameters)).toEqual([
    {
      at: ['config', 0, 'parameters', 'command', 1],
      about: ['/config/0/parameters/shell'],
      script,
    },
  ]);
});

test('finds words after the script of a shell', () => {
  expect(problemsIn({ command: ['sudo', 'bash', '-lc', 'mkdir', '-p', '/tmp/a'] })).toEqual([
    { at: ['config', 0, 'parameters', 'command', 4], script: 'mkdir', option: '-lc' },
  ]);
});
