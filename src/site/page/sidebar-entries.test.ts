import { beforeEach, expect, test, vi } from 'vitest';
import { exampleCatalogue } from '#catalogue/example-catalogue.ts';
import { exampleFinding } from '#lint/examples/example-finding.ts';
import { exampleResults, exampleRun } from '#results/example-results.ts';
import { beginSite, provideContext, withContextAt } from '../context/build-context.ts';
import { findMarked, listAbove, toSidebar } from './sidebar-entries.ts';

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

/** The entries of the sidebar that are marked on a page. */
const listMarked = (address: string, trail: readonly string[]) =>
  withContextAt(address, () => toSidebar([], address, listAbove(toTrail(trail))))
    .flatMap((entry) => (entry.type === 'group' ? entry.entries : [entry]))
    .flatMap((entry) => (entry.type === 'link' && entry.isCurrent ? [entry.label] : []));

const toTrail = (addresses: readonly string[]) => addresses.map((address) => ({ address }));

test.for([
  ['/rules/', [], ['Rules']],
  ['/rules/w01/', ['/rules/'], ['Rules']],
  ['/results/a-run/', ['/results/'], ['Results']],
  ['/apps/os/', ['/apps/'], ['Operating system']],
  ['/apps/os/2/', ['/apps/', '/apps/os/'], ['Operating system']],
  ['/tasks/a/', ['/tasks/', '/apps/os/'], ['Operating system']],
  ['/tasks/b/', ['/tasks/', '/apps/rare/'], ['All tasks']],
  ['/guides/coffee/', [], []],
] as const)('on %s below %j, the sidebar marks %j', ([address, trail, marked]) => {
  provideContext({
    catalogue: exampleCatalogue({ 'a.json': { related_apps: ['os'] } }),
    results: exampleResults(['a'], [exampleRun('a-run', { a: 1 })]),
    path: '',
  });
  expect(listMarked(address, trail)).toEqual(marked);
});

test('a page and those below it, which mark the same entry, share no frame', () => {
  const catalogue = exampleCatalogue({ 'a.json': { related_apps: ['os'] } });
  provideContext({ catalogue, path: '' });
  const address = '/apps/os';
  expect(findMarked(catalogue, ['/apps/os/'])).toEqual({ address, isPage: true });
  expect(findMarked(catalogue, ['/apps/os/2/', '/apps/os/'])).toEqual({ address, isPage: false });
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

test('a single catalogue below a path is a group under its title', () => {
  provide('/desktop', 'Desktop');
  expect(listOpen('/desktop/tasks/')).toEqual(['Desktop']);
  expect(withContextAt('/', () => toSidebar([], '/')).map(({ label }) => label)).toEqual([
    'Desktop',
  ]);
});

test('findings are counted without notes, and the link says so', () => {
  const findings = [exampleFinding({ severity: 'error' }), exampleFinding({ severity: 'info' })];
  provideContext({ catalogue: exampleCatalogue({ 'a.json': {} }, { findings }), path: '' });
  const entries = withContextAt('/', () => toSidebar([], '/'));
  expect(entries.find(({ label }) => label === 'Findings')).toMatchObject({
    badge: { text: '1' },
    attrs: { title: 'Errors and warnings' },
  });
});

test('a page of the site belongs to the catalogue at the base path', () => {
  provide('', 'Desktop');
  provide('/sets/web', 'Web');
  expect(listOpen('/guides/coffee/')).toEqual(['Desktop']);
});
