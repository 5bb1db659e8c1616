import { expect, test } from 'vitest';
import { assignSegments, toSegment } from './segment.ts';

test.for([
  '3bb2a432-f95d-48e1',
  'A.b_c-1',
  'a..b',
  'pages',
  'x.jsonl',
  'console',
  'console.x',
  'x.con',
  'com10.x',
  'nul-x.c',
  'a'.repeat(100),
])('keeps "%s" as written', (name) => {
  expect(toSegment(name)).toBe(name);
});

test.for([
  ['../../x', /^x-[\da-f]{12}$/],
  ['a/b c', /^a-b-c-[\da-f]{12}$/],
  ['.', /^[\da-f]{12}$/],
  ['..', /^[\da-f]{12}$/],
  ['', /^[\da-f]{12}$/],
  ['page', /^page-[\da-f]{12}$/],
  ['...', /^[\da-f]{12}$/],
  ['.hidden', /^hidden-[\da-f]{12}$/],
  ['a.', /^a-[\da-f]{12}$/],
  ['index.html', /^index-html-[\da-f]{12}$/],
  ['CON', /^con-[\da-f]{12}$/],
  ['com1', /^com1-[\da-f]{12}$/],
  ['con.x', /^con-x-[\da-f]{12}$/],
  ['AUX.c', /^aux-c-[\da-f]{12}$/],
  ['nul.tar.gz', /^nul-tar-gz-[\da-f]{12}$/],
  ['lpt0.x', /^lpt0-x-[\da-f]{12}$/],
  ['x.json', /^x-json-[\da-f]{12}$/],
  ['x.bib', /^x-bib-[\da-f]{12}$/],
  ['x.RIS', /^x-ris-[\da-f]{12}$/],
  ['x.md', /^x-md-[\da-f]{12}$/],
  ['x.txt', /^x-txt-[\da-f]{12}$/],
  ['X.JSON', /^x-json-[\da-f]{12}$/],
  ['Été', /^ete-[\da-f]{12}$/],
  ['表計算', /^[\da-f]{12}$/],
  ['a#b?c=<d>', /^a-b-c-d-[\da-f]{12}$/],
] as const)('makes a safe slug of "%s"', ([name, expected]) => {
  expect(toSegment(name)).toMatch(expected);
});

test('cuts 300 letters', () => {
  expect(toSegment('a'.repeat(300))).toMatch(/^a{60}-[\da-f]{12}$/);
});

test('keeps names apart whose slugs are the same', () => {
  const segments = [
    'a b',
    'a/b',
    'A b',
    '表',
    '計',
    '課題丱乨乣买',
    '課題丳串乷乪',
    'a'.repeat(300),
    'a'.repeat(301),
  ];
  expect(new Set(segments.map(toSegment)).size).toBe(segments.length);
});

test('adds a hash to names that differ only in case, except for the one in lower case', () => {
  const segments = assignSegments(['Task', 'task', 'TASK', 'other']);
  const folded = [...segments.values()].map((segment) => segment.toLowerCase());
  expect(new Set(folded).size).toBe(4);
  expect([segments.get('task'), segments.get('other')]).toEqual(['task', 'other']);
});
