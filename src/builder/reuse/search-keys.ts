import { join } from 'node:path';
import { codeFolder } from '#dataset/project-root.ts';
import { listSearchRecords } from '#search/records/search-records.ts';
import { searchFolder } from '#search/search-folder.ts';
import type { SearchedSite } from '#search/records/page-records.ts';
import { listFiles } from '../output/list-files.ts';
import { toFolderFile } from '../output/page-file.ts';
import type { Keys } from './decide-reuse.ts';
import { digestValue } from './digest-value.ts';
import { digestShared } from './shared-data.ts';

/** The files of the guides, which show nothing of a dataset but what every page does. */
export const listGuideFiles = (): string[] =>
  listFiles(join(codeFolder, 'content/docs')).map(({ name }) =>
    toFolderFile(`/${name.replace(/(?:\/index)?\.mdx?$/, '')}/`),
  );

/**
 * The keys of the guides and of the search index, by its folder. They have one key: the index has the
 * guides in it, and is made of their markup.
 */
export function listSearchKeys(site: SearchedSite): Keys {
  const key = digestValue([digestShared(site.catalogue, site), listSearchRecords(site)]);
  return Object.fromEntries([...listGuideFiles(), searchFolder].map((name) => [name, key]));
}
