import { expect, test } from 'vitest';
import { digestSet } from '#catalogue/citing/set-digest.ts';
import { exampleCode, withCode } from '#catalogue/digests/example-code.ts';
import { exampleCatalogue } from '#catalogue/example-catalogue.ts';
import { toDatasetCitationFiles } from './dataset-citation-files.ts';

const catalogue = exampleCatalogue(
  { 'a.json': {}, 'b.json': {} },
  {
    datasetFile: {
      title: 'Desk work',
      language: 'en',
      version: '2.1.0',
      authors: ['Alex Doe'],
      citation: { year: 2026, venue: 'Desk 2026' },
    },
  },
);
const { bib, ris, txt } = toDatasetCitationFiles(catalogue, 'https://tasks.example.org/');

test('cites the dataset as text, with its size and its content', () => {
  expect(txt).toMatch(
    /^Alex Doe \(2026\)\. Desk work\. Version 2\.1\.0\. Desk 2026\. https:\/\/tasks\.example\.org\/\. 2 tasks\. SHA-256 [\da-f]{12}$/,
  );
});

test('cites the dataset as BibTeX, and no task', () => {
  expect(bib).toMatch(
    /^@misc\{desk-work,\n {2}author = \{Doe, Alex\},\n {2}title = \{\{Desk work\}\},/,
  );
  expect(bib).toContain('howpublished = {Desk 2026, version 2.1.0}');
  expect(bib).not.toContain('Task');
});

test('cites the dataset as RIS, and no task', () => {
  expect(ris.split('\r\n').slice(0, 6)).toEqual([
    'TY  - DATA',
    'ID  - desk-work',
    'AU  - Doe, Alex',
    'TI  - Desk work',
    'T2  - Desk 2026',
    'ET  - 2.1.0',
  ]);
  expect(ris).not.toContain('Task');
});

test('names how the tasks are judged, by a digest over their judging digests', () => {
  const judged = exampleCatalogue(
    { 'a.json': {}, 'b.json': { note: '\u{D800}' } },
    { vocabulary: withCode(exampleCode({})) },
  );
  const digest = judged.entries[0]?.judgingDigest;
  const ofSet = digestSet([digest ?? '', '-']);
  const files = toDatasetCitationFiles(judged, undefined);
  expect(files.txt).toContain(`, judged by ${ofSet.slice(0, 12)}`);
  expect(files.bib).toContain(`, judged by ${ofSet.slice(0, 12)}}`);
});
