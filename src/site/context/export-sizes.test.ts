import { expect, test } from 'vitest';
import { exampleCatalogue } from '../../catalogue/example-catalogue.ts';
import { provideCatalogue } from './current-catalogue.ts';
import { provideExportSizes, sizeOf } from './export-sizes.ts';

const file = { address: '/data/tasks.csv', write: () => ['é', 'a'] };

test('takes the size of a file that was written, and measures another', () => {
  const catalogue = exampleCatalogue({});
  provideCatalogue(catalogue);
  expect(sizeOf(file)).toBe(3);
  provideExportSizes(catalogue, new Map([[file.address, 7]]));
  expect(sizeOf(file)).toBe(7);
  expect(sizeOf({ ...file, address: '/data/tasks.bib' })).toBe(3);
});

test('does not take the size that a file of another dataset had', () => {
  provideExportSizes(exampleCatalogue({}), new Map([[file.address, 7]]));
  provideCatalogue(exampleCatalogue({}));
  expect(sizeOf(file)).toBe(3);
});
