import { join, resolve } from 'node:path';
import { findCacheFolder } from './find-cache-folder.ts';
import { isInstalled, projectRoot } from '../project-root.ts';

/**
 * Where runs put what the next ones can reuse; it may be removed at any time. `BENCHLIGHT_CACHE`
 * names another one.
 */
export const cacheFolder = openCacheFolder();

function openCacheFolder(): string {
  const { BENCHLIGHT_CACHE: chosen } = process.env;
  if (chosen !== undefined && chosen !== '') return resolve(chosen);
  return isInstalled ? findCacheFolder() : join(projectRoot, 'node_modules/.cache/benchlight');
}
