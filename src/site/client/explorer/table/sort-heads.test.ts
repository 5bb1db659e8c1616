import { beforeEach, expect, test } from 'vitest';
import type { ExplorerSort } from '#explorer/query/explorer-query.ts';
import { createSortHeads } from './sort-heads.ts';

const unsorted: ExplorerSort = { by: undefined, descending: false };

let chosen: ExplorerSort[];
let table: HTMLElement;
beforeEach(() => {
  chosen = [];
  table = document.createElement('div');
  table.innerHTML =
    '<div data-sort="app"><button>Apps</button></div>' +
    '<div data-sort="steps" data-first="descending"><button>Steps</button></div>';
  const heads = createSortHeads(table, (sort) => {
    chosen.push(sort);
    heads.show(sort);
  });
  heads.show(unsorted);
});

const click = (name: string) =>
  table.querySelector<HTMLElement>(`[data-sort=${name}] button`)?.click();
const marks = () => [...table.children].map(({ ariaSort }) => ariaSort);

test.for([
  [
    'names ascend first',
    'app',
    [{ by: 'app', descending: false }, { by: 'app', descending: true }, unsorted],
  ],
  [
    'numbers descend first',
    'steps',
    [{ by: 'steps', descending: true }, { by: 'steps', descending: false }, unsorted],
  ],
] as const)('three clicks sort, reverse and restore the order: %s', ([, name, sorts]) => {
  for (let time = 0; time < 3; time++) click(name);
  expect(chosen).toEqual(sorts);
});

test('another column starts anew', () => {
  click('app');
  click('steps');
  click('app');
  expect(chosen).toEqual([
    { by: 'app', descending: false },
    { by: 'steps', descending: true },
    { by: 'app', descending: false },
  ]);
});

test('marks the sorted column and its direction', () => {
  expect(marks()).toEqual(['none', 'none']);
  click('app');
  expect(marks()).toEqual(['ascending', 'none']);
  click('steps');
  expect(marks()).toEqual(['none', 'descending']);
});
