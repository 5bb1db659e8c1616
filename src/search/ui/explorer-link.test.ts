import { expect, test } from 'vitest';
import { toExplorerLink } from './explorer-link.ts';
import type { FilterName } from './search-query.ts';

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
