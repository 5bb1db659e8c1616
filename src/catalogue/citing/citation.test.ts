import { expect, test } from 'vitest';
import type { About } from './about.ts';
import { formatCitation } from './citation.ts';

const about = { title: 'Desk tasks', language: 'en' };

test.for<[string, Partial<About>, string]>([
  ['the title alone', {}, 'Desk tasks'],
  [
    'authors and a version',
    { authors: ['A', { name: 'B' }], version: '1.2' },
    'A, B. Desk tasks. Version 1.2',
  ],
  [
    'a version of a date',
    { version: '1.2', citation: { date: '2026-03-14' } },
    'Desk tasks (2026). Version 1.2 of 2026-03-14',
  ],
  [
    'a version that is its date',
    { version: '2026-03-14', citation: { date: '2026-03-14' } },
    'Desk tasks (2026). Version 2026-03-14',
  ],
  [
    'a paper',
    {
      authors: ['A'],
      citation: { title: 'On desks', year: 2026, venue: 'Desk 26', doi: '10.1/x' },
    },
    'A (2026). On desks. Desk 26. https://doi.org/10.1/x',
  ],
  [
    'names and titles that end in a full stop or a question mark',
    { title: 'What can agents do?', authors: ['Desk Inc.'], version: '1.2' },
    'Desk Inc. What can agents do? Version 1.2',
  ],
  [
    'a DOI with characters that addresses encode',
    { citation: { doi: '10.1/a<1::b>3.0;2-#' } },
    'Desk tasks. https://doi.org/10.1/a%3C1::b%3E3.0;2-%23',
  ],
  ['a year without authors', { citation: { year: 2026 } }, 'Desk tasks (2026)'],
  [
    'the address of a paper before the home page',
    { citation: { url: 'https://p.org' }, homepage: 'https://h.org' },
    'Desk tasks. https://p.org',
  ],
  ['the home page', { homepage: 'https://h.org' }, 'Desk tasks. https://h.org'],
])('cites by %s', ([, parts, expected]) => {
  expect(formatCitation({ ...about, ...parts })).toBe(expected);
});

test('names the site where the dataset names no address', () => {
  expect(formatCitation(about, 'https://site.org/')).toBe('Desk tasks. https://site.org/');
  expect(formatCitation({ ...about, homepage: 'https://h.org' }, 'https://site.org/')).toBe(
    'Desk tasks. https://h.org',
  );
});
