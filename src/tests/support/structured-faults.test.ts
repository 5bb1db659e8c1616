import { expect, test } from 'vitest';
import { findStructuredFaults } from './structured-faults.ts';

const dataset = { '@context': 'https://schema.org', '@type': 'Dataset', name: 'Desk' };
const download = { '@type': 'DataDownload', contentUrl: 'https://example.org/tasks.csv' };

test('accepts what schema.org knows', () => {
  expect(findStructuredFaults([dataset, { ...dataset, distribution: [download] }])).toEqual([]);
}, 60_000);

test('reports what schema.org does not know', () => {
  const faults = findStructuredFaults([
    { ...dataset, downloads: [download] },
    { ...dataset, '@type': 'Data' },
    { ...dataset, distribution: [{ ...download, pages: 4 }] },
    { ...dataset, name: [{}] },
  ]);
  expect(faults).toHaveLength(4);
  for (const word of ['downloads', '"Data"', 'pages']) expect(faults.join(' ')).toContain(word);
}, 60_000);
