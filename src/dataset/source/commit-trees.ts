import { decodeSource } from './decode-source.ts';
import type { SourceTree } from './source-tree.ts';
import { type BlobReader, startBlobReader } from '../git/blob-reader.ts';
import { type Commit, type CommittedFile, listCommittedFiles } from '../git/repository.ts';
import { toCommittedTree } from './committed-tree.ts';

/** The files of commits of any repositories; an object is read once. */
export interface CommitTrees {
  /**
   * @param top The folder of the repository, absolute.
   * @throws UsageError when a part of the commit is missing.
   */
  open: (top: string, commit: Pick<Commit, 'hash'>) => Promise<CommitTree>;
  close: () => void;
}

interface CommitTree {
  files: readonly CommittedFile[];
  /**
   * Runs a function that reads files, again each time that the objects it asked for have been read.
   *
   * @throws UsageError when an object is missing.
   */
  read: <Result>(use: (tree: SourceTree) => Result) => Promise<Result>;
}

/** @param start Starts a process for a repository. Default: that of git */
export function openCommitTrees(
  start: (folder: string) => BlobReader = startBlobReader,
): CommitTrees {
  const readers = new Map<string, BlobReader>();
  const texts = new Map<string, string>();

  async function readTexts(top: string, blobs: readonly string[]): Promise<void> {
    const reader = readers.get(top) ?? start(top);
    readers.set(top, reader);
    const contents = await reader.read(blobs);
    for (const [index, blob] of blobs.entries()) {
      texts.set(blob, decodeSource(contents[index] ?? new Uint8Array()));
    }
  }

  return {
    async open(top, commit) {
      const files = await listCommittedFiles({ folder: top, prefix: '' }, commit);
      return {
        files,
        async read(use) {
          for (;;) {
            const missing = new Set<string>();
            const tree = toCommittedTree(top, files, (blob) => {
              const text = texts.get(blob);
              if (text === undefined) missing.add(blob);
              return text ?? '';
            });
            const result = use(tree);
            if (missing.size === 0) return result;
            await readTexts(top, [...missing]);
          }
        },
      };
    },
    close() {
      for (const reader of readers.values()) reader.close();
    },
  };
}
