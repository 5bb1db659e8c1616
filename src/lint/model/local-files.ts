import { type JsonObject, readOwn } from '#text/json/json-value.ts';
import { memoizeWeakly } from '#text/memoize.ts';
import type { Vocabulary } from '#vocabulary/vocabulary.ts';
import { fetches } from '../facts/fetches.ts';
import type { LocalFile } from '../facts/local-file.ts';
import { listJudgedTasks } from './judged-task.ts';
import { uploads } from '../facts/files/uploads.ts';
import { type TaskView, toTaskView } from '../facts/task-view.ts';

/** What is known of local files that tasks name, by their paths as `toLocalPath` writes them. */
export type LocalFiles = Readonly<Record<string, LocalFile | AbsentFile>>;

/** A file that is not there, though most files are that tasks upload. */
export interface AbsentFile {
  /** Whether other files that tasks upload are in its folder. */
  isFolderThere: boolean;
}

/** The local files that a task names by what its functions do, as `toLocalPath` writes them. */
export interface LocalPaths {
  /** Those that it uploads. */
  uploaded: readonly string[];
  /** Those that it may compare with. */
  compared: readonly string[];
  /** Those that it reads from its folder in the cache. */
  stored: readonly string[];
}

/** Two spellings of a local path become one. */
export const toLocalPath = (path: string): string =>
  path.replaceAll('\\', '/').replace(/^(?:\.\/+)+/, '');

/** The path of a file of a task in the cache of the environment. */
export const toCachePath = (id: unknown, path: string): string =>
  `cache/${String(id)}/${toLocalPath(path)}`;

/**
 * Finds the file that a task means by a path: from a folder of the dataset or, for a file beside it, from
 * the task's folder. Undefined where nothing is known of any file, so that tasks need not be searched.
 *
 * @param taskFile the path of the task's file.
 */
export function createLocalFinder(
  localFiles: LocalFiles | undefined,
  taskFile: string,
): ((path: string) => LocalFile | undefined) | undefined {
  if (!localFiles || !hasAny(localFiles)) return undefined;
  const folder = taskFile.slice(0, taskFile.lastIndexOf('/') + 1);
  return (path) => {
    const local = toLocalPath(path);
    return findPresent(localFiles, local) ?? findPresent(localFiles, `${folder}${local}`);
  };
}

/** Counted once for all tasks. */
const hasAny = memoizeWeakly((files: LocalFiles) => Object.keys(files).length > 0);

/** The file of a path as `toLocalPath` writes it. */
function findPresent(localFiles: LocalFiles, path: string): LocalFile | undefined {
  const state = readOwn(localFiles, path);
  return state === undefined || isAbsent(state) ? undefined : state;
}

export const isAbsent = (state: LocalFile | AbsentFile): state is AbsentFile =>
  'isFolderThere' in state;

/** The local files that a task names; none are compared where it uploads none. */
export function listLocalPaths(fields: JsonObject, vocabulary: Vocabulary): LocalPaths {
  const paths = listJudgedTasks(fields, vocabulary).map((task) =>
    listPaths(toTaskView(task.fields, vocabulary)),
  );
  const [first] = paths;
  if (first && paths.length === 1) return first;
  const join = (kind: keyof LocalPaths) => [...new Set(paths.flatMap((of) => of[kind]))];
  return { uploaded: join('uploaded'), compared: join('compared'), stored: join('stored') };
}

function listPaths(view: TaskView): LocalPaths {
  const { id } = view.fields;
  const uploaded = toPaths(uploads(view).map(({ local }) => local));
  const stored = fetches(view).flatMap(({ from, source }) => {
    const path = from?.kind === 'stored file' ? source[from.path] : undefined;
    return typeof path === 'string' ? toCachePath(id, path) : [];
  });
  if (uploaded.length === 0) return { uploaded, compared: [], stored };
  const references = fetches(view)
    .filter(({ side }) => side === 'expected')
    .flatMap(({ source: { path } }) => (typeof path === 'string' ? path : []));
  return { uploaded, compared: toPaths(references), stored };
}

const toPaths = (paths: readonly string[]) => [...new Set(paths.map((path) => toLocalPath(path)))];
