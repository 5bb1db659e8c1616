import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { cloneIn, commitFiles } from '#tests/commands/commit-files.ts';
import { folderForEachTest } from '#tests/support/folder-for-each-test.ts';
import { startBlobReader } from '../git/blob-reader.ts';
import { findCommit, openRepository } from '../git/repository.ts';
import { openCommitTrees } from './commit-trees.ts';
import type { SourceTree } from './source-tree.ts';

const folder = folderForEachTest();

/** Counts what is asked of git. */
function openCounting() {
  const asked: string[] = [];
  const start = vi.fn((top: string) => {
    const reader = startBlobReader(top);
    return {
      ...reader,
      read(names: readonly string[]) {
        asked.push(...names);
        return reader.read(names);
      },
    };
  });
  return { asked, start, trees: openCommitTrees(start) };
}

async function openAt({ trees }: ReturnType<typeof openCounting>, top: string, ref: string) {
  return trees.open(top, await findCommit(await openRepository(top), ref));
}

/** What is imported is known once a file was read. */
const readChain = (tree: SourceTree): string[] => {
  const first = tree.read(folder.path, 'a.py') ?? '';
  const next = /^import (\w+)$/m.exec(first)?.[1];
  return [first, ...(next === undefined ? [] : [tree.read(folder.path, `${next}.py`) ?? 'none'])];
};

test('reads each object once, also of other commits and repositories', async () => {
  await folder.write('a.py', 'import b\n');
  await folder.write('b.py', 'x = 1\n');
  await folder.write('c.py', 'x = 1\n');
  await commitFiles(folder.path, 'v1');
  await folder.write('b.py', 'x = 2\n');
  await commitFiles(folder.path, 'v2');
  await cloneIn(folder.path, '.', 'clone');
  const counting = openCounting();
  const read = async (top: string, ref: string) =>
    (await openAt(counting, top, ref)).read(readChain);
  expect(await read(folder.path, 'v1')).toEqual(['import b\n', 'x = 1\n']);
  expect(await read(folder.path, 'v2')).toEqual(['import b\n', 'x = 2\n']);
  const clone = join(folder.path, 'clone');
  const inClone = (await openAt(counting, clone, 'v1')).read((tree) =>
    ['a.py', 'c.py', 'd.py'].map((name) => tree.read(clone, name)),
  );
  expect(await inClone).toEqual(['import b\n', 'x = 1\n', undefined]);
  expect(counting.asked).toHaveLength(3);
  expect(counting.start).toHaveBeenCalledTimes(1);
  counting.trees.close();
});

test('has the folders and files of a commit, and none of those on the disk', async () => {
  await folder.write('lab/deep/a.py', 'x = 1\n');
  await folder.write('b.txt', 'x');
  await commitFiles(folder.path);
  await folder.write('lab/later.py', 'x = 2\n');
  const counting = openCounting();
  const { read } = await openAt(counting, folder.path, 'HEAD');
  await read((tree) => {
    const names = (path: string) => tree.list(join(folder.path, path)).map(({ name }) => name);
    expect([names(''), names('lab'), names('lab/deep')]).toEqual([
      ['b.txt', 'lab'],
      ['deep'],
      ['a.py'],
    ]);
    expect(() => names('lab/other')).toThrow('the commit has no folder');
    expect(tree.has(join(folder.path, 'lab/deep'))).toBe(true);
    expect(tree.has(join(folder.path, 'lab/later.py'))).toBe(false);
    expect(tree.hasFile(join(folder.path, 'lab'), 'deep/a.py')).toBe(true);
    expect(tree.hasFile(folder.path, 'lab/deep')).toBe(false);
    expect(tree.findRepository(join(folder.path, 'lab/deep'))).toBe(folder.path);
  });
  expect(counting.start).not.toHaveBeenCalled();
});
