import type { LocalFiles, LocalNames } from '#lint/model/local-files.ts';
import { digestLocalFiles } from './digest-local-files.ts';
import { findAbsentFiles } from './find-absent-files.ts';

/** The folders that local paths of tasks may start from, absolute. */
export interface LocalFolders {
  /** Those of the dataset, whose files may be read. */
  own: readonly string[];
  /** Those around it and those of its environment, of whose files only the names are looked at. */
  around: readonly string[];
}

/** What is known of the local files that tasks name. */
export function readLocalFiles(folders: LocalFolders, names: LocalNames): LocalFiles {
  if (names.uploaded.length === 0) return {};
  const all = [...new Set([...names.uploaded, ...names.compared])];
  return {
    ...digestLocalFiles(folders.own, all),
    ...findAbsentFiles([...folders.own, ...folders.around], names.uploaded),
  };
}
