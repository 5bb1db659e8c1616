import type { Hash } from 'node:crypto';
import type { RawFile } from './read-files.ts';

/** Adds files with their names and contents to a digest. */
export function digestRawFiles(hash: Hash, files: readonly RawFile[]): void {
  for (const { file, ...content } of files) {
    // The file that has it is added as a whole.
    if (content.kind === 'member') continue;
    if (content.kind === 'list') {
      hash.update(JSON.stringify([file, content.decoded]));
    } else if (content.kind === 'bytes') {
      hash.update(JSON.stringify([file, content.bytes.length])).update(content.bytes);
    } else {
      hash.update(JSON.stringify([file, content]));
    }
  }
}
