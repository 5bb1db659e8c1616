import {
  cp,
  lstat,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { keepTimes } from '#tests/support/keep-times.ts';

/** What a disk, a program or a person may do to a file; numbers pick a file and a place in it. */
export interface Damage {
  kind: (typeof contentDamages)[number] | (typeof cacheDamages)[number];
  file: number;
  other: number;
}

/** They leave the names and kinds of entries as they are, or remove them. */
export const contentDamages = [
  'truncate',
  'empty',
  'append',
  'change a byte',
  'change a byte, not the times',
  'remove',
  'exchange',
  'overwrite',
] as const;
export const cacheDamages = [
  ...contentDamages,
  'remove the folder',
  'folder for a file',
  'file for a folder',
  'broken link',
  'another file',
] as const;

/** As many sets of damages, the same for the same seed. */
export function drawDamages(
  kinds: readonly Damage['kind'][],
  seed: number,
  count: number,
): Damage[][] {
  const damage = fc.record({
    kind: fc.constantFrom(...kinds),
    file: fc.nat(),
    other: fc.nat(),
  });
  const sets = fc.array(damage, { minLength: 1, maxLength: 4 });
  return fc.sample(sets, { seed, numRuns: count });
}

/** Damages a file below a folder. */
export async function inflict(root: string, { kind, file, other }: Damage): Promise<void> {
  const files = await listFiles(root);
  if (files.length === 0) return;
  const path = pick(files, file);
  const otherPath = pick(files, other);
  const { size } = await stat(path);
  const changeByte = async () => {
    const bytes = await readFile(path);
    if (size > 0) bytes.writeUInt8((bytes.readUInt8(other % size) + 1) % 256, other % size);
    await writeFile(path, bytes);
  };
  // Of the folders around a file, up to the root itself.
  const folders = listParents(root, path);
  const folder = pick(folders, other);

  const work: Record<Damage['kind'], () => Promise<unknown>> = {
    truncate: () => truncate(path, other % (size + 1)),
    empty: () => truncate(path),
    append: () => writeFile(path, 'x', { flag: 'a' }),
    'change a byte': changeByte,
    'change a byte, not the times': () => keepTimes(path, changeByte),
    remove: () => rm(path),
    async exchange() {
      await rename(path, `${root}-aside`);
      if (path !== otherPath) await rename(otherPath, path);
      await rename(`${root}-aside`, otherPath);
    },
    overwrite: () => (path === otherPath ? Promise.resolve() : cp(otherPath, path)),
    'remove the folder': () => rm(folder, { recursive: true }),
    'folder for a file': () => rm(path).then(() => mkdir(path)),
    async 'file for a folder'() {
      // A user may have named a file as the cache by mistake, so that one is refused.
      if (folder === root) return;
      await rm(folder, { recursive: true });
      await writeFile(folder, 'x');
    },
    'broken link': () => rm(path).then(() => symlink('nowhere', path)),
    'another file': () => writeFile(`${path}.other`, 'x'),
  };
  await work[kind]();
}

const pick = <T>(all: readonly T[], number: number): T => all[number % all.length] as T;

function listParents(root: string, path: string): string[] {
  const parents: string[] = [];
  for (let folder = dirname(path); folder !== dirname(root); folder = dirname(folder)) {
    parents.push(folder);
  }
  return parents;
}

async function listFiles(root: string): Promise<string[]> {
  const isFolder = await lstat(root).then(
    (entry) => entry.isDirectory(),
    () => false,
  );
  if (!isFolder) return [];
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
}
