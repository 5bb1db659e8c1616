import { expect, test } from 'vitest';
import { writeCommand } from './write-value.ts';

const start = `python3 -c 'import csv; from pathlib import Path; from random import choice; `;
const rows = 'rows = list(csv.reader(open("/home/user/tea.csv")))';
const judge = `print("yes" if len(rows) > 2 else "no")'`;

test.for<[string, string, string]>([
  ['a short command', 'ls -l', 'ls -l'],
  ['a long one without its end', `ls ${'a/b '.repeat(30)}`, `ls ${'a/b '.repeat(16).trim()}…`],
  [
    'a long path whole',
    'render --background /home/user/Documents/a-folder-of-scenes/by-the-sea.scene --script /tmp/x.py',
    'render --background /home/user/Documents/a-folder-of-scenes/by-the-sea.scene…',
  ],
  [
    'a program by its last statements',
    `${start}${rows}; ${rows}; ${judge}`,
    `python3 -c '… ${rows}; ${judge}`,
  ],
  [
    'a program of which the last one is long',
    `${start}print(${'1 + '.repeat(40)}1)'`,
    "python3 -c 'import csv; from pathlib import Path; from random import…",
  ],
])('writes %s', ([, command, expected]) => {
  expect(writeCommand(command)).toBe(expected);
});
