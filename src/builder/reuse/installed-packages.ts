import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface PackageJson {
  name: string;
  version: string;
  dependencies?: Readonly<Record<string, string>>;
}

/** A package by its name, as it is installed. */
export type InstalledPackage = Pick<PackageJson, 'name' | 'version'>;

/** The package in a folder, and those that it depends on. @throws when one is missing. */
export function listInstalled(folder: string): InstalledPackage[] {
  const { name, version, dependencies = {} } = readPackage(folder);
  const names = Object.keys(dependencies);
  return [{ name, version }, ...names.map((dependency) => findPackage(dependency, folder))];
}

/** Finds a package as Node does it from a folder. */
function findPackage(name: string, from: string): InstalledPackage {
  try {
    const { version } = readPackage(join(from, 'node_modules', name));
    return { name, version };
  } catch (cause) {
    if (dirname(from) === from) throw new Error(`the package ${name} is not installed`, { cause });
    return findPackage(name, dirname(from));
  }
}

const readPackage = (folder: string): PackageJson =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageJson;
