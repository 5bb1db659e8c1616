import { dirname, join } from 'node:path';
import type { NameTask } from '#lint/baseline/record-findings.ts';
import { toRelativeName } from '../relative-name.ts';

interface NamedTask {
  file: string;
  fields?: object | undefined;
}

/** The names by which a baseline knows tasks: ids, since files are renamed; other files by path. */
export function createTaskNames(
  baseline: string,
  folder: string,
  tasks: readonly NamedTask[],
): NameTask {
  const ids = new Map(tasks.flatMap(({ file, fields }) => toEntry(file, fields)));
  return (file) => ids.get(file) ?? toRelativeName(dirname(baseline), join(folder, file));
}

function toEntry(file: string, fields: object | undefined): [string, string][] {
  const id: unknown = fields && 'id' in fields ? fields.id : undefined;
  return typeof id === 'string' && id !== '' ? [[file, id]] : [];
}
