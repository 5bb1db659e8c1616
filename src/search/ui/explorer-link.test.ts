import { expect, test } from 'vitest';
import { toExplorerLink } from './explorer-link.ts';
import type { FilterName } from './find-groups.ts';

const cases: [string, string, [FilterName, string[]][], string][] = [
  ['nothing', '', [], '/tasks/'],
  ['words', 'pivot table', [], '/tasks/?q=pivot+table'],
  [
    'several values of a filter, by their names',
    '',
    [['app', ['libreoffice_calc\u2063LibreOffice Calc', 'gimp\u2063GIMP']]],
    '/tasks/?app=libreoffice_calc&app=gimp',
  ],
  [
    'filters and words, without the kind',
    'pivot',
    [
      ['kind', ['Tasks']],
      ['change', ['low\u2063Low']],
    ],
    '/tasks/?change=low&q=pivot',
  ],
];

test.for(cases)('leads to %s', ([, words, chosen, link]) => {
  expect(toExplorerLink('/tasks/', words, new Map(chosen))).toBe(link);
});
