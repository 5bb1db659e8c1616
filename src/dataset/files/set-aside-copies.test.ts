import { expect, test } from 'vitest';
import { parseRaw } from './parse-files.ts';
import { splitTasks } from './read-files.ts';
import { setAsideCopies } from './set-aside-copies.ts';

const config: unknown[] = [];
const open = { id: 'open', instruction: 'Open the map.', config };
const close = { id: 'close', instruction: 'Close the map.', config };

const alone = { 'open.json': open, 'close.json': close };

test.for([
  ['copies', { ...alone, 'all.json': [open, close] }, ['close.json', 'open.json']],
  [
    'copies of which one has changed in its evaluator',
    { ...alone, 'all.json': [{ ...open, evaluator: { func: 'infeasible' } }] },
    ['close.json', 'open.json'],
  ],
  [
    'copies and a further task',
    { 'open.json': open, 'all.json': [open, close] },
    ['all.json#close', 'all.json#open', 'open.json'],
  ],
  [
    'tasks with the same ids and other instructions',
    { ...alone, 'all.json': [{ ...open, instruction: 'Open the list.' }] },
    ['all.json#open', 'close.json', 'open.json'],
  ],
  ['no other file', { 'all.json': [open, close] }, ['all.json#close', 'all.json#open']],
] as const)('keeps the right tasks of a file with %s', ([, files, kept]) => {
  const parsed = Object.entries(files).flatMap(([file, value]) =>
    splitTasks({ kind: 'text', file, text: `${JSON.stringify(value)}\n` }).map(parseRaw),
  );
  const rest = setAsideCopies(parsed);
  expect(rest.flatMap(({ file, fields }) => (fields ? file : [])).sort()).toEqual(kept);
  const codes = rest.flatMap(({ findings }) => findings.map(({ code }) => code));
  expect(codes).toEqual(kept.some((file) => file.startsWith('all')) ? [] : ['F12']);
});
