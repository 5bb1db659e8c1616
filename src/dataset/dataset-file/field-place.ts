import { createLocator } from '#lint/positions/text-positions.ts';
import type { Path } from '#text/json/json-pointer.ts';
import { UsageError } from '../usage-error.ts';
import type { LoadedDatasetFile } from './dataset-file.ts';

export type DatasetFileText = Pick<LoadedDatasetFile, 'folder' | 'path' | 'text'>;

/** Where `dataset.json` has a value, as in "dataset.json:3:5"; the folder if the dataset has no such file. */
export function toFieldPlace({ folder, path, text }: DatasetFileText, at: Path): string {
  if (path === undefined) return folder;
  const { line, column } = createLocator(text)(at);
  return `${path}:${line}:${column}`;
}

/** Reads what `dataset.json` names. A UsageError then begins with the place of the name. */
export async function readNamed<Result>(
  file: DatasetFileText,
  at: Path,
  read: () => Promise<Result>,
): Promise<Result> {
  try {
    return await read();
  } catch (cause) {
    if (!(cause instanceof UsageError)) throw cause;
    throw new UsageError(`${toFieldPlace(file, at)}: ${cause.message}`, cause.hint, { cause });
  }
}
