import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Cell, toCsvLine } from './csv.ts';

test.for<[string, Cell, string]>([
  ['a plain text', 'Open it.', 'Open it.'],
  ['a comma', 'a, b', '"a, b"'],
  ['quotes', 'say "so"', '"say ""so"""'],
  ['a line break', 'a\nb', '"a\nb"'],
  ['a blank at the end', 'a ', '"a "'],
  ['nothing', undefined, ''],
  ['a missing value', null, ''],
  ['a number', 12, '12'],
  ['a boolean', false, 'false'],
  ['an empty array', [], ''],
  ['an array', ['a', 'b'], '"a;b"'],
  ['an array of hostile entries', ['a;b\\', '=1+1'], '"a\\u003bb\\\\;\'=1+1"'],
])('writes %s', ([, cell, written]) => {
  expect(toCsvLine([cell])).toBe(`${written}\r\n`);
});

test('parts cells by commas', () => {
  expect(toCsvLine(['a', 1, true, null])).toBe('a,1,true,\r\n');
});

const formulas = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  ' =1+1',
  '\u00A0\v=1+1',
  '\0=1',
  '＝1',
  '"=1+1"',
  ' " "@x',
];

test.for(formulas)('makes the formula %j harmless', (formula) => {
  const [[text, list] = []] = parse(toCsvLine([formula, ['a', formula]]));
  expect(text).toBe(`'${formula}`);
  expect(list).toBe(`a;'${formula}`);
});

test.for([
  ['a;=1', "a;'=1"],
  ['a; +1', "a;' +1"],
  ['a\t@x', "a\t'@x"],
  ['a\r\n-1', "a\r\n'-1"],
  ['\n=1', "\n'=1"],
  ['a;"=1"', 'a;\'"=1"'],
  ['a;;＝1;b', "a;;'＝1;b"],
  ["a;'b\n'c 'd'", "a;''b\n''c 'd'"],
] as const)('makes the formula in %j harmless', ([text, written]) => {
  expect(parse(toCsvLine([text]), { recordDelimiter: '\r\n' })).toEqual([[written]]);
});

test.for(["a; b 'c'", 'a, =1', 'a\tb=1\n(-1)'])('leaves the parts of %j as they are', (text) => {
  expect(parse(toCsvLine([text]))).toEqual([[text]]);
});

test.for(['a=1', '1-1', 'a@example.org', '(=1)', '表'])('leaves %j as it is', (text) => {
  expect(toCsvLine([text])).toBe(`${text}\r\n`);
});

const strings = [
  ...formulas,
  'gTCI";=@y7|QJ0',
  "a;'b;''c;=1;;\t'\n'",
  '',
  'plain',
  "'quoted' words",
  "''",
  "'=1",
  'a;b',
  'a,b "c"\r\nd\n',
  '\\',
  '\\u003b',
  '\\;\\\\u003b',
  ' a ',
  '日本語、表',
  '\u{FEFF}x',
  'null',
];

describe('what is written', () => {
  test('is read again as it was, strings and arrays alike', () => {
    const lists = [strings.filter((text) => text !== ''), ['x'], [';'], []];
    const rows = strings.map((text, index) => [text, lists[index % lists.length] ?? []] as const);
    const written = parse(rows.map((row) => toCsvLine(row)).join(''));
    const read = written.map(([text = '', list = '']) => [readText(text), readList(list)]);
    expect(read).toEqual(rows);
  });

  test('is read again as it was', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({
        unit: fc.constantFrom(
          '=',
          '+',
          '-',
          '@',
          '\\',
          '\\u003b',
          "'",
          '"',
          ';',
          ',',
          '\t',
          '\r',
          '\n',
          ' ',
          'a',
        ),
      }),
    );
    const list = fc.array(text.filter((entry) => entry !== ''));
    fc.assert(
      fc.property(text, list, (one, many) => {
        const [[own = '', other = ''] = []] = parse(toCsvLine([one, many]), {
          recordDelimiter: '\r\n',
        });
        expect([readText(own), readList(other)]).toEqual([one, many]);
        const written = toCsvLine([one, many]);
        for (const delimiter of [',', ';', '\t']) {
          for (const cell of readLoosely(written, delimiter))
            expect(cell).not.toMatch(/^\s*[=+\-@]/);
        }
      }),
      { numRuns: 2000 },
    );
  });
});

/** The cells of a line as a program reads it that takes quotation marks for such only around a cell. */
function readLoosely(line: string, delimiter: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let state: 'start' | 'plain' | 'quoted' | 'quote' = 'start';
  for (const character of line) {
    if (state === 'quoted' && character !== '"') cell += character;
    else if (character === '"' && state !== 'plain') {
      if (state === 'quote') cell += character;
      state = state === 'quoted' ? 'quote' : 'quoted';
    } else if (character === delimiter || character === '\r' || character === '\n') {
      cells.push(cell);
      cell = '';
      state = 'start';
    } else {
      cell += character;
      state = 'plain';
    }
  }
  return [...cells, cell];
}

/** The text that a cell of an exported table was made from. */
const readText = (cell: string): string => cell.replaceAll(/(^|[;\t\r\n])'/g, '$1');

/** The entries that a cell of an exported table was made from. */
function readList(cell: string): string[] {
  if (cell === '') return [];
  return cell
    .split(';')
    .map((entry) =>
      readText(entry).replaceAll(/\\(\\|u003b)/g, (_, character) =>
        character === '\\' ? '\\' : ';',
      ),
    );
}
