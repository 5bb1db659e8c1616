import { join, resolve } from 'node:path';
import { fileDigestsName } from '../files/file-digests-name.ts';
import { findStats } from '../files/find-stats.ts';

/**
 * The name of the `tasks.jsonl` of a built site, whose other task files may be of earlier releases;
 * undefined if the name is not that of a site with one.
 */
export function findExportOfSite(name: string, from: string): string | undefined {
  const exported = join(name, 'data/tasks.jsonl');
  const files = [join(name, fileDigestsName), exported];
  const hasAll = files.every((file) => findStats(resolve(from, file))?.isFile());
  return hasAll ? exported : undefined;
}
