import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { exampleCatalogue } from '../../catalogue/example-catalogue.ts';
import { createTemporaryFolder, type TemporaryFolder } from '../../tests/temporary-folder.ts';
import { listFiles } from '../build/list-files.ts';
import { startSearchIndex } from './search-index.ts';

let folder: TemporaryFolder;
beforeEach(async () => {
  folder = await createTemporaryFolder();
});
afterEach(() => folder.remove());

const sleeping = (instruction: string, seconds: number) =>
  exampleCatalogue({
    'a.json': { id: 'a', instruction, config: [{ type: 'sleep', parameters: { seconds } }] },
  });

/** Makes an index where a former one may lie; returns its digest and how many files it wrote. */
async function make(catalogue: Catalogue, former?: string): Promise<[string, number]> {
  const before = listFiles(folder.path).length;
  const index = startSearchIndex(catalogue, folder.path, former);
  index.expect([]);
  await index.finish();
  return [index.digest, listFiles(folder.path).length - before];
}

test('an index is made when anything that can be found has changed, and only then', async () => {
  const [digest, files] = await make(sleeping('Wait for it.', 1));
  expect(files).toBeGreaterThan(10);
  await folder.remove();
  folder = await createTemporaryFolder();

  expect(await make(sleeping('Wait for it.', 2), digest)).toEqual([digest, 0]);
  const [other, made] = await make(sleeping('Wait for them.', 2), digest);
  expect(other).not.toBe(digest);
  expect(made).toBe(files);
});
