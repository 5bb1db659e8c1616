import { expect, test } from 'vitest';
import { findBannedStems } from './find-banned-stems.ts';

const namesIn = (script: string, file = 'lint/module.ts') =>
  findBannedStems({ file, script }).map((found) => found.replace(/ \(.*/, ''));

test.for([
  ['a function', 'function tellStep() {}', ['tellStep']],
  ['a variable', 'const stepStory = 1;', ['stepStory']],
  ['a parameter', 'export const run = (formerSite: string) => 1;', ['formerSite']],
  ['a field of a type', 'interface Rule { mend: string }', ['mend']],
  ['a word in the past', 'const repairedFiles = [];', ['repairedFiles']],
  ['a key of an object', 'export const rule = { twins: [] };', ['twins']],
  ['an import', "import { rememberPer } from './x.ts';", ['rememberPer']],
  ['a name taken apart', 'const { token } = read();', ['token']],
  ['a type', 'type RuleCard = string;', ['RuleCard']],
  ['a constant in capitals', 'const MOST_SIGNS = 1;', ['MOST_SIGNS']],
  ['words that only contain one', 'const signature = 1; const cardinality = 2; let history;', []],
  ['a property of another object', 'export const first = shiki.token;', []],
] as const)('sees %s', ([, script, names]) => {
  expect(namesIn(script)).toEqual(names.map((name) => `lint/module.ts: ${name}`));
});

test('sees the names of folders and files', () => {
  expect(namesIn('', 'lint/file-cards.ts')).toEqual(['lint/file-cards.ts: file-cards']);
  expect(namesIn('', 'stories/StepList.astro')).toEqual(['stories/StepList.astro: stories']);
});

test('says which word to use instead', () => {
  expect(findBannedStems({ file: 'a.ts', script: 'const tell = 1;' })).toEqual([
    'a.ts: tell (instead: describe, format)',
  ]);
});

test('names for what is used again are banned where builds are made fast', () => {
  const script = 'const keptPages = 1; const buildNotes = 2; const knownFindings = 3;';
  expect(namesIn(script)).toEqual([]);
  expect(namesIn(script, 'builder/module.ts')).toHaveLength(3);
});

test('a name that is allowed is passed over', () => {
  const file = { file: 'a.ts', script: 'const token = 1; const tokens = 2;' };
  expect(findBannedStems(file, new Set(['token']))).toHaveLength(1);
});
