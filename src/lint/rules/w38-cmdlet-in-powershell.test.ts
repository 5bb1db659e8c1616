import { expect, test } from 'vitest';
import { findCommandProblems } from '../examples/find-problems.ts';
import { cmdletInPowershell as rule } from './w38-cmdlet-in-powershell.ts';

const problemsIn = (command: unknown) => findCommandProblems(rule, command);

test.for([
  ['a cmdlet in a script', ['powershell', '-Command', 'Get-Item a']],
  ['a cmdlet in one string', 'Get-Item a'],
  ['a program with a hyphen', ['apt-get', 'update']],
  ['a program in lower case', ['set-wallpaper', 'a']],
  ['a longer name', ['Get-Item.exe']],
  ['entries of other types', [5, 'Get-Item']],
  ['an empty array', []],
] as const)('accepts %s', ([, command]) => {
  expect(problemsIn(command)).toEqual([]);
});

test.for([
  ['a cmdlet', ['Get-Item', 'a'], 0, 'Get-Item'],
  ['a cmdlet with its arguments', ['Set-ItemProperty -Path a'], 0, 'Set-ItemProperty'],
  ['a cmdlet behind another program', ['sudo', 'Stop-Process', 'a'], 1, 'Stop-Process'],
] as const)('finds %s', ([, command, index, cmdlet]) => {
  expect(problemsIn(command)).toEqual([
    { at: ['config', 0, 'parameters', 'command', index], cmdlet },
  ]);
});
