import { expect, test } from 'vitest';
import { createVocabulary } from '#vocabulary/vocabulary.ts';
import { exampleCatalogue } from '../example-catalogue.ts';
import { pickExample } from './function-example.ts';
import { listFunctionSections } from './function-sections.ts';

const entry = createVocabulary().find('metric', 'check_file_exists');
const catalogue = exampleCatalogue({ 'a.json': {} });
const contract = catalogue.findContract('metric', 'check_file_exists');
const example = pickExample('metric', 'check_file_exists', catalogue.entries, contract);

test.for([
  ['known and used', entry, example, ['contract', 'snippet', 'use', 'rules', 'tasks']],
  ['known and not used', entry, undefined, ['contract', 'snippet', 'rules', 'tasks']],
  [
    'in the source of the environment',
    entry && { ...entry, source: { file: 'a.py', line: 1, end: 2, closed: [] } },
    undefined,
    ['contract', 'source', 'snippet', 'rules', 'tasks'],
  ],
  ['used and not known', undefined, example, ['contract', 'use', 'rules', 'tasks']],
] as const)('lists the sections of a function that is %s', ([, known, used, expected]) => {
  const sections = listFunctionSections({ entry: known, example: used });
  expect(sections.map(({ slug }) => slug)).toEqual(expected);
});

test('has a heading for each section', () => {
  expect(listFunctionSections({ entry, example }).map(({ text }) => text)).toEqual([
    'Fields',
    'Snippet',
    'As used in this dataset',
    'Rules about it',
    'Tasks',
  ]);
});

test('has a section for the code, after the source, where it was seen', () => {
  const sections = listFunctionSections({ entry, example: undefined, hasCode: true });
  expect(sections.map(({ slug }) => slug)).toEqual([
    'contract',
    'code',
    'snippet',
    'rules',
    'tasks',
  ]);
});
