import { expect, test } from 'vitest';
import { findTaskList } from './task-list.ts';

const config: unknown[] = [];
const open = { id: 'open', instruction: 'Open the map.', config };
const close = { id: 'close', instruction: 'Close the map.', config };
const limit = 1_000_000;

const namesIn = (file: string, text: string) =>
  findTaskList(file, text, limit)?.tasks.map((task) => task.file.slice(file.length));

test.for([
  ['an array', [open, close], ['#open', '#close']],
  ['an array of one task', [open], ['#open']],
  ['an object of tasks by their ids', { a: { ...open, id: undefined }, b: close }, ['#a', '#b']],
  ['an object of one task by its id', { open }, ['#open']],
  ['a field with an array', { version: '2', examples: [open, close] }, ['#open', '#close']],
  ['fields with parts', { train: [open], test: { close, b: close } }, ['#open', '#close', '#b']],
  ['the same id twice', [open, close, open], ['#open', '#close', '#open~2']],
  ['ids that differ in case', [open, { ...open, id: 'Open' }], ['#open', '#Open']],
  [
    'no id, or a number',
    [
      { ...open, id: 5 },
      { ...close, id: undefined },
    ],
    ['#1', '#2'],
  ],
  ['an id like a path', [{ ...open, id: 'a/b#1%.json' }], ['#a%2Fb%231%25%2Ejson']],
] as const)('finds the tasks of %s', ([, value, names]) => {
  expect(namesIn('all.json', JSON.stringify(value))).toEqual(names);
});

test.for([
  ['a task', open],
  ['a task whose instruction is last', { id: 'a', config, instruction: 'Open it.' }],
  ['a task in a field beside others', { task: open, seconds: 4 }],
  ['a task in the only field', { task: open }],
  ['a suite', { maps: ['open', 'close'] }],
  ['settings', { defaults: { config }, instruction_language: 'en' }],
  ['records of results', [{ id: 'open', instruction: 'Open the map.', eval_score: 0.5 }]],
  ['an empty array', []],
  ['an array of arrays', [[open], [close]]],
] as const)('finds no several tasks in %s', ([, value]) => {
  expect(namesIn('all.json', `${JSON.stringify(value)}\n`)).toBeUndefined();
});

test.for([
  ['a comma after the last', `[${JSON.stringify(open)},]`],
  ['a comment', `// mine\n[${JSON.stringify(open)}]`],
] as const)('leaves an array with %s to the parser of files', ([, text]) => {
  expect(findTaskList('all.json', text, limit)).toBeUndefined();
});

test('gives each task its text and its place in the file', () => {
  const text = `{\r\n  "set": "maps",\r\n  "tasks": [${JSON.stringify(open)},\r\n    ${JSON.stringify(close, null, 1)}]\r\n}\r\n`;
  expect(findTaskList('all.json', text, limit)?.tasks).toEqual([
    {
      file: 'all.json#open',
      text: JSON.stringify(open),
      start: { line: 3, column: 13 },
      fields: open,
    },
    {
      file: 'all.json#close',
      text: JSON.stringify(close, null, 1),
      start: { line: 4, column: 5 },
      fields: close,
    },
  ]);
});

test('reads a task in each line, with blank lines, carriage returns, and a record of an export', () => {
  const record = { file: 'maps/close.json', suites: [], task: close };
  const text = `\r\n  ${JSON.stringify(open)}\r\n\n${JSON.stringify(record)}\n`;
  expect(findTaskList('all.ndjson', text, limit)).toEqual({
    tasks: [
      {
        file: 'all.ndjson#open',
        text: JSON.stringify(open),
        start: { line: 2, column: 3 },
        fields: open,
      },
      {
        file: 'all.ndjson#close',
        text: JSON.stringify(close),
        start: { line: 4, column: JSON.stringify(record).indexOf('{"id"') + 1 },
        fields: close,
      },
    ],
    findings: [],
  });
});

test('reads an array in a file named as one of lines, and lines without a name', () => {
  expect(namesIn('all.jsonl', JSON.stringify([open, close], null, 2))).toEqual(['#open', '#close']);
  expect(namesIn('', `${JSON.stringify(open)}\n${JSON.stringify(close)}`)).toEqual([
    '#open',
    '#close',
  ]);
});

const inShort = (file: string, text: string) =>
  findTaskList(file, text, limit)?.findings.map(
    ({ code, line, column, message }) => `${code} ${line}:${column} ${message.replace(/;.*/s, '')}`,
  );

test.for([
  [
    'elements that are no tasks',
    'all.json',
    `[${JSON.stringify(open)},\n null, {"a": 1}]`,
    [
      'F12 2:2 entry 2 of the list is null, which the check skips',
      'F12 2:8 entry 3 of the list is another kind of object, which the check skips',
    ],
  ],
  [
    'a line that is not JSON',
    'all.jsonl',
    `${JSON.stringify(open)}\n{"id": }\n"text"`,
    [
      'F01 2:8 missing value',
      'F12 3:1 entry 3 of the list is the string "text", which the check skips',
    ],
  ],
  [
    'an id that two tasks have as their key',
    'all.json',
    `{"a": ${JSON.stringify(open)}, "b": ${JSON.stringify(close)},\n "a": ${JSON.stringify(close)}}`,
    ['F04 2:2 duplicate key "a"'],
  ],
  [
    'a task that is too large',
    'all.json',
    `[${JSON.stringify(open)}, ${JSON.stringify({ ...close, text: 'a'.repeat(limit) })}]`,
    [`F08 1:${JSON.stringify(open).length + 4} the file has 2 MB`],
  ],
] as const)('reports %s and keeps the rest', ([, file, text, found]) => {
  expect(inShort(file, text)).toEqual(found);
});
