import { join } from 'node:path';
import { cacheFolder } from '#dataset/cache/cache-folder.ts';

/** Folders of the cache with folders. */
export const cacheFolders = {
  pages: join(cacheFolder, 'pages'),
};
