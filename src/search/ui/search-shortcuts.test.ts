import { expect, test } from 'vitest';
import { listShortcuts, toExplorerLink } from './search-shortcuts.ts';
import { exampleFound } from '#tests/support/example-found.ts';
import type { Found } from './find.ts';
import type { FilterName } from './search-query.ts';

const id = '3bb2a432-0f0e-4c59-9d0e-2f9a5d3c2b11';
const task = (path: string) => ({
  url: `/catalogue/tasks/${path}/`,
  title: path,
  facts: { id: path },
  texts: [],
  missing: [],
});
const several = { kind: 'Tasks' as const, count: 29, results: [task(id), task('other')] };
const single = { kind: 'Tasks' as const, count: 1, results: [task(id)] };
const tasks = { ...exampleFound, rows: [] };
const list = (text: string, found: Pick<Found, 'groups'>, exporting?: boolean) =>
  listShortcuts(
    {
      ...found,
      tasks:
        exporting === undefined
          ? tasks
          : { ...tasks, exporting: { word: 'latex', isSearched: exporting } },
    },
    { text, chosen: new Map([['internet', ['needed']]]) },
    '/catalogue/',
  ).map(({ text: shown, href, place }) => `${place}: ${shown} ${href}`);

const data = 'Cite and download the dataset /catalogue/data/#cite';

test('the explorer comes before several tasks', () => {
  expect(list('bold ', { groups: [several] })).toEqual([
    'tasks: Show all 29 tasks in the explorer /catalogue/tasks/?internet=needed&q=bold',
  ]);
});

test('a single task needs no explorer', () => {
  expect(list('bold', { groups: [single] })).toEqual([]);
  expect(list('bold', { groups: [] })).toEqual([]);
});

test.for([id, '3bb2a4'])('the task with the id %s comes before the explorer', (text) => {
  expect(list(text, { groups: [several] })).toEqual([expect.stringMatching(/^last: /)]);
});

test('a word for an export leads to the export of the tasks', () => {
  const [own, dataset, all] = list('infeasible latex', { groups: [several] }, false);
  expect(own).toBe(
    'first: Export these 29 tasks /catalogue/tasks/?internet=needed&q=infeasible+latex#export',
  );
  expect(dataset).toBe(`first: ${data}`);
  expect(all).toMatch(/^tasks: /);
});

test('a word for a citation leads to that of a single task', () => {
  expect(list('3bb2a4 bibtex', { groups: [single] }, false)).toEqual([
    `first: Cite this task /catalogue/tasks/${id}/#cite-bib`,
    `first: ${data}`,
  ]);
});

test('a word for an export that tasks have too comes after these', () => {
  const [dataset, all] = list('csv', { groups: [several] }, true);
  expect([dataset, all?.slice(0, 5)]).toEqual([`last: ${data}`, 'tasks']);
  expect(list('bibtex', { groups: [] }, true)).toEqual([`first: ${data}`]);
});

const cases: [string, string, [FilterName, string[]][], string][] = [
  ['nothing', '', [], '/tasks/'],
  ['words', 'pivot table', [], '/tasks/?q=pivot+table'],
  [
    'several values of a filter, by their names',
    '',
    [['app', ['libreoffice_calc', 'gimp']]],
    '/tasks/?app=libreoffice_calc&app=gimp',
  ],
  [
    'filters and words, without the kind',
    'pivot',
    [
      ['kind', ['Tasks']],
      ['change', ['low']],
    ],
    '/tasks/?change=low&q=pivot',
  ],
];

test.for(cases)('leads to %s', ([, words, chosen, link]) => {
  expect(toExplorerLink('/tasks/', words, new Map(chosen))).toBe(link);
});
