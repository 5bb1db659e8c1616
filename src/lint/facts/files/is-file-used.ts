import { toFileName } from '#text/file-name.ts';
import { isWithin, type Path } from '#text/json/json-pointer.ts';
import { machineStrings } from '../apps/machine-strings.ts';
import { addedStrings } from '../setup/added-parts.ts';
import type { TaskView } from '../task-view.ts';

/** Whether the instruction, another text or the command itself says the name again, or that of its folder. */
export function isFileUsed(path: string, own: { text: string; at: Path }, view: TaskView): boolean {
  const file = toFileName(path);
  if (own.text.indexOf(file) !== own.text.lastIndexOf(file)) return true;
  if (gitAdd.test(own.text)) return true;
  const names = [file, ...foldersOf(path)];
  if (names.some((name) => view.instruction.includes(name))) return true;
  return [...machineStrings(view), ...addedStrings(view)].some(
    ({ text, at }) => names.some((name) => text.includes(name)) && !isWithin(at, own.at),
  );
}

/** Makes what was written part of a repository, which is what the task is about. */
const gitAdd = /\bgit (?:-C \S+ )?add\b/;

/** The folders of a project that a program is in, without those that every machine has. */
const foldersOf = (path: string): string[] =>
  path
    .split('/')
    .slice(0, -1)
    .filter((name) => name.length > 2 && !usualFolders.has(name));

const usualFolders = new Set(
  '$HOME Desktop Documents Downloads bin home local opt src srv tmp user usr var'.split(' '),
);
