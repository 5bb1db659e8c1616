import { hash } from 'node:crypto';
import type { ParsedFile } from '#lint/parse/parse-file.ts';
import { fileOfMember, isLinesFile, toJsonFileStem } from '#text/file-name.ts';
import { readExportNames } from '../files/export-names.ts';
import { hasCopies, isIgnored } from '../files/ignored-names.ts';
import type { BlobReader } from '../git/blob-reader.ts';
import { type Commit, listCommittedFiles, type Repository } from '../git/repository.ts';
import { setAsideCopies } from '../files/set-aside-copies.ts';
import { parseRaw } from '../files/parse-files.ts';
import { type RawFile, splitTasks, toRaw } from '../files/read-files.ts';
import type { ReleaseFiles } from './release-files.ts';
import { findReleasedSuites } from './released-suites.ts';
import { isUnreadable, toReleasedFile } from './to-released-file.ts';

/** Files that were parsed before, by the names of their objects and their own. */
type ParsedBlobs = Map<string, readonly ParsedFile[]>;

/** What commits are read with. */
export interface CommitTools {
  reader: BlobReader;
  /** Is filled; most files of a release are those of the one before. */
  parsed: ParsedBlobs;
}

/** Reads the task files of a commit without checking it out. */
export async function readCommit(
  repository: Repository,
  commit: Commit,
  { reader, parsed }: CommitTools,
): Promise<ReleaseFiles> {
  const committed = await listCommittedFiles(repository, commit);
  const copied = findCopied(committed.map(({ file }) => file));
  const files = committed.filter(
    ({ file }) => isTaskFile(file) && !listFolders(file).some((folder) => copied.has(folder)),
  );
  const unread = files.filter((file) => !parsed.has(keyOf(file)));
  const contents = await reader.read(unread.map(({ blob }) => blob));
  for (const [index, unreadFile] of unread.entries()) {
    parsed.set(
      keyOf(unreadFile),
      splitTasks(toRaw(unreadFile.file, contents[index] ?? new Uint8Array())).map(parseRaw),
    );
  }
  const parts = files.flatMap((committedFile) => {
    const { file } = committedFile;
    const content = parsed.get(keyOf(committedFile)) ?? [];
    // Where the same content has another name there, so have its tasks.
    const { length } = content[0]?.file ?? '';
    return content.map((part) => ({ ...part, file: `${file}${part.file.slice(length)}` }));
  });
  const datasetFile = parts.find(({ file }) => file === 'dataset.json');
  const exports = datasetFile ? readExportNames(datasetFile.text) : [];
  const parsedFiles = setAsideCopies(
    parts.filter(({ file }) => !exports.includes(fileOfMember(file))),
  );
  const tasks = parsedFiles.flatMap((file) => toReleasedFile(file) ?? []);
  return {
    date: commit.date,
    commit: commit.hash,
    tasks,
    unreadable: parsedFiles.filter(isUnreadable).map(({ file }) => file),
    suites: findReleasedSuites(parsedFiles, tasks),
  };
}

/** Files of a folder by the names that git gives their contents; a file of another encoding is read again. */
export const parseAsBlobs = (files: readonly RawFile[]): ParsedBlobs =>
  new Map(
    files.flatMap((raw) =>
      raw.kind === 'text'
        ? [[keyOf({ blob: nameBlob(raw.text), file: raw.file }), [parseRaw(raw)]]]
        : [],
    ),
  );

/** The name of the file decides whether it is a template. */
const keyOf = ({ blob, file }: { blob: string; file: string }): string =>
  `${blob} ${toJsonFileStem(file)}`;

const nameBlob = (text: string): string => hash('sha1', `blob ${Buffer.byteLength(text)}\0${text}`);

/** As in a folder: nothing hidden, and no packages. */
const isTaskFile = (file: string): boolean =>
  (/\.json$/i.test(file) || isLinesFile(file)) && !file.split('/').some(isIgnored);

/** The folders whose task files are copies. */
function findCopied(files: readonly string[]): ReadonlySet<string> {
  const folders = Map.groupBy(files, (file) => listFolders(file).at(-1) ?? '');
  const copied = [...folders].filter(([folder, names]) => {
    const own = new Set(names.map((file) => file.slice(folder.length + 1)));
    return folder !== '' && hasCopies(folder, own);
  });
  return new Set(copied.map(([folder]) => folder));
}

/** "a/b/c.json" is in "a" and "a/b". */
function listFolders(file: string): string[] {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
