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
  ['a prefix of levels and apps before the id', 'sunset', 'L3_image_editor_sunset.json'],
  ['a suffix after a UUID', one, `os/${one}_v2.json`],
  ['a letter before a number', '7', 't7.json'],
  ['an id that begins with the name of the folder', 'os_21', 'os/21.json'],
  ['an id with a folder and a number', 'chrome-3', 'chrome/task_3.json'],
  ['a prefix that the name of the file lacks', 'easy-sunset', 'sunset.json'],
  ['an empty id, which the shape reports', '', 'a.json'],
  ['an id that is not a string', 5, 'a.json'],
  ['a key of its own in a file with several tasks', 'a', 'all.json#b'],
] as const)('accepts %s', ([, id, file]) => {
  expect(problemsIn(id, file)).toEqual([]);
});

test.for([
  ['another name', 'a', 'os/b.json', 'b'],
  ['another case', 'A', 'a.json', 'a'],
  ['other separators', 'blue_hour', 'blue-hour.json', 'blue-hour'],
  ['the prefix of the other files before another name', 'sunset', 'L3_sunrise.json', 'L3_sunrise'],
  ['another number', 'chrome-4', 'chrome/task_3.json', 'task_3'],
  ['a UUID in another case', one.toUpperCase(), `${one}.json`, one],
  ['a UUID in a file of another kind', one, 'a.json', 'a'],
  ['a copy in a folder of its own', one, `${one}/${other}.json`, other],
  ['two UUIDs that differ', one, `${other}.json`, other],
] as const)('warns of %s', ([, id, file, stem]) => {
  const cause = 'the id is not the name of the file';
  expect(problemsIn(id, file)).toEqual([{ at: ['id'], id, stem, cause }]);
});

test('says how names differ in their Unicode form', () => {
  expect(rule.message({ id: 'caf\u00E9', stem: 'cafe\u0301' })).toBe(
    'the id and the file name "cafe\u0301" look alike, but differ in their Unicode form; use one form, such as NFC',
  );
});
