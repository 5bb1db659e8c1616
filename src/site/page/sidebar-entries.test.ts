import { beforeEach, expect, test, vi } from 'vitest';
import { exampleCatalogue } from '../../catalogue/example-catalogue.ts';
import { exampleResults, exampleRun } from '../../results/example-results.ts';
import { beginSite, provideContext, withContextAt } from '../context/build-context.ts';
import { findMarked, toSidebar } from './sidebar-entries.ts';

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
const listMarked = (address: string) =>
  withContextAt(address, () => toSidebar([], address))
    .flatMap((entry) => (entry.type === 'group' ? entry.entries : [entry]))
    .flatMap((entry) => (entry.type === 'link' && entry.isCurrent ? [entry.label] : []));

test.for([
  ['/rules/', ['Rules']],
  ['/rules/w01/', ['Rules']],
  ['/releases/1.0.0/', ['Releases']],
  ['/results/a-run/', ['Results']],
  ['/metrics/compare_table/', ['Metrics']],
  ['/apps/os/2/', ['Operating system']],
  ['/tasks/', ['All tasks']],
  ['/tasks/a/', ['Operating system']],
  ['/tasks/b/', ['All tasks']],
  ['/guides/coffee/', []],
] as const)('on %s, the sidebar marks %j', ([address, marked]) => {
  const datasetFile = {
    title: 'Desktop',
    language: 'en',
    releases: [{ version: '1.0.0', folder: 'r1' }],
  };
  provideContext({
    catalogue: exampleCatalogue(
      { 'a.json': { id: 'a', related_apps: ['os'] }, 'b.json': { id: 'b', related_apps: [] } },
      { datasetFile },
    ),
    results: exampleResults(['a'], [exampleRun('a-run', { a: 1 })]),
    path: '',
  });
  expect(listMarked(address)).toEqual(marked);
});

test('a page and those below it, which mark the same entry, share no frame', () => {
  const catalogue = exampleCatalogue({ 'a.json': { related_apps: ['os'] } });
  provideContext({ catalogue, path: '' });
  expect(findMarked(catalogue, '/apps/os/')).toEqual({ address: '/apps/os', isPage: true });
  expect(findMarked(catalogue, '/apps/os/2/')).toEqual({ address: '/apps/os', isPage: false });
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
  const finding = { code: 'F09', rule: '', file: '', pointer: '', line: 1, column: 1, message: '' };
  const findings = [
    { ...finding, severity: 'error' },
    { ...finding, severity: 'info' },
  ] as const;
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
