import { expect, test } from 'vitest';
import type { ProgramPage } from '../program/page-program.ts';
import { comparePages } from './reusable-pages.ts';

const page = (name: string, key?: string): ProgramPage => ({
  name,
  address: `/${name}/`,
  key,
  render: () => Promise.reject(new Error('nothing is rendered here')),
});

test('keeps a page of the former site whose key is the same, and no other', () => {
  const formerKeys = { 'tasks/a/index.html': 'a', 'tasks/b/index.html': 'b' };
  const pages = [page('data'), page('tasks/a', 'a'), page('tasks/b', 'new'), page('tasks/c', 'c')];
  expect(comparePages(pages, formerKeys)).toEqual({
    keys: { ...formerKeys, 'tasks/b/index.html': 'new', 'tasks/c/index.html': 'c' },
    kept: new Set(['tasks/a/index.html']),
  });
});
