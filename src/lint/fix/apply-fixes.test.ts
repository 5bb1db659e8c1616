import { expect, test } from 'vitest';
import { type Path, toPointer } from '#text/json/json-pointer.ts';
import { applyFixes } from './apply-fixes.ts';
import { exampleFinding } from '../examples/example-finding.ts';
import type { Fix } from '../model/fix.ts';

const mark = '\u{FEFF}';
const rename = (name: string): Fix => ({ kind: 'rename', name });
const replace = (value: string | boolean): Fix => ({ kind: 'replace', value });
const order = (...names: string[]): Fix => ({ kind: 'order', names });
const endLine: Fix = { kind: 'end-line' };
const removeMark: Fix = { kind: 'remove-mark' };
const ended = 'adds a line feed at the end';
const sorted = 'puts the fields in the usual order';

type PlacedFix = readonly [Path, Fix];

const toFindings = (fixes: readonly PlacedFix[]) =>
  fixes.map(([at, fix]) => exampleFinding({ pointer: toPointer(at), fix }));
const fixText = (text: string, ...fixes: PlacedFix[]) => applyFixes(text, toFindings(fixes));

test.for<[string, string, PlacedFix, string, string]>([
  [
    'a name',
    '{\r\n\t"shel" : 1 }',
    [['shel'], rename('shell')],
    '{\r\n\t"shell" : 1 }',
    'renames "shel" to "shell"',
  ],
  [
    'a name that needs escapes',
    '{"a": [{"x": 1}]}',
    [['a', 0, 'x'], rename('"')],
    '{"a": [{"\\"": 1}]}',
    'renames "x" to "\\""',
  ],
  [
    'a value',
    '{"a": ["os", "OS"]}\n',
    [['a', 1], replace('os')],
    '{"a": ["os", "os"]}\n',
    'replaces "OS" by "os"',
  ],
  [
    'the value that is in use',
    '{"a": "x", "a": "x"}',
    [['a'], replace('y')],
    '{"a": "x", "a": "y"}',
    'replaces "x" by "y"',
  ],
  [
    'an order',
    '{ "c": {"x": 1},\n  "n" : 0,  "b":2 ,"a": [3] }',
    [[], order('a', 'b', 'c')],
    '{ "a": [3],\n  "b":2,  "c": {"x": 1} ,"n" : 0 }',
    sorted,
  ],
  [
    'an order, and moves no other field',
    '{"a": 1, "note of a": 0, "c": 3, "note of c": 0, "d": 4, "b": 2, "note": 0}',
    [[], order('a', 'b', 'c', 'd')],
    '{"a": 1, "note of a": 0, "b": 2, "c": 3, "note of c": 0, "d": 4, "note": 0}',
    sorted,
  ],
  [
    'the order of an inner object',
    '{"o": {"b": 1, "a": 2}}',
    [['o'], order('a', 'b')],
    '{"o": {"a": 2, "b": 1}}',
    sorted,
  ],
  ['a last line', '{}', [[], endLine], '{}\n', ended],
  ['a last line as the others are', '{\r\n}', [[], endLine], '{\r\n}\r\n', ended],
  ['a mark', `${mark}{"a": 1}`, [[], removeMark], '{"a": 1}', 'removes the byte order mark'],
  [
    'a flag behind a mark',
    `${mark}{"a": "true"}`,
    [['a'], replace(true)],
    `${mark}{"a": true}`,
    'replaces "true" by true',
  ],
])('fixes %s', ([, text, [at, fix], expected, description]) => {
  const fixed = fixText(text, [at, fix]);
  expect(fixed.text).toBe(expected);
  expect(fixed.fixes.map((made) => made.description)).toEqual([description]);
});

test.for<[string, string, ...PlacedFix[]]>([
  ['a text that is not JSON', '{"a": "true",}', [['a'], replace(true)]],
  ['a place that is not there', '{"a": 1}', [['b'], replace(true)]],
  ['a name that is taken', '{"shel": 1, "shell": 2}', [['shel'], rename('shell')]],
  ['a duplicate name', '{"shel": 1, "shel": 2}', [['shel'], rename('shell')]],
  ['an element of an array', '["a"]', [[0], rename('b')]],
  [
    'two fields that ask for one name',
    '{"shel": 1, "sheell": 2}',
    [['shel'], rename('shell')],
    [['sheell'], rename('shell')],
  ],
  ['an order that is right', '{"a": 1, "x": 0, "b": 2}', [[], order('a', 'b')]],
  ['an order of duplicate fields', '{"b": 1, "a": 2, "b": 3}', [[], order('a', 'b')]],
  ['a value that is right', '{"a": true}', [['a'], replace(true)]],
  ['a last line that ends', '{}\n', [[], endLine]],
  ['a text without a mark', '{}', [[], removeMark]],
])('leaves %s', ([, text, ...fixes]) => {
  expect(fixText(text, ...fixes)).toEqual({ text, fixes: [] });
});

test('leaves findings without a fix', () => {
  const text = '{"id": 5}';
  expect(applyFixes(text, [exampleFinding()])).toEqual({ text, fixes: [] });
});

test('makes several fixes at once, and lists them in the order of the text', () => {
  const text = `${mark}{"a": "true", "b": {"shel": "true"}}`;
  const { text: fixed, fixes } = fixText(
    text,
    [[], endLine],
    [['b', 'shel'], rename('shell')],
    [['b', 'shel'], replace(true)],
    [['a'], replace(true)],
    [[], removeMark],
  );
  expect(fixed).toBe('{"a": true, "b": {"shell": true}}\n');
  expect(fixes.map(({ description }) => description)).toEqual([
    'removes the byte order mark',
    'replaces "true" by true',
    'renames "shel" to "shell"',
    'replaces "true" by true',
    'adds a line feed at the end',
  ]);
});

test('makes the inner of two fixes that overlap', () => {
  const { text, fixes } = fixText(
    '{"b": 1, "a": "true"}',
    [[], order('a', 'b')],
    [['a'], replace(true)],
  );
  expect(text).toBe('{"b": 1, "a": true}');
  expect(fixes).toHaveLength(1);
});

test('describes a fix in one visible line', () => {
  const { fixes } = fixText('{"a": "x\u{202E}"}', [['a'], replace('x')]);
  expect(fixes[0]?.description).toBe('replaces "x\\u202e" by "x"');
});

test('adds the last line of a file too deep for a tree', () => {
  const lists = 5000;
  const text = `${'['.repeat(lists)}${']'.repeat(lists)}`;
  expect(fixText(text, [[], endLine]).text).toBe(`${text}\n`);
});
