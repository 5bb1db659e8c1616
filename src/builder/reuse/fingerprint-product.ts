import { createHash } from 'node:crypto';
import { readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fastGlob from 'fast-glob';
import { codeFolder, isInstalled, projectRoot } from '../../dataset/project-root.ts';

/** All that makes the site beside the tasks. */
const made = ['public/**', 'package.json'];
/** Of a clone; the last one lists what is installed. */
const madeInClone = ['package-lock.json', 'tsconfig.json', 'node_modules/.package-lock.json'];

/**
 * A digest of Benchlight's own files, of what is installed, and of the Node that runs them. It waits
 * for the disk: so many small calls would take longer in other threads.
 */
export async function fingerprintProduct(): Promise<string> {
  const ignore = ['tests/**'];
  const code = await fastGlob('**', { cwd: codeFolder, dot: true, ignore, absolute: true });
  const patterns = isInstalled ? made : [...made, ...madeInClone];
  const others = await fastGlob(patterns, { cwd: projectRoot, dot: true, absolute: true });
  const { version, platform, arch } = process;
  const hash = createHash('sha256').update(JSON.stringify([version, platform, arch]));
  if (isInstalled) hash.update(JSON.stringify(listInstalled()));
  for (const file of [...code, ...others].sort()) {
    const content = readFileSync(file);
    hash.update(JSON.stringify([file.slice(projectRoot.length), content.length])).update(content);
  }
  return hash.digest('hex');
}

/** The packages that a package uses, with their versions and places: compiled pages name both. */
function listInstalled(): [place: string, version: string][] {
  const own = readPackage(projectRoot);
  const names = Object.keys({ ...own.dependencies, ...own.peerDependencies });
  return names.map((name) => {
    const place = findPackage(name, projectRoot);
    return [place, readPackage(place).version];
  });
}

/** The folder of a package, as Node finds it from another folder. */
function findPackage(name: string, from: string): string {
  const place = join(from, 'node_modules', name);
  try {
    readPackage(place);
    return realpathSync(place);
  } catch (cause) {
    if (dirname(from) === from) throw new Error(`the package ${name} is not installed`, { cause });
    return findPackage(name, dirname(from));
  }
}

interface Package {
  version: string;
  dependencies?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
}

const readPackage = (folder: string): Package =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package;
