import { beforeEach } from 'vitest';
import { createTemporaryFolder, type TemporaryFolder } from './temporary-folder.ts';

/** A folder that is another, empty one in each test of a file; a `beforeEach` after it may fill it. */
export function folderForEachTest(): Readonly<TemporaryFolder> {
  const folder: TemporaryFolder = {
    path: '',
    write: () => Promise.reject(new Error('no test has begun')),
  };
  beforeEach(async () => {
    Object.assign(folder, await createTemporaryFolder());
  });
  return folder;
}
