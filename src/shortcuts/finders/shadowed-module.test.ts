import { expect, test } from 'vitest';
import { builtInVocabulary } from '#vocabulary/built-in-vocabulary.ts';
import { findShortcuts } from '../find-shortcuts.ts';

const modulesOf = (command: unknown, shell = false) =>
  findShortcuts(
    {
      file: 'a.json',
      fields: {
        evaluator: {
          func: 'exact_match',
          result: { type: 'vm_command_line', command, shell },
          expected: { type: 'rule', rules: { expected: 'same\n' } },
        },
      },
    },
    { vocabulary: builtInVocabulary },
  ).flatMap(({ kind, message }) =>
    kind === 'shadowed module' ? (/"(\w+)\.py"/.exec(message)?.[1] ?? '') : [],
  );

test.for<[string, unknown, string[]]>([
  ['a library', ['python3', '-c', 'import openpyxl; print(1)'], ['openpyxl']],
  ['one of the standard library', ['python', '-c', 'from csv import reader\nprint(2)'], ['csv']],
  ['one after others that are loaded', ['python3', '-c', 'import sys, os, json as j'], ['json']],
  ['one inside a function', ['python3', '-c', 'def f():\n    import yaml\nf()'], ['yaml']],
  ['one in a shell', ['bash', '-c', "cd; python3 -c 'import re; print(3)'"], ['re']],
  ['nothing but what is loaded', ['python3', '-c', 'import os, sys; print(os.getcwd())'], []],
  ['a program that leaves the folder out', ['python3', '-I', '-c', 'import csv'], []],
  ['one of the administrator', ['sudo', 'python3', '-c', 'import csv'], ['csv']],
  ['one in a container', ['bash', '-c', 'docker run a bash -c \'python3 -c "import csv"\''], []],
  ['a word of a text', ['python3', '-c', 'print("we import tea")'], []],
  ['a file', ['python3', '/usr/lib/check/check.py'], []],
  ['another language', ['node', '-e', 'import fs from "fs"'], []],
])('knows %s', ([, command, modules]) => {
  expect(modulesOf(command)).toEqual(modules);
});

test('reads a program on standard input', () => {
  expect(modulesOf('python3 - <<EOF\nimport csv\nprint(4)\nEOF', true)).toEqual(['csv']);
});
