import type { PythonModule } from './python-module.ts';

/** The files of a package, or of a module in one file. */
export interface Package {
  /** In alphabetical order. */
  members: readonly PythonModule[];
  /** The file whose names are those of the package. */
  entry?: PythonModule;
}

/** A package by its name; the outermost entry is that of all. */
export function findPackage(name: string, modules: ReadonlyMap<string, PythonModule>): Package {
  const inPackage = new RegExp(`(?:^|/)${name}(?:/|\\.py$)`);
  const isEntry = new RegExp(`(?:^|/)${name}(?:/__init__)?\\.py$`);
  const paths = [...modules.keys()].filter((path) => inPackage.test(path)).sort();
  const [entryPath = ''] = paths
    .filter((path) => isEntry.test(path))
    .sort((one, other) => one.length - other.length);
  const entry = modules.get(entryPath);
  return {
    members: paths.flatMap((path) => modules.get(path) ?? []),
    ...(entry && { entry }),
  };
}
