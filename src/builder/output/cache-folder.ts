import { join } from 'node:path';
import { projectRoot } from '../../dataset/project-root.ts';

/** Where builds keep what the next ones can use; it may be removed at any time. */
export const cacheFolder = join(projectRoot, 'node_modules/.cache/benchlight');
