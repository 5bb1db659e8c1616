import { expect, test } from 'vitest';
import { findRows } from './find-rows.ts';
import { foldText } from './fold-text.ts';
import { commonWords, type SearchTerm } from './search-terms.ts';
import { commonSynonyms, createSynonyms } from './synonyms.ts';
import { createTermMatcher } from './term-matcher.ts';
import { toStem } from './word-index.ts';

const instructions = [
  'Freeze the first row of the sheet.',
  'Make a pivot table of the sheet.',
  'Lower the brightness of the photo.',
  'Set the wallpaper of the desktop.',
  '表をＰＤＦに保存する',
  'Open the table at trams.example.org',
];
const names = ['compare_table', 'compare_pdfs', 'infeasible'];
const columns = [
  { texts: instructions, cells: [0, 1, 2, 3, 4, 5], weight: 1 },
  { texts: names, cells: [0, 0, [], 2, 1, []], weight: 0.7 },
  {
    texts: ['xdotool key -x ctrl+s\n/home/user/a b.csv'],
    cells: [[], [], 0, [], [], []],
    weight: 0.4,
  },
];
const synonyms = createSynonyms(commonSynonyms, toStem);
const matcher = createTermMatcher(instructions.length, columns, synonyms);

const toTerms = (text: string): SearchTerm[] =>
  text.split(' ').map((word) => {
    const isQuoted = word.startsWith('"');
    return {
      kind: isQuoted ? ('phrase' as const) : ('word' as const),
      text: word.replaceAll(/^-|"/g, '').replaceAll('_', isQuoted ? ' ' : '_'),
      isExcluded: word.startsWith('-'),
      isCommon: commonWords.has(word),
    };
  });
const searched = {
  count: instructions.length,
  textOf: (row: number) => foldText(instructions[row] ?? ''),
  isIn: () => true,
};
const find = (text: string) => findRows(matcher, searched, toTerms(text));

test.for([
  ['a word', 'pivot', [1]],
  ['words in another order', 'table pivot', [1]],
  ['another form of a word', 'freezing', [0]],
  ['the beginning of a word', 'bright', [2]],
  ['a synonym', 'background', [3]],
  ['a synonym in another form', 'reduced photos', [2]],
  ['a synonym among names', 'impossible', [3]],
  ['a name', 'compare_pdfs', [4]],
  ['a name written with blanks', 'compare pdfs', [4]],
  ['half a name', 'pare_pd', [4]],
  ['a name whose words are in another order', 'pdfs_compare', [4]],
  ['a name of which some words are found', 'wallpaper_setter', [3]],
  ['a host', 'trams.example.org', [5]],
  ['a part of a path', 'user/a', [2]],
  ['characters within a sentence', '保存', [4]],
  ['characters that are apart', 'PDF保存', [4]],
  ['another width', 'ｐｄｆ', [4]],
  ['words joined by a hyphen', 'pivot-table', [1]],
  ['a phrase', '"pivot_table"', [1]],
  ['words without an excluded one', 'table -pivot', [5, 0]],
  ['words beside common ones', 'how do i freeze', [0]],
  ['a common word alone, in any way', 'do', [2]],
  ['nothing but a name that occurs nowhere', '_setter_', []],
] as const)('finds %s', ([, text, rows]) => {
  expect(find(text).rows).toEqual(rows);
});

test('puts rows first that have a word in their instruction', () => {
  expect(find('table').rows).toEqual([1, 5, 0]);
});

test('corrects a word that occurs nowhere, and returns the correction', () => {
  const { rows, corrections, missing } = find('pivot tabel');
  expect([rows, missing]).toEqual([[1], []]);
  expect(corrections).toEqual([{ typed: 'tabel', replacement: 'table' }]);
});

test('corrects words that were written as one', () => {
  const { rows, corrections } = find('pivottable');
  expect([rows, corrections]).toEqual([[1], [{ typed: 'pivottable', replacement: 'pivot table' }]]);
  expect(find('sheetpivot').corrections).toEqual([]);
});

test('finds two words that are one in a row', () => {
  const { rows, isPartial, forms } = find('bright ness photo');
  expect([rows, isPartial]).toEqual([[2], false]);
  expect(forms[0]).toContain('brightness');
  expect(find('"bright" "ness" photo').forms[0]).toEqual(['bright']);
});

test('does not correct a word in quotation marks', () => {
  const { rows, corrections, missing } = find('pivot "tabel"');
  expect([rows, corrections, missing]).toEqual([[1], [], ['tabel']]);
});

test('corrects a word even if the best row does not have what it may mean', () => {
  const { rows, corrections, missing } = find('freeze pivto xyzzy brightness');
  expect(corrections).toEqual([{ typed: 'pivto', replacement: 'pivot' }]);
  expect(missing).toEqual(['xyzzy']);
  expect(rows).toEqual([0, 2, 1]);
});

test('says which words no row has together', () => {
  expect(find('sheet freeze pivot').apart).toEqual(['freeze', 'pivot']);
  expect(find('pivot table').apart).toEqual([]);
  // "row" is in "brow" too.
  expect(findAll(['pen brow', 'pen', 'row'], 'pen row').apart).toEqual([]);
  expect(findAll(['a1 b1', 'b1 c1', 'a1 c1'], 'a1 b1 c1').apart).toEqual(['a1', 'b1', 'c1']);
});

test('finds the rows with most words, by rarity, where none has all', () => {
  const found = find('sheet table freeze brightness');
  expect(found.isPartial).toBe(true);
  expect(found.rows[0]).toBe(0);
  expect(found.missingIn(0)).toEqual(['brightness']);
  expect(found.missing).toEqual([]);
});

const findAll = (texts: readonly string[], text: string) => {
  const column = { texts, cells: [...texts.keys()], weight: 1 };
  const own = createTermMatcher(texts.length, [column], new Map());
  const rows = { count: texts.length, textOf: (row: number) => foldText(texts[row] ?? '') };
  return findRows(own, { ...rows, isIn: () => true }, toTerms(text));
};

const findIn = (texts: readonly string[], text: string) => findAll(texts, text).rows;

test('finds the rows with as many words as any, even if they are frequent', () => {
  const others = Array.from({ length: 20 }, () => ['closed', 'tab']).flat();
  const texts = ['restore closed panel', 'closed tab', ...others];
  expect(findIn(texts, 'restore closed tab')).toEqual([0, 1]);
  expect(findIn(texts, 'restore tab')).toEqual([0]);
});

test('puts words in the order that was typed first, in another form too', () => {
  expect(findIn(['Tables of a sheet', 'Table sheet'], 'table sheets')).toEqual([1, 0]);
});

test('finds nothing where no word occurs', () => {
  expect(find('xyzzy')).toMatchObject({ rows: [], missing: ['xyzzy'], isPartial: false });
});

test('returns the forms in which words were found', () => {
  expect(find('freezing table').forms).toEqual([['freezing', 'freeze'], ['table']]);
});
