// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import type { ExplorerColumn } from '../../../catalogue/explorer/explorer-index.ts';
import type { ExplorerQuery } from '../../../catalogue/explorer/explorer-query.ts';
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
    'Apps: OS',
    'Apps: excluding VLC',
    'Metrics: check_csv',
  ]);
  expect(items.map((item) => item.querySelector('button')?.ariaLabel)).toEqual([
    'Remove Apps: OS',
    'Remove Apps: excluding VLC',
    'Remove Metrics: check_csv',
  ]);
});

test('a click opens the value again', () => {
  const open = vi.fn();
  renderChosen(query, columns, open)[1]?.querySelector('button')?.click();
  expect(open).toHaveBeenCalledExactlyOnceWith('app', 'vlc');
});

test('shows nothing without a choice', () => {
  const open = { ...query, included: new Map(), excluded: new Map([['app', new Set<string>()]]) };
  expect(renderChosen(open as ExplorerQuery, columns, () => undefined)).toEqual([]);
});
