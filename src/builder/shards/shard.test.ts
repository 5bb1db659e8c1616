import { expect, test } from 'vitest';
import { exampleCatalogue } from '#catalogue/example-catalogue.ts';
import { countTasks, takeShare } from './shard.ts';

const keys = {
  'guides and search': { g: '7' },
  pages: { a: '1', b: '2', c: undefined, d: '4', e: '5' },
  'task files': { f: '6' },
};

test('gives each output with a key to one shard', () => {
  expect(takeShare(keys, { number: 1, of: 2 })).toEqual({
    'guides and search': {},
    pages: { a: '1', d: '4' },
    'task files': { f: '6' },
  });
  expect(takeShare(keys, { number: 2, of: 2 })).toEqual({
    'guides and search': {},
    pages: { b: '2', e: '5' },
    'task files': {},
  });
});

test('counts the tasks of a shard by their pages, not by the files beside them', () => {
  const catalogue = exampleCatalogue({ 'a.json': { id: 'a' }, 'b.json': { id: 'b' } });
  const pages = { 'tasks/a/index.html': '1', 'tasks/index.html': '2' };
  expect(countTasks(catalogue, pages)).toBe(1);
});
