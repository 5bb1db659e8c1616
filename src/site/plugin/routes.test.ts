import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isHandWritten } from '#search/index/hand-written-pages.ts';
import { lastName } from '../page/route-pages.ts';
import { listRoutes } from './routes.ts';

const listPatterns = (path: string) => listRoutes(path).map(({ pattern }) => pattern);

test('the catalogue at the base path has the page for missing ones', () => {
  expect(listPatterns('')).toEqual(expect.arrayContaining(['/', '/tasks/[...path]', '/404']));
});

test.for(['', '/web'])('no search reads its pages: that at "%s"', (own) => {
  const names = listPatterns('').map((pattern) => pattern.slice(1));
  expect(names.filter((name) => isHandWritten(name, own, ['', '/web']))).toEqual([]);
});

test('all pages of another one are below its path', () => {
  const patterns = listPatterns('/desktop');
  expect(patterns).toEqual(expect.arrayContaining(['/desktop', '/desktop/tasks/[...path]']));
  expect(patterns.filter((pattern) => !pattern.startsWith('/desktop'))).toEqual([]);
  expect(patterns).not.toContain('/desktop/404');
});

test.for([
  ['/apps', 'apps'],
  ['/apps/[...group]', 'apps'],
  ['/sets/desktop/env-change/[...group]', 'env-change'],
] as const)('the pages of %s belong to %s', ([pattern, name]) => {
  expect(lastName(pattern)).toBe(name);
});

test('every route lists the pages of the catalogue that it belongs to', () => {
  const dynamic = listRoutes('').filter(({ pattern }) => pattern.includes('['));
  const texts = dynamic.map(({ entrypoint }) => readFileSync(new URL(entrypoint), 'utf8'));
  expect(dynamic.length).toBeGreaterThan(10);
  expect(texts.filter((text) => !text.includes('getStaticPaths = pagesOf('))).toEqual([]);
});
