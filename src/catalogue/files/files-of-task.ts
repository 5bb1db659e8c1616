import { stringsWithin, type StringWithin } from '#lint/facts/strings-within.ts';
import type { LocalFile } from '#lint/facts/local-file.ts';
import {
  createLocalFinder,
  isAbsent,
  type LocalFiles,
  toCachePath,
} from '#lint/model/local-files.ts';
import type { TaskSource } from '#lint/parse/parse-file.ts';
import { isScriptName, toFileName } from '#text/file-name.ts';
import { toPointer } from '#text/json/json-pointer.ts';
import { mayBeAnswer } from './answer-files.ts';
import type { FileContent, FileOfTask } from './file-of-task.ts';

type NamedTask = Pick<TaskSource, 'file' | 'fields'>;

/** The function that lists the files of a task, in the order in which the task names them. */
export function createFileLister(localFiles: LocalFiles = {}): (task: NamedTask) => FileOfTask[] {
  const shown = Object.values(localFiles).filter((state) => !isAbsent(state) && isListed(state));
  if (shown.length === 0) return () => [];
  const byFolder = Map.groupBy(shown as ListedFile[], ({ taskFolder }) => taskFolder);
  return (task) => {
    const folder = task.file.slice(0, Math.max(0, task.file.lastIndexOf('/')));
    const beside = folder === '' ? [] : (byFolder.get(folder) ?? []);
    const strings = stringsWithin(task.fields, []);
    const named = listNamed(task, strings, localFiles);
    for (const known of beside) {
      if (!named.has(known.file)) named.set(known.file, { known, names: [] });
    }
    return Array.from(named.values(), (found) => describe(found, strings));
  };
}

interface ListedFile extends LocalFile {
  file: string;
}

const isListed = (state: LocalFile): state is ListedFile => state.file !== undefined;

interface NamedFile {
  known: ListedFile;
  /** Where the task names it. */
  names: StringWithin[];
}

function listNamed(
  { file, fields }: NamedTask,
  strings: readonly StringWithin[],
  localFiles: LocalFiles,
): Map<string, NamedFile> {
  const find = createLocalFinder(localFiles, file);
  const named = new Map<string, NamedFile>();
  for (const name of strings) {
    if (!name.text.includes('.')) continue;
    const known = find?.(name.text) ?? find?.(toCachePath(fields.id, name.text));
    if (!known || !isListed(known)) continue;
    const { names } = named.get(known.file) ?? { names: [] };
    named.set(known.file, { known, names: [...names, name] });
  }
  return named;
}

function describe({ known, names }: NamedFile, strings: readonly StringWithin[]): FileOfTask {
  const { file, size } = known;
  return {
    file,
    size,
    content: toContent(known),
    namedAt: names.map(({ at }) => toPointer(at)),
    isAnswer: mayBeAnswer({ name: toFileName(file), names }, strings),
  };
}

function toContent({ file, size, text }: ListedFile): FileContent {
  if (size === undefined) return { kind: 'unreadable' };
  if (text !== undefined) return { kind: isScriptName(file) ? 'script' : 'text', text };
  if (file.startsWith('../')) return { kind: 'elsewhere' };
  return { kind: isScriptName(file) ? 'long' : 'data' };
}

/** In characters. */
const longestText = 8_000;
const longestTogether = 24_000;

/** The files as a page shows them: the texts of short ones, as long as there is room. */
export function limitTexts(files: readonly FileOfTask[]): FileOfTask[] {
  let room = longestTogether;
  return files.map((file) => {
    const { content } = file;
    if (!('text' in content)) return file;
    const { length } = content.text;
    if (length > longestText || length > room) return { ...file, content: { kind: 'long' } };
    room -= length;
    return file;
  });
}
