import { expect, test } from 'vitest';
import { listDatasetFacts } from './dataset-facts.ts';

const bare = { title: 'Tasks', language: 'en' };

test('says only what is known', () => {
  expect(listDatasetFacts(bare, undefined)).toEqual([]);
  expect(
    listDatasetFacts({ ...bare, license: 'MIT', citation: { year: 2026 } }, undefined),
  ).toEqual([{ label: '2026' }, { label: 'MIT' }]);
});

test('says all that is known, and leads there', () => {
  const about = {
    ...bare,
    version: '1.2.0',
    license: 'Apache-2.0',
    homepage: 'https://tasks.example.org/',
    repository: { url: 'https://git.example.org/lab/tasks.git' },
    citation: { date: '2026-03-14', url: 'https://example.org/paper', doi: '10.5555/12345' },
  };
  expect(listDatasetFacts(about, '/releases/1-2-0/')).toEqual([
    { label: 'version 1.2.0', address: '/releases/1-2-0/' },
    { label: '14 March 2026' },
    { label: 'Apache-2.0' },
    { label: 'Paper', address: 'https://example.org/paper' },
    { label: 'DOI', address: 'https://doi.org/10.5555/12345' },
    { label: 'Repository', address: 'https://git.example.org/lab/tasks' },
    { label: 'Website', address: 'https://tasks.example.org/' },
  ]);
});

test('an address that a browser must not open is no link', () => {
  const repository = { url: 'javascript:alert(1)' };
  expect(listDatasetFacts({ ...bare, repository }, undefined)).toEqual([]);
});
