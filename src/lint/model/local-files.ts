import type { JsonObject } from '#text/json/json-value.ts';
import type { Vocabulary } from '#vocabulary/vocabulary.ts';
import { fetches } from '../facts/fetches.ts';
import { listScriptPaths } from '../facts/files/script-paths.ts';
import { uploads } from '../facts/files/uploads.ts';
import { toTaskView } from '../facts/task-view.ts';

/**
 * What is known of local files of the dataset, by their paths as `toLocalPath` writes them: the digest of
 * one, the whole text of a script, which rules read, or that it is absent.
 */
export type LocalFiles = Readonly<Record<string, string | AbsentFile>>;

/** A file that is not there, though most files are that tasks upload. */
export interface AbsentFile {
  /** Whether other files that tasks upload are in its folder. */
  isFolderThere: boolean;
}

/** The local files that tasks name, as `toLocalPath` writes them. */
export interface LocalNames {
  /** Those that they upload. */
  uploaded: readonly string[];
  /** Those that they may compare with. */
  compared: readonly string[];
  /** The scripts that they name; their whole text is read. */
  scripts: readonly string[];
  /** Those that they read from their folders in the cache. */
  stored: readonly string[];
}

/** Two spellings of a local path become one. */
export const toLocalPath = (path: string): string =>
  path.replaceAll('\\', '/').replace(/^(?:\.\/+)+/, '');

/** The path of a file of a task in the cache of the environment. */
export const toCachePath = (id: unknown, path: string): string =>
  `cache/${String(id)}/${toLocalPath(path)}`;

/** The local files that a task names; none are compared where it uploads none. */
export function listLocalFiles(fields: JsonObject, vocabulary: Vocabulary): LocalNames {
  const view = toTaskView(fields, vocabulary);
  const uploaded = uploads(view).map(({ local }) => local);
  const stored = fetches(view).flatMap(({ from, source }) => {
    const path = from?.kind === 'stored file' ? source[from.path] : undefined;
    return typeof path === 'string' ? toCachePath(fields.id, path) : [];
  });
  const scripts = toPaths(listScriptPaths(view).map(({ path }) => path));
  if (uploaded.length === 0) return { uploaded, compared: [], scripts, stored };
  const references = fetches(view)
    .filter(({ side }) => side === 'expected')
    .flatMap(({ source: { path } }) => (typeof path === 'string' ? path : []));
  return { uploaded: toPaths(uploaded), compared: toPaths(references), scripts, stored };
}

const toPaths = (paths: readonly string[]) => [...new Set(paths.map((path) => toLocalPath(path)))];
