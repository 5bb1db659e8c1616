import { expect, test } from 'vitest';
import { digestFiles } from '../../tests/support/digest-files.ts';
import { createTemporaryFolder } from '../../tests/support/temporary-folder.ts';
import type { SearchRecord } from '../records/search-records.ts';
import { searchKinds } from '../search-kinds.ts';
import { openIndexWriter } from './index-writer.ts';

const records = searchKinds.map(({ label }): SearchRecord => ({
  url: `/${label}/`,
  content: `page ${label}`,
  meta: { title: label },
  filters: { kind: [label] },
}));

test('the same records give the same files', async () => {
  const scratch = await createTemporaryFolder();
  for (const site of ['one', 'other']) {
    const writer = await openIndexWriter({ language: 'en' }, `${scratch.path}/${site}`);
    await writer.addRecords(records);
    await writer.finish();
  }
  const digests = await digestFiles(`${scratch.path}/one`);
  expect(Object.keys(digests).length).toBeGreaterThan(records.length);
  expect(digests).toEqual(await digestFiles(`${scratch.path}/other`));
});

test('ends the process of Pagefind, and with it the index, when a page is refused', async () => {
  const { path } = await createTemporaryFolder();
  const writer = await openIndexWriter({ language: 'en' }, path);
  const refused = writer.addPage({ address: undefined as never, html: '' });
  await expect(refused).rejects.toThrow('the search index cannot be created: Either source_path');
  await expect(writer.finish()).rejects.toThrow('does not yet exist');
});
