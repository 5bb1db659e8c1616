import { expect, test } from 'vitest';
import { formatCitation } from './citation.ts';
import type { About } from './about.ts';
import { citeDataset } from './dataset-citation.ts';

const bare: About = { title: 'Desk work, judged', language: 'en' };
const site = 'https://tasks.example.org/';

test('takes what the dataset says about itself', () => {
  const about: About = {
    ...bare,
    version: '2.1.0',
    authors: ['Alex Doe', { name: 'Kim Roe' }],
    citation: {
      title: 'Judging desk work',
      date: '2026-03-14',
      venue: 'Desk 2026',
      doi: '10.5555/desk',
    },
  };
  expect(citeDataset(about, site, 'abc')).toEqual({
    key: 'desk-work-judged',
    title: 'Judging desk work',
    id: undefined,
    authors: [
      { given: 'Alex', family: 'Doe' },
      { given: 'Kim', family: 'Roe' },
    ],
    dataset: 'Desk 2026',
    version: '2.1.0',
    date: '2026-03-14',
    year: 2026,
    address: site,
    paper: 'https://doi.org/10.5555/desk',
    digest: 'abc',
  });
});

test('a paper has its own year, whenever the cited version was made', () => {
  const citation = { year: 2024, date: '2026-03-14' };
  const cited = citeDataset({ ...bare, citation }, site, 'abc');
  expect(cited).toMatchObject({ year: 2024, date: '2026-03-14' });
  expect(formatCitation({ ...bare, citation })).toBe('Desk work, judged (2024). 2026-03-14');
});

test.for([
  ['a paper beside it', '10.5555/desk', 'https://doi.org/10.5555/desk'],
  ['no paper', undefined, undefined],
  ['the same DOI for the paper', '10.5555/own', undefined],
] as const)('a release is cited by its own DOI, with %s', ([, doi, paper]) => {
  const about = { ...bare, citation: { doi }, releaseDoi: '10.5555/own' };
  expect(citeDataset(about, site, 'abc')).toMatchObject({
    address: site,
    doi: '10.5555/own',
    paper,
  });
  expect(formatCitation(about, site)).toBe('Desk work, judged. https://doi.org/10.5555/own');
});

test('a release has a key of its own', () => {
  const keyOf = (about: Partial<About>) => citeDataset({ ...bare, ...about }, site, '').key;
  expect(keyOf({ citedRelease: '1.0.0' })).toBe('desk-work-judged-1.0.0');
  expect(keyOf({ version: '1.1.0' })).toBe('desk-work-judged');
});

test.for([
  ['its home page', { homepage: 'https://example.org/' }, site, 'https://example.org/'],
  ['its site', {}, site, site],
  [
    'its paper',
    { citation: { url: 'https://example.org/paper' } },
    undefined,
    'https://example.org/paper',
  ],
  ['nowhere', {}, undefined, undefined],
] as const)('leads to %s', ([, about, siteAddress, address]) => {
  const cited = citeDataset({ ...bare, ...about }, siteAddress, '');
  expect(cited.address).toBe(address);
  expect(cited.paper).toBeUndefined();
});
