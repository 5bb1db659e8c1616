import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openJsonCache } from '#dataset/cache/json-cache.ts';
import { codeFolder, isInstalled, projectRoot } from '#dataset/project-root.ts';
import { listFile, type ListedFile, listFiles } from '../output/list-files.ts';
import { listInstalled } from './installed-packages.ts';
import { digestListing } from './digest-listing.ts';

/** What makes the site beside the code: folders of the project, and files. */
const folders = ['public'];
const files = ['package.json'];
/** Of a clone; the last one lists what is installed. */
const filesOfClone = ['package-lock.json', 'tsconfig.json', 'node_modules/.package-lock.json'];

/** Reading the files takes ten times as long as listing them. */
const digests = openJsonCache<string>('products', 4);

/**
 * A digest of Benchlight's own files, of what is installed, and of the Node that runs them. The files
 * are read only when their sizes or times have changed.
 */
export function fingerprintProduct(): string {
  const { version, platform, arch } = process;
  const hash = createHash('sha256').update(JSON.stringify([version, platform, arch]));
  if (isInstalled) {
    hash.update(JSON.stringify(listInstalled(projectRoot)));
  }
  return hash.update(digestOwnFiles(listProduct())).digest('hex');
}

/** A digest of the paths, which are absolute, and the contents of files. */
export function digestOwnFiles(listed: readonly ListedFile[]): string {
  const listing = digestListing(listed);
  const cached = digests.read(listing);
  if (cached !== undefined) return cached;
  const digest = digestContents(listed);
  digests.write(listing, digest);
  return digest;
}

/** All files with their paths. */
function listProduct(): ListedFile[] {
  const inFolder = (folder: string, isPart: (name: string) => boolean) =>
    listFiles(folder)
      .filter(({ name }) => isPart(name))
      .map((file) => ({ ...file, name: join(folder, file.name) }));
  const names = isInstalled ? files : [...files, ...filesOfClone];
  const named = names
    .filter((name) => existsSync(join(projectRoot, name)))
    .map((name) => ({ ...listFile(projectRoot, name), name: join(projectRoot, name) }));
  return [
    ...inFolder(codeFolder, (name) => !name.startsWith('tests/')),
    ...folders.flatMap((name) => inFolder(join(projectRoot, name), () => true)),
    ...named,
  ];
}

function digestContents(listed: readonly ListedFile[]): string {
  const hash = createHash('sha256');
  for (const path of listed.map(({ name }) => name).sort()) {
    const content = readFileSync(path);
    hash.update(JSON.stringify([path.slice(projectRoot.length), content.length])).update(content);
  }
  return hash.digest('hex');
}
