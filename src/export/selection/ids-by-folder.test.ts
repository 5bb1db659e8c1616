import { expect, test } from 'vitest';
import { toIdsByFolder } from './ids-by-folder.ts';

test.for<[string, string[], object]>([
  ['tasks of one folder', ['os/a.json', 'os/b.json'], { os: ['a', 'b'] }],
  ['tasks of several folders', ['os/a.json', 'web/b.json'], { os: ['a'], web: ['b'] }],
  ['a folder within another by its own name', ['linux/os/a.json'], { os: ['a'] }],
  ['a task in no folder', ['a.json'], { '': ['a'] }],
  ['no task', [], {}],
])('lists %s', ([, files, ids]) => {
  expect(JSON.parse(toIdsByFolder(files))).toEqual(ids);
});
