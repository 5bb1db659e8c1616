import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exampleCatalogue } from '../../catalogue/example-catalogue.ts';
import { beginSite, provideContext, withContextAt } from '../context/build-context.ts';
import { toSidebar } from './sidebar-entries.ts';

const provide = (path: string, title: string) => {
  const datasetFile = { title, language: 'en' };
  provideContext({ catalogue: exampleCatalogue({ 'a.json': {} }, { datasetFile }), path });
};

/** The groups of the sidebar that are open on a page. */
const listOpen = (address: string) =>
  withContextAt(address, () => toSidebar([], address)).flatMap((entry) =>
    entry.type === 'group' && !entry.collapsed ? [entry.label] : [],
  );

beforeEach(() => {
  // The plugin takes it away from Astro when a test loads it.
  vi.stubEnv('BASE_URL', '/');
  beginSite(false);
});
afterEach(() => {
  vi.unstubAllEnvs();
});

test.for([
  ['/desktop/tasks/', ['Desktop']],
  ['/sets/web/', ['Web']],
  ['/guides/coffee/', []],
] as const)('on %s, the groups of other catalogues are closed', ([address, open]) => {
  provide('/desktop', 'Desktop');
  provide('/sets/web', 'Web');
  expect(listOpen(address)).toEqual(open);
});

test('a page of the site belongs to the catalogue at the base path', () => {
  provide('', 'Desktop');
  provide('/sets/web', 'Web');
  expect(listOpen('/guides/coffee/')).toEqual(['Desktop']);
});
