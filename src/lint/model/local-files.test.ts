import { expect, test } from 'vitest';
import { builtInVocabulary } from '#vocabulary/built-in-vocabulary.ts';
import { createLocalFinder, listLocalPaths, toCachePath } from './local-files.ts';

const upload = (local_path: string) => ({
  type: 'upload_file',
  parameters: { files: [{ local_path, path: '/home/user/map.ods' }] },
});
const check = (path: string) => ({
  func: 'compare_table',
  result: { type: 'vm_file', path: '/home/user/map.ods', dest: 'map.ods' },
  expected: { type: 'cache_file', path },
});

test('lists the files that a task uploads, compares with and stores, in all of its parts', () => {
  const fields = {
    id: 'a',
    config: [upload('./maps\\old.ods')],
    evaluator: check('new.ods'),
    interlude: [upload('maps/later.ods')],
  };
  expect(listLocalPaths(fields, builtInVocabulary)).toEqual({
    uploaded: ['maps/old.ods', 'maps/later.ods'],
    compared: ['new.ods'],
    stored: ['cache/a/new.ods'],
  });
});

test('compares nothing where nothing is uploaded', () => {
  expect(listLocalPaths({ id: 'a', evaluator: check('new.ods') }, builtInVocabulary)).toEqual({
    uploaded: [],
    compared: [],
    stored: [toCachePath('a', 'new.ods')],
  });
});

test('finds a file from the folder of the dataset or from that of the task', () => {
  const file = { file: 'maps/judge.sh', size: 3 };
  const find = createLocalFinder(
    { 'maps/judge.sh': file, 'maps/gone.sh': { isFolderThere: true } },
    'maps/a.json',
  );
  expect([find?.('maps/judge.sh'), find?.('./judge.sh')]).toEqual([file, file]);
  expect([find?.('gone.sh'), find?.('constructor')]).toEqual([undefined, undefined]);
});

test('searches nothing where no file is known', () => {
  expect(createLocalFinder({}, 'a.json')).toBeUndefined();
  expect(createLocalFinder(undefined, 'a.json')).toBeUndefined();
});
