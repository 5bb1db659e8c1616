import { addresses } from '#addresses/addresses.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { toFolderFile } from '../output/page-file.ts';
import type { Keys } from '../reuse/decide-reuse.ts';
import type { OutputKeys } from '../reuse/output-keys.ts';

/** One of the parts of a site that machines build apart: "2 of 4". */
export interface Shard {
  /** From 1. */
  number: number;
  of: number;
}

export const nameShard = ({ number, of }: Shard): string => `shard ${number} of ${of}`;

/**
 * What a shard makes of all that has a key: every page and task file whose place in its list is that
 * of the shard, so that each shard has as many as the others, of all kinds. What has no key is made
 * when shards are merged, and so is the search index, which is one.
 */
export const takeShare = (
  { pages, 'task files': taskFiles }: OutputKeys,
  shard: Shard,
): OutputKeys => ({
  'guides and search': {},
  pages: takeKeys(pages, shard),
  'task files': takeKeys(taskFiles, shard),
});

function takeKeys(keys: Keys, { number, of }: Shard): Keys {
  const withKey = Object.entries(keys).filter(([, key]) => key !== undefined);
  return Object.fromEntries(withKey.filter((_, index) => index % of === number - 1));
}

/** How many tasks have their page among those of a shard; each has several files beside it. */
export const countTasks = ({ entries }: Pick<Catalogue, 'entries'>, pages: Keys): number =>
  entries.filter(({ path }) => toFolderFile(addresses.task(path)) in pages).length;
