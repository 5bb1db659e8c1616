import { join } from 'node:path';
import { projectRoot } from '../../dataset/project-root.ts';

/**
 * Where builds put what the next ones can reuse; it may be removed at any time. Tests give builds
 * another one, which must be in the project too: compiled pages import packages.
 */
export const cacheFolder =
  process.env.BENCHLIGHT_CACHE ?? join(projectRoot, 'node_modules/.cache/benchlight');

export const cacheFolders = {
  builds: join(cacheFolder, 'builds'),
  pages: join(cacheFolder, 'pages'),
  pictures: join(cacheFolder, 'pictures'),
};

/** The beginning of the names of what is not in its place yet, or no longer. */
export const underway = 'underway-';
