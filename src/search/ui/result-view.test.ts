import { expect, test } from 'vitest';
import { exampleFound } from '#tests/support/example-found.ts';
import type { Found } from './find.ts';
import { createResultView, describeStatus } from './result-view.ts';
import type { FoundGroup, SearchResult } from './search-result.ts';

const group = (kind: FoundGroup['kind'], count: number): FoundGroup => ({
  kind,
  count,
  results: [],
});
const tasks = { ...exampleFound, forms: [['pivot']] };
const nothing: Found = { groups: [], forms: [], tasks: undefined, counts: new Map() };

test.for([
  ['what was found', { groups: [group('Tasks', 12), group('Metrics', 1)] }, '12 tasks, 1 metric.'],
  ['that nothing was found', {}, 'No results for “pivot”.'],
  [
    'no word twice where none was found',
    { tasks: { ...tasks, rows: [], forms: [], missing: ['pivot'] } },
    'No results for “pivot”.',
  ],
  [
    'which words leave no results',
    { tasks: { ...tasks, rows: [], missing: ['xyzzy'] } },
    'No task has “xyzzy”. No results for “pivot”.',
  ],
  [
    'which word replaced another',
    {
      groups: [group('Tasks', 1)],
      tasks: { ...tasks, corrections: [{ typed: 'thunderbrid', replacement: 'thunderbird' }] },
    },
    'No task has “thunderbrid”; showing results for “thunderbird”. 1 task.',
  ],
  [
    'which words no task has',
    { groups: [group('Tasks', 2)], tasks: { ...tasks, missing: ['xyzzy', 'plugh'] } },
    'No task has “xyzzy”, “plugh”. 2 tasks.',
  ],
  [
    'nothing about tasks where only other pages were found',
    { groups: [group('Rules', 1)], tasks: { ...tasks, rows: [], forms: [], missing: ['w01'] } },
    '1 rule.',
  ],
  [
    'what is wrong with a term',
    {
      groups: [group('Tasks', 2)],
      tasks: {
        ...tasks,
        notes: [{ from: 0, to: 1, message: 'Unknown key "ap"', suggestion: undefined }],
      },
    },
    'Unknown key "ap". 2 tasks.',
  ],
] satisfies [string, Partial<Found>, string][])('describes %s', ([, found, line]) => {
  expect(describeStatus({ ...nothing, ...found }, ' pivot ')).toBe(line);
});

test('offers another term in place of a wrong one', () => {
  const [results, status] = [document.createElement('div'), document.createElement('p')];
  const view = createResultView(results, status, { base: '/', language: 'en' });
  const note = { from: 0, to: 4, message: 'Unknown key "ap"', suggestion: 'app:a' };
  const found = { ...nothing, tasks: { ...tasks, notes: [note] } };
  view.show(found, { text: 'ap:a b', chosen: new Map() });
  expect(results.querySelector('button')?.textContent).toBe('Use app:a');
  expect(results.querySelector('button')?.dataset.line).toBe('app:a b');
});

test.for([
  [[], 'Try other words, an id, or the name of an app or a metric.'],
  [['gimp'], 'Try other words, fewer filters, an id, or the name of an app or a metric.'],
] as const)('advises, with %j chosen, to choose less only then', ([apps, advice]) => {
  const [results, status] = [document.createElement('div'), document.createElement('p')];
  const view = createResultView(results, status, { base: '/', language: 'en' });
  const chosen = apps.length === 0 ? new Map() : new Map([['app' as const, apps]]);
  view.show(nothing, { text: 'pivot', chosen });
  expect(results.querySelector('p')?.textContent).toBe(advice);
  expect(results.querySelectorAll('button')).toHaveLength(apps.length);
});

const toResult = (url: string): SearchResult => ({
  url,
  title: url,
  facts: {},
  texts: [],
  missing: [],
});

test('names the language of the titles of tasks alone', () => {
  const [results, status] = [document.createElement('div'), document.createElement('p')];
  const view = createResultView(results, status, { base: '/', language: 'ja' });
  const groups = (['Tasks', 'Metrics'] as const).map((kind) => ({
    ...group(kind, 1),
    results: [toResult(kind)],
  }));
  view.show({ ...nothing, groups }, { text: 'pivot', chosen: new Map() });
  const titles = [...results.querySelectorAll('li strong')];
  expect(titles.map((title) => title.getAttribute('lang'))).toEqual(['ja', null]);
});

test('marks in tasks no words that were read as a filter', () => {
  const [results, status] = [document.createElement('div'), document.createElement('p')];
  const view = createResultView(results, status, { base: '/', language: 'en' });
  const groups = (['Tasks', 'Guides'] as const).map((kind) => ({
    ...group(kind, 1),
    results: [{ ...toResult(kind), title: 'No pivot', texts: ['a network'] }],
  }));
  const forms = [['pivot'], ['no'], ['network']];
  view.show({ groups, forms, tasks, counts: new Map() }, { text: '', chosen: new Map() });
  const marked = [...results.querySelectorAll('section')].map((section) =>
    [...section.querySelectorAll('mark')].map(({ textContent }) => textContent),
  );
  expect(marked).toEqual([['pivot'], ['No', 'pivot', 'network']]);
});

test('leaves the focus on a result while further ones are added', () => {
  const [results, status] = [document.createElement('div'), document.createElement('p')];
  document.body.replaceChildren(results, status);
  const view = createResultView(results, status, { base: '/', language: 'en' });
  const show = (...urls: string[]) => {
    const found = { ...group('Tasks', urls.length), results: urls.map(toResult) };
    view.show({ ...nothing, groups: [found] }, { text: 'pivot', chosen: new Map() });
  };
  show('/tasks/a/', '/tasks/b/');
  results.querySelector<HTMLElement>('a[href="/tasks/b/"]')?.focus();
  show('/tasks/c/', '/tasks/a/', '/tasks/b/');
  expect(document.activeElement?.getAttribute('href')).toBe('/tasks/b/');
  show('/tasks/c/');
  expect(document.activeElement).toBe(document.body);
});
