import { createHash } from 'node:crypto';
import { openFolder, type OpenFolder } from './open-folder.ts';
import { type RawFile, readRaw } from './read-files.ts';

/** Everything that is read of a folder of task files; all data of a dataset is derived from it. */
export interface DatasetFiles {
  opened: OpenFolder;
  files: readonly RawFile[];
}

/** @throws UsageError when the folder is missing, or `dataset.json` or a suite is invalid. */
export async function readDataset(tasksFolder: string): Promise<DatasetFiles> {
  const opened = await openFolder(tasksFolder);
  return { opened, files: opened.files.map((file) => readRaw(opened.folder, file)) };
}

/** A digest of everything that was read: if two digests are equal, so are the datasets. */
export function digestDataset({ opened, files }: DatasetFiles): string {
  const { ownTextOf: _ownTextOf, ...read } = opened;
  const hash = createHash('sha256').update(JSON.stringify(read));
  for (const { file, ...content } of files) {
    if (content.kind === 'bytes') {
      hash.update(JSON.stringify([file, content.bytes.length])).update(content.bytes);
    } else {
      hash.update(JSON.stringify([file, content]));
    }
  }
  return hash.digest('hex');
}
