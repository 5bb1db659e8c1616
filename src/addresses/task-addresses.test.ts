import { expect, test } from 'vitest';
import { shortHash } from '#text/short-hash.ts';
import { assignTaskPaths, folderOf } from './task-addresses.ts';

const pathsOf = (...tasks: [id: string, file: string][]) =>
  assignTaskPaths(tasks.map(([id, file]) => ({ id, file })));

test('uses the id', () => {
  expect(pathsOf(['a', 'os/a.json'], ['b', 'os/b.json'])).toEqual(['a', 'b']);
});

test('adds the folder to equal ids', () => {
  const paths = pathsOf(['a', 'linux/os/a.json'], ['a', 'a.json'], ['b', 'b.json']);
  expect(paths).toEqual(['a/linux-os', 'a/root', 'b']);
});

test('adds a hash of the file to equal ids of one folder', () => {
  expect(pathsOf(['a', 'os/a.json'], ['a', 'os/b.json'])).toEqual([
    'a/os',
    `a/os-${shortHash('os/b.json')}`,
  ]);
});

test('adds a hash to folders that read the same or differ only in case', () => {
  const paths = pathsOf(['a', 'b/c/1.json'], ['a', 'b-c/2.json'], ['a', 'B-C/3.json']);
  expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(3);
});

test('adds a hash to ids that differ only in case, except for the one in lower case', () => {
  expect(pathsOf(['Task', 'Task.json'], ['task', 'task.json'], ['TASK', 'TASK.json'])).toEqual([
    `Task-${shortHash('Task')}`,
    'task',
    `TASK-${shortHash('TASK')}`,
  ]);
});

test.for(['../../x', '.', '..', 'page', 'x.json', 'a'.repeat(300), '表計算', 'a/b'])(
  'gives "%s" an address of one safe part',
  (id) => {
    const [path] = pathsOf([id, 'a.json']);
    expect(path).toMatch(/^[A-Za-z0-9_-][\w.-]{0,99}$/);
    expect(path).not.toMatch(/\.json$/);
    expect(path).not.toBe('page');
  },
);

test('gives the same addresses in any order', () => {
  const [first, second] = pathsOf(['A', 'one/x.json'], ['a', 'two/x.json']);
  expect(pathsOf(['a', 'two/x.json'], ['A', 'one/x.json'])).toEqual([second, first]);
});

test.for([
  ['a.json', ''],
  ['os/a.json', 'os'],
  ['linux/os/a.json', 'linux/os'],
] as const)('finds the folder of %s', ([file, expected]) => {
  expect(folderOf(file)).toBe(expected);
});
