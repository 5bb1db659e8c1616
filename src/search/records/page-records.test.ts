import { expect, test } from 'vitest';
import { exampleCatalogue } from '#catalogue/example-catalogue.ts';
import { mostUnknownNames } from '#catalogue/facets/groups-without-page.ts';
import { exampleResults, exampleRun } from '#results/example-results.ts';
import { listEarlierPages } from '#history/timeline/earlier-pages.ts';
import { build, task } from '#history/timeline/example-history.ts';
import { shortcutClasses } from '#shortcuts/model/shortcut-classes.ts';
import { listFoundPages } from './page-records.ts';

const toAddresses = (pages: ReturnType<typeof listFoundPages>) =>
  pages.map(({ address }) => address);

test('lists the overviews of every catalogue', () => {
  expect(toAddresses(listFoundPages({ catalogue: exampleCatalogue({}) }))).toEqual([
    ...['/tasks/', '/statistics/', '/findings/', '/shortcuts/'],
    ...Object.keys(shortcutClasses).map((name) => `/shortcuts/#${name}`),
    ...['/data/', '/format/', '/rules/'],
    ...['/apps/', '/metrics/', '/env-change/', '/getters/', '/actions/', '/suites/'],
  ]);
});

test('lists releases by their versions and notes', () => {
  const state = { segment: '1.0', date: '2026-03-14', notes: 'Repaired scores.' };
  const states = [
    { ...state, version: '1.0' },
    { ...state, version: undefined, segment: 'unreleased', date: undefined, notes: undefined },
  ].map((own, index) => ({ ...own, index, doi: undefined, tasks: [], unreadable: [] }));
  const pages = listFoundPages({ catalogue: exampleCatalogue({}), history: { states, pages: [] } });
  expect(pages.filter(({ address }) => address.startsWith('/releases/'))).toMatchObject([
    { address: '/releases/', title: 'Releases' },
    {
      address: '/releases/1.0/',
      title: 'Release 1.0',
      about: 'Release 1.0. 2026-03-14. Repaired scores.',
    },
    { address: '/releases/unreleased/', title: 'Not released yet', about: 'Not released yet' },
  ]);
});

test('finds the page of a task that only earlier releases have, by its id', () => {
  const history = build([task('stays'), task('leaves')], [task('stays')]);
  const entries = exampleCatalogue({ 'leaves.json': task('leaves').fields }).entries;
  const pages = listEarlierPages(history, new Set(['stays'])).flatMap((page) =>
    entries.map((entry) => ({ ...page, entry })),
  );
  const found = listFoundPages({ catalogue: exampleCatalogue({}), history: { ...history, pages } });
  expect(found.filter(({ address }) => address.startsWith('/tasks/l'))).toEqual([
    {
      address: '/tasks/leaves/',
      title: 'Earlier task: Do leaves and then the next thing.',
      about:
        'The task leaves, which only earlier releases have. Do leaves and then the next thing.',
    },
  ]);
});

test('lists the runs of systems', () => {
  const run = exampleRun('may', { a: 1 }, { system: 'Agent', date: '2026-05-01' });
  const results = exampleResults(['a'], [run, exampleRun('june', { a: 0 }, { system: 'Agent' })]);
  const pages = listFoundPages({ catalogue: exampleCatalogue({}), results });
  const ofResults = pages.filter(({ address }) => /^\/(?:results|review)\//.test(address));
  expect(ofResults).toMatchObject([
    { address: '/results/', title: 'Results' },
    { address: '/review/', title: 'Tasks to review' },
    { address: '/results/june/', title: 'june', about: 'Results of Agent. june' },
    { address: '/results/may/', title: 'may', about: 'Results of Agent. may. 2026-05-01' },
  ]);
});

test('finds names without a page in the list of them', () => {
  const evaluators = Array.from({ length: mostUnknownNames + 2 }, (_, at) => ({
    func: `own_${at}`,
  }));
  const tasks = evaluators.map(
    (evaluator, at) => [`${at}.json`, { id: `${at}`, evaluator }] as const,
  );
  const catalogue = exampleCatalogue(Object.fromEntries(tasks));
  const pages = listFoundPages({ catalogue });
  const [first, second] = catalogue.groupsWithoutPage.map(({ name }) => name);
  expect(pages.filter(({ address }) => address.startsWith('/names/'))).toEqual([
    { address: '/names/', title: 'More names', about: `${first}, ${second}` },
  ]);
});
