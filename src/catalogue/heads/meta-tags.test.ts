import { expect, test } from 'vitest';
import { exampleCatalogue } from '../example-catalogue.ts';
import {
  listTaskTags,
  type MetaTag,
  toDatasetCitationTags,
  toTaskDescription,
} from './meta-tags.ts';

/**
 * What Zotero takes from a page that has no translator of its own: the tags of its translator
 * "Embedded Metadata" (`HIGHWIRE_MAPPINGS`, and those it lists as handled separately), version of
 * 2026-04-27, https://github.com/zotero/translators/blob/master/Embedded%20Metadata.js
 */
const zoteroTags = new Set(
  `title publication_date cover_date date journal_title journal_abbrev inbook_title book_title
  volume issue series_title conference_title conference dissertation_institution
  technical_report_institution technical_report_number publisher isbn abstract doi public_url
  language author authors editor editors firstpage lastpage issn eIssn pdf_url abstract_html_url
  fulltext_html_url pmid online_date year keywords`
    .split(/\s+/)
    .map((name) => `citation_${name}`),
);

/** Those of the same translator that end in a namespace: the kind of the reference. */
const zoteroTypes = new Set(['artwork', 'dataset', 'document', 'report', 'software', 'webpage']);

const siteAddress = 'https://lab.example.org/desk/';
const about = {
  title: 'Desk',
  language: 'en',
  authors: ['Ludwig van Beethoven', 'The Desk authors'],
  citation: { title: 'Desk: A Benchmark', date: '2026-03-14', doi: '10.5555/desk' },
};

function tagsOf(task: object, address: string | undefined = siteAddress): readonly MetaTag[] {
  const catalogue = exampleCatalogue({ 'a.json': { id: 'a', ...task } });
  const [entry] = catalogue.entries;
  if (!entry) throw new Error('the catalogue is empty');
  return listTaskTags(entry, { ...catalogue, about }, address);
}

const contentsOf = (tags: readonly MetaTag[], name: string): string[] =>
  tags.filter((tag) => (tag.name ?? tag.property) === name).map(({ content }) => content);

test('a reference manager reads the citation of a task', () => {
  const tags = tagsOf({ instruction: 'Sort the sheet.', related_apps: ['browser'] });
  const cited = tags.flatMap(({ name, content }) => (name === undefined ? [] : [[name, content]]));
  expect(cited).toEqual([
    ['z:itemType', 'dataset'],
    ['citation_title', 'Sort the sheet.'],
    ['citation_author', 'van Beethoven, Ludwig'],
    ['citation_author', 'The Desk authors'],
    ['citation_publication_date', '2026/03/14'],
    ['citation_publisher', 'Desk: A Benchmark'],
    ['citation_public_url', 'https://lab.example.org/desk/tasks/a/?v=fc6730b7344d'],
    ['citation_language', 'en'],
    ['citation_keywords', expect.any(String)],
  ]);
});

test('the dataset is cited by its DOI', () => {
  const tags = toDatasetCitationTags(about, siteAddress);
  expect(contentsOf(tags, 'citation_doi')).toEqual(['10.5555/desk']);
  expect(contentsOf(tags, 'citation_title')).toEqual(['Desk: A Benchmark']);
  expect(contentsOf(tags, 'citation_publisher')).toEqual([]);
  const ofRelease = toDatasetCitationTags({ ...about, releaseDoi: '10.5555/own' }, siteAddress);
  expect(contentsOf(ofRelease, 'citation_doi')).toEqual(['10.5555/own']);
});

test('Zotero knows every tag of a citation', () => {
  const infeasible = { related_apps: ['browser'], evaluator: { func: 'infeasible' } };
  for (const tags of [tagsOf(infeasible), toDatasetCitationTags(about, siteAddress)]) {
    const [type, ...others] = tags.filter(({ name }) => name !== undefined);
    expect(type?.name).toBe('z:itemType');
    expect(zoteroTypes).toContain(type?.content);
    for (const { name } of others) expect(zoteroTags).toContain(name);
  }
});

test('other sites show the instruction and the picture of the app', () => {
  const tags = tagsOf({ instruction: 'Sort\n the "sheet".', related_apps: ['browser'] });
  expect(contentsOf(tags, 'og:title')).toEqual(['Sort the "sheet".']);
  expect(contentsOf(tags, 'og:image')).toEqual([
    'https://lab.example.org/desk/data/pictures/browser.png',
  ]);
  expect(contentsOf(tags, 'og:image:width')).toEqual(['1200']);
});

test('a picture needs the address of the site', () => {
  const tags = exampleCatalogue({ 'a.json': { id: 'a', instruction: 'Sort.' } });
  const [entry] = tags.entries;
  const listed = entry ? listTaskTags(entry, { ...tags, about }, undefined) : [];
  expect(contentsOf(listed, 'og:title')).toEqual(['Sort.']);
  expect(contentsOf(listed, 'og:image')).toEqual([]);
  expect(contentsOf(listed, 'citation_public_url')).toEqual([]);
});

test('a long instruction is cut at a word', () => {
  const [title = ''] = contentsOf(tagsOf({ instruction: 'word '.repeat(300) }), 'og:title');
  expect(title.length).toBeLessThanOrEqual(201);
  expect(title).toMatch(/ word…$/);
});

test('search engines show when a task passes', () => {
  const verdict = ['Passes when ', { metric: 'a' }, ' passes.'];
  expect(toTaskDescription(verdict)).toBe('Passes when a passes.');
});

test('a dataset that says little of itself is cited by what there is', () => {
  const little = { title: 'Desk', language: 'en', authors: [{ name: 'Ada Lovelace' }] };
  const tags = toDatasetCitationTags(little, siteAddress);
  expect(tags.map(({ name, content }) => [name, content])).toEqual([
    ['z:itemType', 'dataset'],
    ['citation_title', 'Desk'],
    ['citation_author', 'Lovelace, Ada'],
    ['citation_public_url', siteAddress],
    ['citation_language', 'en'],
  ]);
});

test('a task without a date or an author is cited by the year of its dataset', () => {
  const catalogue = exampleCatalogue({ 'a.json': { id: 'a', instruction: ' ' } });
  const [entry] = catalogue.entries;
  const dated = { title: 'Desk', language: 'en', citation: { year: 2026 } };
  const tags = entry ? listTaskTags(entry, { ...catalogue, about: dated }, siteAddress) : [];
  expect(contentsOf(tags, 'citation_publication_date')).toEqual(['2026']);
  expect(contentsOf(tags, 'citation_author')).toEqual([]);
  expect(contentsOf(tags, 'citation_publisher')).toEqual(['Desk']);
});
