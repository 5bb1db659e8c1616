import { expect, test } from 'vitest';
import { alignRoots } from './align-roots.ts';

const tasks = (...files: readonly string[]) =>
  files.map((file) => ({ id: file.replace(/.*\//, ''), file, fields: {} }));
const filesOf = (aligned: ReturnType<typeof alignRoots>) => aligned.tasks.map(({ file }) => file);

test.for([
  [
    'the folder became a part of the repository',
    ['t/os/a', 't/os/b', 't/c'],
    ['os/a', 'os/b', 'c'],
  ],
  ['the repository became the folder', ['os/a', 'os/b', 'c'], ['t/os/a', 't/os/b', 't/c']],
  ['a few tasks were moved too', ['t/os/a', 't/b', 't/c'], ['os/a', 'b', 'new/c']],
] as const)('names files as later: %s', ([, earlier, later]) => {
  const [first, second] = filesOf(alignRoots(tasks(...earlier), tasks(...later)));
  expect([first, second]).toEqual(later.slice(0, 2));
});

test('the only task may be in another folder', () => {
  expect(filesOf(alignRoots(tasks('t/a'), tasks('a')))).toEqual(['a']);
});

test('one task that was moved does not move the others', () => {
  const earlier = [
    ...tasks('a'),
    { id: 'b', file: 'x/b', fields: {} },
    { id: 'b', file: 'y/b', fields: {} },
  ];
  expect(filesOf(alignRoots(earlier, tasks('new/a')))).toEqual(['a', 'x/b', 'y/b']);
});

test('names files that cannot be read alike', () => {
  const { unreadable } = alignRoots(tasks('t/a', 't/b'), tasks('a', 'b'), ['t/os/c']);
  expect(unreadable).toEqual(['os/c']);
});
