import { expect, test, vi } from 'vitest';
import type { ExplorerColumn } from '#explorer/index/explorer-index.ts';
import type { ExplorerQuery } from '#explorer/query/explorer-query.ts';
import { renderChosen } from './chosen-values.ts';

const columns: ExplorerColumn[] = [
  { name: 'app', label: 'Apps', values: ['vlc', 'os'], labels: ['VLC', 'OS'], cells: [] },
  { name: 'metric', label: 'Metrics', values: ['check_csv'], cells: [] },
];
const query: ExplorerQuery = {
  text: '',
  included: new Map([
    ['metric', new Set(['check_csv'])],
    ['app', new Set(['os'])],
  ]),
  all: new Set(),
  excluded: new Map([['app', new Set(['vlc'])]]),
  sort: { by: undefined, descending: false },
};

test('names every chosen value by its label, in the order of the facets', () => {
  const items = renderChosen(query, columns, () => undefined);
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Apps OS',
    'excluded VLC',
    'Metrics check_csv',
  ]);
  expect(items.map((item) => item.querySelector('button')?.ariaLabel)).toEqual([
    'Remove Apps OS',
    'Remove Apps excluded VLC',
    'Remove Metrics check_csv',
  ]);
});

test('a click opens the value again', () => {
  const open = vi.fn();
  renderChosen(query, columns, open)[1]?.querySelector('button')?.click();
  expect(open).toHaveBeenCalledExactlyOnceWith('app', ['vlc']);
});

test('shows nothing without a choice', () => {
  const open = { ...query, included: new Map(), excluded: new Map([['app', new Set<string>()]]) };
  expect(renderChosen(open as ExplorerQuery, columns, () => undefined)).toEqual([]);
});

test.for([
  [new Set<'app'>(), 'or VLC'],
  [new Set(['app'] as const), 'and VLC'],
] as const)('joins values of one facet: %j', ([all, expected]) => {
  const both = {
    ...query,
    all,
    included: new Map([['app', new Set(['os', 'vlc'])]]),
    excluded: new Map(),
  };
  const items = renderChosen(both as ExplorerQuery, columns, () => undefined);
  expect(items.map(({ textContent }) => textContent)).toEqual(['Apps OS', expected]);
});

test('numbers that follow each other are one choice', () => {
  const numbers: ExplorerColumn = {
    name: 'checks',
    label: 'Checks',
    isNumber: true,
    values: ['1', '2', '3', '5', '8'],
    cells: [],
  };
  const open = vi.fn();
  const render = (...values: string[]) =>
    renderChosen(
      { ...query, included: new Map([['checks', new Set(values)]]), excluded: new Map() },
      [numbers],
      open,
    );
  const items = render('5', '2', '3', '8');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Checks 2 to 8']);
  items[0]?.querySelector('button')?.click();
  expect(open).toHaveBeenCalledExactlyOnceWith('checks', ['2', '3', '5', '8']);
  expect(render('1', '2', '8').map(({ textContent }) => textContent)).toEqual([
    'Checks 1',
    'or 2',
    'or 8',
  ]);
});
