import { expect, test } from 'vitest';
import { createVocabulary } from '#vocabulary/vocabulary.ts';
import { findProblems } from '../examples/find-problems.ts';
import { idMatchesFileName as rule } from './d01-id-matches-file-name.ts';

const vocabulary = createVocabulary();
const problemsIn = (id: unknown, file: string) => findProblems(rule, { id }, { file, vocabulary });

const one = '3bb2a432-f95d-48e1-8a34-75bb927a34fa';
const other = '15e787f4-0537-4718-af17-1743717cc741';

test.for([
  ['the same name in a folder', 'a', 'browser/tabs/a.json'],
  ['the name of a folder of its own', 'a', 'os/a/task.json'],
  ['an extension in capitals', 'a', 'a.JSON'],
  ['an id with dots', 'a.b', 'a.b.json'],
  ['an empty id, which the shape reports', '', 'a.json'],
  ['an id that is not a string', 5, 'a.json'],
] as const)('accepts %s', ([, id, file]) => {
  expect(problemsIn(id, file)).toEqual([]);
});

test.for([
  ['warns of another name', 'a', 'os/b.json', 'b', 'warning'],
  ['warns of another case', 'A', 'a.json', 'a', 'warning'],
  ['warns of a UUID in another case', one.toUpperCase(), `${one}.json`, one, 'warning'],
  ['warns of a UUID in a file of another kind', one, 'a.json', 'a', 'warning'],
  ['takes a copy in a folder of its own for one', one, `${one}/${other}.json`, other, 'error'],
  ['takes two UUIDs that differ for a copy', one, `${other}.json`, other, 'error'],
] as const)('%s', ([, id, file, stem, severity]) => {
  expect(problemsIn(id, file)).toEqual([{ at: ['id'], id, stem, severity }]);
});

test('says how names differ in their Unicode form', () => {
  expect(rule.message({ id: 'caf\u00E9', stem: 'cafe\u0301' })).toBe(
    'the id and the file name "cafe\u0301" look alike, but differ in their Unicode form; use one form, such as NFC',
  );
});
