import { readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A package that another one uses. */
export interface InstalledPackage {
  name: string;
  version: string;
  /** Its folder, without links. */
  folder: string;
}

/** The packages that the package in a folder uses, and itself. @throws when one is missing. */
export function listInstalled(folder: string): InstalledPackage[] {
  const own = readPackage(folder);
  const names = Object.keys({ ...own.dependencies, ...own.peerDependencies });
  return [
    { name: own.name, version: own.version, folder: realpathSync(folder) },
    ...names.map((name) => findPackage(name, folder)),
  ];
}

/** Finds a package as Node does it from a folder. */
function findPackage(name: string, from: string): InstalledPackage {
  const folder = join(from, 'node_modules', name);
  try {
    const { version } = readPackage(folder);
    return { name, version, folder: realpathSync(folder) };
  } catch (cause) {
    if (dirname(from) === from) throw new Error(`the package ${name} is not installed`, { cause });
    return findPackage(name, dirname(from));
  }
}

interface PackageJson {
  name: string;
  version: string;
  dependencies?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
}

const readPackage = (folder: string): PackageJson =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageJson;
