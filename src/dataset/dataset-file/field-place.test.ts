import { expect, test } from 'vitest';
import { exampleTask } from '#lint/examples/example-task.ts';
import { checkFolder } from '../load/check-folder.ts';
import { folderForEachTest } from '#tests/support/folder-for-each-test.ts';

const folder = folderForEachTest();

test.for([
  ['a suite', { suites: ['a*.json', 'gone-*.json'] }, '4:5', 'the glob "gone-*.json"'],
  ['a suite outside', { suites: ['../*.json'] }, '3:5', 'the glob "../*.json"'],
  ['a folder of results', { results: ['.', 'gone'] }, '4:5', 'the folder of results'],
  ['results with a release', { results: { folders: ['gone'] } }, '4:7', 'the folder of results'],
  ['an environment', { environment: { path: 'gone' } }, '3:13', 'the environment folder'],
  [
    'a release',
    {
      releases: [
        { version: '1', folder: '.' },
        { version: '2', export: 'gone' },
      ],
    },
    '7:5',
    '',
  ],
  ['tags', { releases: { tags: 'v*' } }, '2:15', ''],
] as const)('%s that is missing is an error with its line', async ([, file, place, message]) => {
  await folder.write('a.json', exampleTask({ id: 'a' }));
  await folder.write('dataset.json', file);
  await expect(checkFolder(folder.path)).rejects.toThrow(`dataset.json:${place}: ${message}`);
});
