import { expect, test } from 'vitest';
import { exampleCatalogue } from '#catalogue/example-catalogue.ts';
import { provideContext } from './build-context.ts';
import { sizeOf } from './export-sizes.ts';

const file = { address: '/data/tasks.csv', write: () => ['é', 'a'] };

test('takes the size of a file that was written, and measures another', () => {
  const catalogue = exampleCatalogue({});
  provideContext({ catalogue });
  expect(sizeOf(file)).toBe(3);
  provideContext({ catalogue, exportSizes: new Map([[file.address, 7]]) });
  expect(sizeOf(file)).toBe(7);
  expect(sizeOf({ ...file, address: '/data/tasks.bib' })).toBe(3);
});
