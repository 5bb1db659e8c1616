import { expect, test } from 'vitest';
import { findInterpreter, isInterpreter, skipWrappers } from './interpreter.ts';

const find = (line: string) => {
  const found = findInterpreter(line.split(' '));
  return found && [found.language, found.by, found.from, found.to];
};

test.for([
  ['python3 -c x', ['python', 'python3 -c', 2, 3]],
  ['sudo -S bash -lc x y', ['shellscript', 'bash -lc', 4, 5]],
  ['A=1 nohup /usr/bin/node --eval x', ['javascript', '/usr/bin/node --eval', 4, 5]],
  ['powershell -Command x y', ['powershell', 'powershell -Command', 2, 4]],
  [
    'powershell -NoProfile -ExecutionPolicy Bypass -Command x y',
    ['powershell', 'powershell -NoProfile -ExecutionPolicy Bypass -Command', 5, 7],
  ],
  [
    'powershell.exe -NoProfile Get-Date | Out-Null',
    ['powershell', 'powershell.exe -NoProfile', 2, 5],
  ],
  ['bash -euo pipefail -c x', ['shellscript', 'bash -euo pipefail -c', 4, 5]],
  ['python3 -W ignore -c x', ['python', 'python3 -W ignore -c', 4, 5]],
  ['sudo -u postgres sh -c x', ['shellscript', 'sh -c', 5, 6]],
  ['python3 -', ['python', 'python3 -', undefined, 2]],
  ['python3', ['python', 'python3', undefined, 1]],
] as const)('finds the program of "%s"', ([line, found]) => {
  expect(find(line)).toEqual(found);
});

test.for([
  'ls -c x',
  'python3 a.py -c x',
  'sh -c',
  'timeout 5 sh -c x',
  'pwsh Get-Date',
  'powershell -File a.ps1',
  'powershell a.ps1',
])('finds none in "%s"', (line) => {
  expect(find(line)).toBeUndefined();
});

test.for([
  ['/bin/zsh', true],
  ['python3.11', true],
  ['PowerShell.exe', true],
  ['bashful', false],
  ['', false],
] as const)('says whether "%s" is an interpreter', ([word, expected]) => {
  expect(isInterpreter(word)).toBe(expected);
});

test.for([
  ['ls', 0],
  ['A=1 B=2 ls', 2],
  ['/usr/bin/env python3', 1],
  ['sudo -S env A=1 setsid ls -l', 5],
  ['-l ls', 0],
  ['sudo', 1],
  ['sudo -S -p > -u user ls', 6],
  ['sudo -u', 2],
] as const)(
  'finds the first word of "%s" that is neither a variable nor a wrapper',
  ([line, at]) => {
    expect(skipWrappers(line.split(' '))).toBe(at);
  },
);

test('takes no longer for an interpreter with many options', () => {
  const words = ['python3', ...Array.from({ length: 200_000 }, () => '-u')];
  expect(findInterpreter(words)).toMatchObject({ from: undefined, to: words.length });
});
