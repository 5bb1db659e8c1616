import { expect, test } from 'vitest';
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
  const make = async () => {
    const writer = await openIndexWriter({ language: 'en' });
    await writer.addRecords(records);
    const files = await writer.finish();
    return new Map(files.map(({ name, content }) => [name, Buffer.from(content)]));
  };
  const files = await make();
  expect(files.size).toBeGreaterThan(records.length);
  expect(await make()).toEqual(files);
});

test('ends the process of Pagefind, and with it the index, when a page is refused', async () => {
  const writer = await openIndexWriter({ language: 'en' });
  const refused = writer.addPage({ address: undefined as never, html: '' });
  await expect(refused).rejects.toThrow('the search index cannot be created: Either source_path');
  await expect(writer.finish()).rejects.toThrow('does not yet exist');
});
