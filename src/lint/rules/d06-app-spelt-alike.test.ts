import { expect, test } from 'vitest';
import { exampleDataset } from '../examples/example-dataset.ts';
import { createVocabulary } from '#vocabulary/vocabulary.ts';
import { appSpeltAlike as rule } from './d06-app-spelt-alike.ts';

function problemsIn(lists: readonly unknown[], vocabulary = createVocabulary()) {
  const files = lists.map((list, index) => [`${index}.json`, { related_apps: list }] as const);
  const { tasks, context } = exampleDataset(Object.fromEntries(files));
  return [...rule.check(tasks, { ...context, vocabulary })];
}

const inShort = (problems: ReturnType<typeof problemsIn>) =>
  problems.map(({ file, spelling, usual }) => `${file} ${spelling} ${usual}`);

test.for<[string, ...unknown[]]>([
  ['one spelling', ['calc', 'os'], ['calc']],
  ['one spelling that is not the usual one elsewhere', ['OS'], ['OS']],
  ['apps that differ', ['chrome'], ['browser']],
  ['unknown apps that differ', ['abc'], ['abd']],
  ['values that are not names', [5, '', ' ', null], 'calc', 'Calc'],
])('accepts %s', ([, ...lists]) => {
  expect(problemsIn(lists)).toEqual([]);
});

test('reports the rarer spelling, wherever it occurs, with its fix', () => {
  expect(problemsIn([['Calc', 'os'], ['calc'], ['os', 'calc']])).toEqual([
    {
      file: '0.json',
      at: ['related_apps', 0],
      spelling: 'Calc',
      usual: 'calc',
      severity: 'info',
      cause: 'an app has several spellings',
      fix: { kind: 'replace', value: 'calc' },
    },
  ]);
});

test.for<[string, unknown[], string[]]>([
  [
    'the spelling of most tasks',
    [['calc'], ['calc'], ['libreoffice_calc']],
    ['2.json libreoffice_calc calc'],
  ],
  [
    "of equally frequent ones the app's own name",
    [['calc'], ['libreoffice_calc']],
    ['0.json calc libreoffice_calc'],
  ],
  ['else the first', [['LibreOffice Calc'], ['calc']], ['1.json calc LibreOffice Calc']],
  ['that of an unknown app', [['Picard'], ['picard']], ['0.json Picard picard']],
])('takes for usual %s', ([, lists, expected]) => {
  expect(inShort(problemsIn(lists))).toEqual(expected);
});

test('takes an app of another system, which the folder is named after, for another app', () => {
  const { tasks, context } = exampleDataset({
    'libreoffice_calc/a.json': { related_apps: ['libreoffice_calc'] },
    'libreoffice_calc/b.json': { related_apps: ['libreoffice_calc'] },
    'windows_calc/c.json': { related_apps: ['calc'] },
    'libreoffice_calc/d.json': { related_apps: ['calc'] },
  });
  expect([...rule.check(tasks, context)].map(({ file }) => file)).toEqual([
    'libreoffice_calc/d.json',
  ]);
});

test.for([
  ['ppt', 'powerpoint'],
  ['msoffice_excel', 'excel'],
  ['Microsoft Word', 'word'],
])('takes "%s" and "%s" for one app', ([other, name]) => {
  expect(inShort(problemsIn([[name], [other]]))).toEqual([`1.json ${other} ${name}`]);
});

const repeat = (name: string, times: number) => Array.from({ length: times }, () => [name]);

test.for(['picrad', 'picad', 'piccard', 'picart', 'picar'])(
  'takes a rare "%s" for "picard"',
  (rare) => {
    expect(problemsIn([[rare], ...repeat('picard', 5)])).toEqual([
      { file: '0.json', at: ['related_apps', 0], spelling: rare, usual: 'picard' },
    ]);
  },
);

test('takes a misspelt app of the vocabulary for that app, however rare', () => {
  expect(inShort(problemsIn([['thunderbrid'], ['thunderbird']]))).toEqual([
    '0.json thunderbrid thunderbird',
  ]);
  expect(inShort(problemsIn([['vscoode'], ['vscode']]))).toEqual(['0.json vscoode vscode']);
});

test.for<[string, unknown[][]]>([
  ['a name that is not rare', [...repeat('picard', 5), ...repeat('picart', 2)]],
  ['a name that is hardly rarer', [...repeat('picard', 4), ['picart']]],
  ['another first letter', [...repeat('picard', 5), ['ricard']]],
  ['two other letters', [...repeat('picard', 5), ['pickarm']]],
  ['another number', [...repeat('zotero6', 5), ['zotero7']]],
  ['a short name', [...repeat('mpv', 5), ['mpd']]],
  ['a short word', [...repeat('google_play', 5), ['google_pay']]],
  ['another first letter of a word', [...repeat('kde_picard', 5), ['kde_ricard']]],
  ['a name of the vocabulary', [...repeat('chrome_', 5), ['chrome']]],
])('accepts %s', ([, lists]) => {
  expect(problemsIn(lists)).toEqual([]);
});

test("knows the dataset's own spellings", () => {
  const vocabulary = createVocabulary({ apps: { Notes: ['memo'] } });
  expect(inShort(problemsIn([['memo'], ['notes']], vocabulary))).toEqual(['0.json memo notes']);
});

test('has no fix beside the usual spelling, where one of the two is to go', () => {
  const problems = problemsIn([['os'], ['OS', 'os']]);
  expect(problems).toMatchObject([{ file: '1.json', spelling: 'OS' }]);
  expect(problems[0]?.fix).toBeUndefined();
});
