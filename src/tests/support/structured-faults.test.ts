import { expect, test } from 'vitest';
import { findStructuredFaults } from './structured-faults.ts';

const dataset = { '@context': 'https://schema.org', '@type': 'Dataset', name: 'Desk' };
const download = { '@type': 'DataDownload', contentUrl: 'https://example.org/tasks.csv' };

test('accepts what schema.org knows, and reports what it does not know', () => {
  const faults = findStructuredFaults([
    dataset,
    { ...dataset, distribution: [download] },
    { ...dataset, downloads: [download] },
    { ...dataset, '@type': 'Data' },
    { ...dataset, distribution: [{ ...download, pages: 4 }] },
    { ...dataset, name: [{}] },
  ]);
  expect(faults).toEqual([
    expect.stringContaining('"downloads"\' does not exist'),
    expect.stringContaining('"Data"'),
    expect.stringContaining('"pages"\' does not exist'),
    expect.stringContaining("is not assignable to type 'Text"),
  ]);
}, 60_000);
