import type { LocalFiles, LocalNames } from '#lint/model/local-files.ts';
import { digestLocalFiles } from './digest-local-files.ts';
import { findAbsentFiles, isInAny, isPlain } from './find-absent-files.ts';

/** The folders that local paths of tasks may start from, absolute. */
export interface LocalFolders {
  /** Those of the dataset, whose files may be read. */
  own: readonly string[];
  /** Those around it and those of its environment, of whose files only the names are looked at. */
  around: readonly string[];
}

/** What is known of the local files that tasks name. */
export function readLocalFiles(folders: LocalFolders, names: LocalNames): LocalFiles {
  const around = [...folders.own, ...folders.around];
  const stored = names.stored.filter((name) => isPlain(name) && isInAny(around, name));
  const isThere = Object.fromEntries(stored.map((name) => [name, 'stored']));
  if (names.uploaded.length + names.scripts.length === 0) return isThere;
  const all = [...new Set([...names.uploaded, ...names.compared, ...names.scripts])];
  return {
    ...isThere,
    ...digestLocalFiles(folders.own, all),
    ...findAbsentFiles(around, names.uploaded),
  };
}
