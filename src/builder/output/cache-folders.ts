import { join } from 'node:path';
import { cacheFolder } from '#dataset/cache/cache-folder.ts';

export const cacheFolders = {
  builds: join(cacheFolder, 'builds'),
  pages: join(cacheFolder, 'pages'),
  pictures: join(cacheFolder, 'pictures'),
};
