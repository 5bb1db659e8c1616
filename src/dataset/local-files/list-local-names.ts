import { listLocalPaths, type LocalPaths, toLocalPath } from '#lint/model/local-files.ts';
import type { Vocabulary } from '#vocabulary/vocabulary.ts';
import { isScriptName } from '#text/file-name.ts';
import { isObject } from '#text/json/json-value.ts';
import { parseJson } from '#text/json/parse-json.ts';
import { listTaskFolders, type TaskFolder } from './list-task-folder.ts';

/** The local files that may be of a task. */
export interface LocalNames extends LocalPaths {
  /** Paths anywhere in tasks, as `toLocalPath` writes them; that of a file beside a task starts with its folder. */
  named: readonly string[];
  /** Folders of single tasks. */
  taskFolders: readonly TaskFolder[];
}

/** The local files that tasks name, each once. */
export function listLocalNames(
  files: Iterable<{ file: string; text: string }>,
  vocabulary: Vocabulary,
): LocalNames {
  const keys = listKeys(vocabulary);
  const names = {
    uploaded: new Set<string>(),
    compared: new Set<string>(),
    stored: new Set<string>(),
    named: new Set<string>(),
  };
  const tasks: string[] = [];
  for (const { file, text } of files) {
    if (isTask.test(text)) tasks.push(file);
    for (const name of listPaths(file, text)) names.named.add(name);
    // Most tasks name no local file, and to parse them all twice would take too long.
    const value = keys.some((key) => text.includes(key)) ? parseJson(text) : undefined;
    if (!isObject(value)) continue;
    const { uploaded, compared, stored } = listLocalPaths(value, vocabulary);
    for (const name of uploaded) names.uploaded.add(name);
    for (const name of compared) names.compared.add(name);
    for (const name of stored) names.stored.add(name);
  }
  return {
    uploaded: [...names.uploaded],
    compared: [...names.compared],
    stored: [...names.stored],
    named: [...names.named],
    taskFolders: listTaskFolders(tasks),
  };
}

/** Whether a JSON file may be a task, as those beside one are not. */
const isTask = /"(?:instruction|evaluator)"\s*:/;

/** The parameters with the path of a local file, as JSON, and the getters that read one. */
function listKeys({ entries }: Vocabulary): string[] {
  const keys = [...entries.action.values()].flatMap(({ contract: { effect } }) =>
    effect?.kind === 'put files' ? (effect.local ?? []) : [],
  );
  const readers = [...entries.getter.values()].flatMap(({ name, contract: { from } }) =>
    from?.kind === 'stored file' ? name : [],
  );
  return [...new Set(keys.map((key) => JSON.stringify(key))), ...readers];
}

const longest = 200;

/**
 * The strings that look like relative paths of files: with a folder, or the name of a script. Their ends
 * are searched for, which is faster than to parse the file or to look at each string.
 */
function* listPaths(file: string, text: string): Generator<string> {
  const end = /\.\w{1,8}"/g;
  for (let match = end.exec(text); match; match = end.exec(text)) {
    const start = text.lastIndexOf('"', match.index) + 1;
    const close = end.lastIndex - 1;
    if (text[start] === '/' || close - start > longest || text.startsWith('http', start)) continue;
    const written = text.slice(start, close);
    const hasFolder = written.includes('/') || written.includes('\\');
    if (!hasFolder && !isScriptName(match[0].slice(0, -1))) continue;
    const path = toLocalPath(written.replaceAll('\\\\', '/'));
    if (!pathLike.test(path)) continue;
    if (hasFolder) yield path;
    yield `${file.slice(0, file.lastIndexOf('/') + 1)}${path}`;
  }
}

/** No part leads upwards, and none is filled in later. */
const pathLike = /^(?!.*(?:^|\/)\.\.(?:\/|$))[\w@+.-][^":*?<>|\n{}$\\]*$/;
