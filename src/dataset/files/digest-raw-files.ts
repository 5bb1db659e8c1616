import type { Hash } from 'node:crypto';
import type { RawFile } from './read-files.ts';

/** Adds files with their names and contents to a digest. */
export function digestRawFiles(hash: Hash, files: readonly RawFile[]): void {
  for (const { file, ...content } of files) {
    if (content.kind === 'bytes') {
      hash.update(JSON.stringify([file, content.bytes.length])).update(content.bytes);
    } else {
      hash.update(JSON.stringify([file, content]));
    }
  }
}
