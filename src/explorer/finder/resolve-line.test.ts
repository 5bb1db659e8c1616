import { expect, test } from 'vitest';
import { emptyDetails } from '../details/task-details.ts';
import { exampleCatalogue } from '#catalogue/example-catalogue.ts';
import { unpackIndex } from '../index/explorer-data.ts';
import { toExplorerIndex } from '../index/explorer-index.ts';
import { listChosen } from './line-choices.ts';
import { longestLine } from './parse-line.ts';
import { createTaskFinder } from './task-finder.ts';

const toTask = (id: string, app: string, instruction: string) => ({
  id,
  instruction,
  related_apps: [app],
  config: [],
  evaluator: { func: 'exact_match' },
});
const catalogue = exampleCatalogue({
  'a.json': toTask('a', 'libreoffice_calc', 'Make a pivot table.'),
  'b.json': toTask('b', 'vlc', 'Open a player, then mute it.'),
  'c.json': toTask('c', 'gimp', 'Lower the brightness.'),
});
const data = unpackIndex(toExplorerIndex(catalogue));
const finder = createTaskFinder(data, emptyDetails(data.index.rows));

test.for([
  ['one of two words', 'pivot OR brightness', 'ac'],
  ['one of three words beside another', 'table OR mute OR x9 pivot', 'a'],
  ['one of two phrases', '"pivot table" OR "mute it"', 'ab'],
  ['one of two words in parentheses', '(pivot OR mute) player', 'b'],
  ['a word with a hyphen, or another', 'mute-pivot OR mute', 'b'],
  ['one of two values', 'app:gimp OR app:vlc', 'bc'],
  ['a word before OR, while more is typed', 'pivot OR', 'a'],
  ['no words that are next to each other by chance', 'mute OR app:vlc pivot', ''],
] as const)('finds %s', ([, line, ids]) => {
  const found = finder.find(line);
  const rows = listChosen(
    data.index,
    found?.isPartial ? [] : (found?.rows ?? []),
    found?.choices ?? [],
  );
  expect(
    rows
      .map((row) => data.paths[row])
      .toSorted()
      .join(''),
  ).toBe(ids);
});

test('says that a task has none of the words', () => {
  expect(finder.find('x9 OR y9')?.missing).toEqual(['x9 OR y9']);
});

test.for([
  ['pivot OR brihgtness', 'ac', { brihgtness: 'brightness' }, []],
  ['brihgtness OR x9', 'c', { brihgtness: 'brightness' }, ['x9']],
  ['pivot OR zzqq', 'a', {}, ['zzqq']],
  ['pivot OR mute-zzqq', 'a', {}, ['mute-zzqq']],
  ['pivot OR "brihgtness"', 'a', {}, ['brihgtness']],
] as const)('corrects or names what is misspelt in %s', ([line, ids, replaced, missing]) => {
  const found = finder.find(line);
  const typed = found?.corrections.map((one) => [one.typed, one.replacement]) ?? [];
  expect(
    found?.rows
      .map((row) => data.paths[row])
      .toSorted()
      .join(''),
  ).toBe(ids);
  expect(Object.fromEntries(typed)).toEqual(replaced);
  expect(found?.missing).toEqual(missing);
});

test('finds nothing for a rule that no task breaks', () => {
  const found = finder.find('finding:W01');
  expect(found?.notes.map(({ message }) => message)).toEqual(['No task has finding "W01"']);
  expect(found?.rows).toEqual([]);
  expect(finder.find('-finding:W01')?.rows).toHaveLength(3);
});

test.for([
  ['has:bold', 0],
  ['finding:wrong app:', 0],
  ['-has:bold', 3],
  ['has:bold mute', 1],
] as const)('leaves out what cannot be read, unless it is all of "%s"', ([line, count]) => {
  const found = finder.find(line);
  expect(found?.notes).toHaveLength(1);
  expect(found?.rows).toHaveLength(count);
});

test.for(['pivot OR app:gimp', 'app:gimp OR pivot', 'pivot OR -mute', 'app:gimp OR -app:vlc'])(
  'reports OR in %s',
  (line) => {
    const at = line.indexOf('OR');
    const message = '"OR" joins only words, or values of one key';
    expect(finder.find(line)?.notes).toEqual([
      { from: at, to: at + 2, message, suggestion: undefined },
    ]);
  },
);

test('reports what is wrong several times once, and counts what is wrong beside the first five', () => {
  expect(finder.find('app:wrong '.repeat(50))?.notes).toHaveLength(1);
  const found = finder.find('app:wa app:wb app:wc app:wd app:we app:wf app:wg');
  expect([found?.notes.length, found?.furtherNotes]).toEqual([5, 2]);
  expect(finder.find('zzqqx '.repeat(50))?.missing).toEqual(['zzqqx']);
});

test('reads the first 800 characters of a line', () => {
  const line = `${'a '.repeat(400)}app:wrong`;
  expect(finder.find(line)).toMatchObject({ cutAt: longestLine, notes: [] });
  expect(finder.find('zzqqx '.repeat(200))?.missing).toEqual(['zzqqx']);
  expect(finder.find('pivot')?.cutAt).toBeUndefined();
});
