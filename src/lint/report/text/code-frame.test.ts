import { expect, test } from 'vitest';
import { exampleFinding } from '#lint/examples/example-finding.ts';
import type { Position } from '#lint/model/position.ts';
import { createFramer, frameText } from './code-frame.ts';

const frameCode = (text: string, position: Position) =>
  createFramer(() => text)({ file: 'a.json', ...position });

const print = (text: string, line: number, column: number) => {
  const frame = frameCode(text, { line, column });
  return frame && `${frame.number} | ${frame.code}\n  | ${frame.carets}`;
};

const text = '{\n  "id": "a\\"b",\n  "proxy": true,\r\n\t"config": [{}]\n}\n"a';

test.for([
  ['a string, escaped quotes and all', 2, 9, '2 |   "id": "a\\"b",\n  |         ^^^^^^'],
  ['a word, in a line that ends in CRLF', 3, 12, '3 |   "proxy": true,\n  |            ^^^^'],
  ['the first character of an array, after a tab', 4, 12, '4 |  "config": [{}]\n  |            ^'],
  ['the start of the file', 1, 1, '1 | {\n  | ^'],
  ['only the quote of a string that does not end', 6, 1, '6 | "a\n  | ^'],
  ['the last character when the column is after the end', 5, 9, '5 | }\n  | ^'],
] as const)('marks %s', ([, line, column, expected]) => {
  expect(print(text, line, column)).toBe(expected);
});

test('shows the part of a long line around the value', () => {
  const frame = frameCode(`{"a": "${'x'.repeat(500)}", "b": 5, "c": "${'y'.repeat(500)}"}`, {
    line: 1,
    column: 516,
  });
  expect(frame?.code).toMatch(/^…x+", "b": 5, "c": "y+…$/);
  expect(frame?.code[frame.carets.indexOf('^')]).toBe('5');
});

test('cuts no character of a long line in two', () => {
  const frames = [0, 1].map((shift) =>
    frameCode(
      `{"a": "${'🙂'.repeat(100)}${'x'.repeat(shift)}", "b": 5, "c": "${'🙂'.repeat(100)}"}`,
      {
        line: 1,
        column: 216 + shift,
      },
    ),
  );
  for (const frame of frames) {
    expect(frame?.code).toMatch(/^…🙂+x?", "b": 5, "c": "🙂+…$/u);
    expect(frame?.carets).toMatch(/^ +\^$/);
  }
});

test('puts the caret right after wide characters', () => {
  expect(print('{"名前": 5}', 1, 8)).toBe('1 | {"名前": 5}\n  |          ^');
});

test('shows characters that would move the cursor as escapes', () => {
  expect(print('{"a\u{1b}[2J": 5}', 1, 11)).toBe('1 | {"a\\u001b[2J": 5}\n  |                ^');
});

test.for([
  ['an empty string', '', 1],
  ['a line that is not there', '{}', 3],
] as const)('has nothing to show of %s', ([, source, line]) => {
  expect(frameCode(source, { line, column: 1 })).toBeUndefined();
});

test('marks a string of any length', () => {
  const long = `{"a": "${'x'.repeat(12_000_000)}"}`;
  expect(frameCode(long, { line: 1, column: 7 })?.carets).toMatch(/^ {6}\^+$/);
});

test('frames lines of several files, each read once where its findings come together', () => {
  const read: string[] = [];
  const frame = createFramer((file) => {
    read.push(file);
    return `{\n  "${file}": 1\n}`;
  });
  const lines = ['a', 'a', 'b'].map((file) => frame({ file, line: 2, column: 3 })?.code);
  expect(lines).toEqual(['  "a": 1', '  "a": 1', '  "b": 1']);
  expect(read).toEqual(['a', 'b']);
});

test('frames each line of a text, with the carets of all that is found in it', () => {
  const findings = [9, 1].map((column, index) => exampleFinding({ line: 2 - index, column }));
  expect(
    frameText('{\n  "id": 5\n}\n', findings).map(({ number, code, finds }) => [
      number,
      code,
      finds.map(({ carets }) => carets),
    ]),
  ).toEqual([
    [1, '{', ['^']],
    [2, '  "id": 5', ['        ^']],
    [3, '}', []],
  ]);
});

test('marks an empty line where something is found in it, and shortens none', () => {
  const long = `"${'x'.repeat(300)}"`;
  const [first, second] = frameText(`${long}\n\n5`, [exampleFinding({ line: 2, column: 1 })]);
  expect([first?.code, second?.code, second?.finds.map(({ carets }) => carets)]).toEqual([
    long,
    '',
    ['^'],
  ]);
});
