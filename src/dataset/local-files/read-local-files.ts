import type { LocalFile } from '#lint/facts/local-file.ts';
import type { AbsentFile, LocalFiles } from '#lint/model/local-files.ts';
import { isScriptName } from '#text/file-name.ts';
import { digestFile, readShortText } from './read-content.ts';
import { findAbsentFiles, isPlain } from './find-absent-files.ts';
import { createFileLocator, type LocalFolders, type LocatedFile } from './locate-files.ts';
import { listFilesOf } from './list-task-folder.ts';
import type { LocalNames } from './list-local-names.ts';

/** A larger file is not digested. */
const mostDigested = 64_000_000;
/** A longer script is not read, nor a longer text of another kind. */
const mostOfScript = 100_000;
const mostOfText = 8_000;

/**
 * What is known of the local files that tasks name and of those in their folders: digests only of files of
 * equal size, since others differ.
 */
export function readLocalFiles(folders: LocalFolders, names: LocalNames): LocalFiles {
  const { uploaded, compared, named, stored, taskFolders } = names;
  if ([uploaded, compared, named, stored, taskFolders].every(({ length }) => length === 0))
    return {};
  const locate = createFileLocator(folders);
  const [root = ''] = folders.own;
  const beside = new Map(
    taskFolders.flatMap((of) => listFilesOf(of, root).map((name) => [name, of.folder] as const)),
  );
  const plain = [...uploaded, ...compared, ...named, ...stored.filter(isPlain)];
  const located = new Map(
    [...new Set([...plain, ...beside.keys()])].flatMap((name) => {
      const file = locate(name);
      return file ? [[name, file] as const] : [];
    }),
  );
  const bySize = Map.groupBy(
    [...new Set([...uploaded, ...compared])].filter((name) => sizeOf(located.get(name)) > 0),
    (name) => sizeOf(located.get(name)),
  );
  const isDigested = new Set([...bySize.values()].filter(({ length }) => length > 1).flat());
  const known: [string, LocalFile | AbsentFile][] = Array.from(located, ([name, file]) => {
    const taskFolder = beside.get(file.file ?? name);
    const digest = isDigested.has(name) ? digestFile(file.path) : undefined;
    return [
      name,
      { ...describeFile(file), ...(digest && { digest }), ...(taskFolder && { taskFolder }) },
    ];
  });
  const around = [...folders.own, ...folders.around];
  return { ...Object.fromEntries(known), ...findAbsentFiles(around, uploaded) };
}

/** Of a file that may be digested; otherwise 0. */
const sizeOf = (file: LocatedFile | undefined): number =>
  file?.isOwn && file.size <= mostDigested ? file.size : 0;

function describeFile({ path, file, size, isOwn }: LocatedFile): LocalFile {
  if (file === undefined) return {};
  const most = isScriptName(file) ? mostOfScript : mostOfText;
  if (!isOwn || size > most) return { file, size };
  return { file, ...readShortText(path, most) };
}
