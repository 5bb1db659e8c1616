import { join } from 'node:path';
import { projectRoot } from './project-root.ts';

/**
 * Where runs put what the next ones can reuse; it may be removed at any time. Tests give builds
 * another one, which must be in the project too: compiled pages import packages.
 */
export const cacheFolder =
  process.env.BENCHLIGHT_CACHE ?? join(projectRoot, 'node_modules/.cache/benchlight');
