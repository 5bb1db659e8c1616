import { beforeEach, expect, test, vi } from 'vitest';
import { exampleFound } from '#tests/support/example-found.ts';
import { searchEvent } from '#dom/search-key.ts';
import { buildPageWays } from './page-ways.ts';

beforeEach(() => {
  document.body.innerHTML = '<nav><a href="/statistics/">Statistics</a></nav>';
});

const none = { ...exampleFound, rows: [], missing: ['getter'] };

test.for([
  ['the name of a page', 'Statistic', exampleFound, ['Page “Statistics”']],
  ['a question', 'what is a getter', exampleFound, ['Search pages and guides']],
  ['a word that no task has', 'getter', none, ['Search pages and guides']],
  [
    'words of which tasks have some',
    'a b',
    { ...exampleFound, isPartial: true },
    ['Search pages and guides'],
  ],
  ['words that tasks have', 'print', exampleFound, []],
  ['a filter', 'app:vlc', { ...none, isWords: false }, []],
  ['nothing', '', exampleFound, []],
] as const)('leads from %s to pages or to none', ([, line, found, expected]) => {
  expect(buildPageWays(line, found).map(({ textContent }) => textContent)).toEqual(expected);
});

test('opens the search of the page with the line', () => {
  const open = vi.fn();
  document.addEventListener(searchEvent, open, { once: true });
  buildPageWays('what is a getter', none)[0]?.click();
  expect(open.mock.calls[0]?.[0]).toMatchObject({ detail: 'what is a getter' });
});
