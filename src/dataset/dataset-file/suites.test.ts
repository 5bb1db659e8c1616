import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSuites } from './suites.ts';
import { folderForEachTest } from '#tests/support/folder-for-each-test.ts';

const folder = folderForEachTest();

const read = (suites?: string[]) =>
  readSuites(
    {
      title: 'Desk',
      hasTitle: true,
      language: 'en',
      answers: 'show',
      folder: folder.path,
      path: join(folder.path, 'dataset.json'),
      text: '',
      ...(suites && { suites }),
    },
    join(folder.path, 'tasks'),
  );

test('reads no suite where none is named', async () => {
  expect(await read()).toEqual([]);
});

test('reads the files of every glob, in alphabetical order, named after the file', async () => {
  await folder.write('suites/small.json', { os: ['a', 'b'], vlc: ['c'] });
  await folder.write('suites/large.json', {});
  await folder.write('test_all.json', { os: [] });
  const [all, large, small] = await read(['test_all.json', 'suites/*.json']);
  expect([all?.name, large?.name]).toEqual(['test_all', 'large']);
  expect(small).toMatchObject({
    name: 'small',
    path: join(folder.path, 'suites/small.json'),
    file: '../suites/small.json',
    members: [
      { folder: 'os', id: 'a', at: ['os', 0] },
      { folder: 'os', id: 'b', at: ['os', 1] },
      { folder: 'vlc', id: 'c', at: ['vlc', 0] },
    ],
  });
});

test('names files of one name in several folders with their folders', async () => {
  for (const file of ['a/small.json', 'b/small.json', 'large.json']) await folder.write(file, {});
  expect((await read(['**/*.json'])).map(({ name }) => name)).toEqual([
    'a/small',
    'b/small',
    'large',
  ]);
});

test('reads a file of several globs once, and never dataset.json', async () => {
  await folder.write('dataset.json', { title: 'Desk' });
  await folder.write('small.json', {});
  const suites = await read(['*.json', 'small.json']);
  expect(suites.map(({ name }) => name)).toEqual(['small']);
});

test('reads a file with a byte order mark', async () => {
  await folder.write('small.json', '\u{FEFF}{"os": ["a"]}');
  const [suite] = await read(['small.json']);
  expect(suite?.members).toEqual([{ folder: 'os', id: 'a', at: ['os', 0] }]);
});

test('replaces lone surrogates', async () => {
  await folder.write('small.json', String.raw`{"os\ud800": ["\udfff"]}`);
  const [suite] = await read(['small.json']);
  expect(suite?.members).toEqual([{ folder: 'os\uFFFD', id: '\uFFFD', at: ['os\uFFFD', 0] }]);
});

test.for([
  ['is not JSON', '{', /small\.json is not valid JSON$/],
  ['contains an array', '["a"]', /small\.json must be an object$/],
  [
    'names one id without an array',
    '{"os": "a"}',
    /small\.json: "os" must be an array of strings$/,
  ],
  [
    'lists a value that is not an id',
    '{"os": ["a", 5]}',
    /small\.json: "os" must be an array of strings$/,
  ],
] as const)('refuses a file that %s', async ([, text, expected]) => {
  await folder.write('small.json', text);
  await expect(read(['small.json'])).rejects.toMatchObject({
    message: expect.stringMatching(expected) as string,
    hint: expect.stringMatching(
      /^A file that "suites" of dataset.json names is an object/,
    ) as string,
  });
});

test('refuses a glob that matches nothing', async () => {
  await expect(read(['suites/*.json'])).rejects.toThrow(
    `${join(folder.path, 'dataset.json')}:1:1: the glob "suites/*.json" in "suites" matches no file in ${folder.path}`,
  );
});

test.for([
  ['leads out of the folder', '../*.json', 'leads out of the folder'],
  ['has nested braces', '{a,'.repeat(300) + '}'.repeat(300), 'is longer than 1000 characters'],
  ['has many braces', '{a,b}'.repeat(30), 'has more than 3 wildcards'],
] as const)('refuses a glob that %s', async ([, glob, expected]) => {
  await expect(read([glob])).rejects.toThrow(expected);
});

test.runIf(process.platform === 'linux')('refuses a file that never ends', async () => {
  await symlink('/dev/zero', join(folder.path, 'zero.json'));
  await expect(read(['zero.json'])).rejects.toThrow('it is not a regular file');
});
