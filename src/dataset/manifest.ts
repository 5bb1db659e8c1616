import { withoutByteOrderMark } from '../text/byte-order-mark.ts';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { datasetFileSchema, type DatasetFile } from '../format/dataset-file-schema.ts';
import { createLineIndex, createLocator } from '../lint/positions/line-positions.ts';
import { checkShape } from '../lint/engine/check-shape.ts';
import { countKeys, findDuplicateKeys } from '../lint/parse/duplicate-keys.ts';
import { findSyntaxFault } from '../lint/parse/syntax-fault.ts';
import { depthLimit } from '../lint/parse/parse-file.ts';
import { allRuleMetas } from '../lint/rules/index.ts';
import { UsageError } from './usage-error.ts';

/** The description of a dataset in `dataset.json`, with every default filled in. */
export interface Manifest extends DatasetFile {
  title: string;
  language: string;
  answers: 'show' | 'collapse' | 'omit';
  /** The folder that globs of the file are relative to. */
  folder: string;
  /** The file itself; undefined when the dataset has none. */
  path: string | undefined;
  /** The content of the file; empty when the dataset has none. */
  text: string;
}

/**
 * Reads `dataset.json` in the tasks folder or, if there is none, beside it. Without the file, all
 * defaults apply.
 *
 * @throws UsageError when the file is invalid.
 */
export async function readManifest(tasksFolder: string): Promise<Manifest> {
  const found = await readNearest([tasksFolder, dirname(tasksFolder)]);
  if (!found) return withDefaults({}, tasksFolder, { folder: tasksFolder, ...noFile });
  return withDefaults(found.file, tasksFolder, found.place);
}

/**
 * Reads the `dataset.json` in a folder or nearest above it.
 *
 * @throws UsageError when the file is invalid.
 */
export async function readManifestAbove(start: string): Promise<Manifest> {
  const found = await readNearest(foldersAbove(start));
  if (!found) return withDefaults({}, start, { folder: start, ...noFile });
  return withDefaults(found.file, found.place.folder, found.place);
}

const noFile = { path: undefined, text: '' };

/** The first `dataset.json` of the folders. */
async function readNearest(folders: Iterable<string>) {
  for (const folder of folders) {
    const path = join(folder, 'dataset.json');
    const text = await readIfThere(path);
    if (text !== undefined) {
      return { file: parseManifest(path, text), place: { folder, path, text } };
    }
  }
  return undefined;
}

function* foldersAbove(start: string): Generator<string> {
  let folder = start;
  yield folder;
  while (dirname(folder) !== folder) yield (folder = dirname(folder));
}

function withDefaults(
  file: DatasetFile,
  tasksFolder: string,
  place: Pick<Manifest, 'folder' | 'path' | 'text'>,
): Manifest {
  return {
    ...file,
    title: file.title ?? basename(tasksFolder),
    language: file.language ?? 'en',
    answers: file.answers ?? 'show',
    ...place,
  };
}

function parseManifest(path: string, text: string): DatasetFile {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    const { found, offset } = findSyntaxFault(text, depthLimit);
    const { line, column } = createLineIndex(text)(offset);
    throw new UsageError(
      `${path}:${line}:${column}: ${found}`,
      'Correct the file; it must be valid JSON.',
      { cause },
    );
  }
  const problem =
    findRepeatedKey(text, value) ??
    checkShape(datasetFileSchema, value)[0] ??
    findBadAddress(value as DatasetFile) ??
    findUnknownRule(value as DatasetFile);
  if (!problem) return value as DatasetFile;

  const { line, column } = createLocator(text)(problem.at);
  throw new UsageError(
    `${path}:${line}:${column}: ${problem.message}`,
    'Correct the file; /schema/dataset.schema.json and the guide "Publish your own dataset" describe its fields.',
  );
}

/** A duplicate key: the first value, such as the declaration of a name, would be lost. */
function findRepeatedKey(text: string, value: unknown) {
  const [repeated] = findDuplicateKeys(text, countKeys(value, depthLimit).count);
  return repeated && { at: repeated.at, message: `duplicate key "${repeated.key}"` };
}

/** An invalid address that matches the schema's pattern. */
function findBadAddress({ homepage, repository, citation }: DatasetFile) {
  const addresses = [
    { at: ['homepage'], address: homepage },
    { at: ['repository', 'url'], address: repository?.url },
    { at: ['citation', 'url'], address: citation?.url },
  ];
  const bad = addresses.find(({ address }) => address !== undefined && !URL.canParse(address));
  return bad && { at: bad.at, message: `invalid web address "${bad.address ?? ''}"` };
}

/** A code without a rule would silently do nothing. */
function findUnknownRule({ check }: DatasetFile) {
  const codes = [
    ...Object.keys(check?.severity ?? {}).map((code) => ({
      at: ['check', 'severity', code],
      code,
    })),
    ...(check?.exceptions ?? []).map(({ rule }, index) => ({
      at: ['check', 'exceptions', index, 'rule'],
      code: rule,
    })),
  ];
  const unknown = codes.find(({ code }) => !allRuleMetas.some((meta) => meta.code === code));
  return unknown && { at: unknown.at, message: `unknown rule code "${unknown.code}"` };
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return withoutByteOrderMark(await readFile(path, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new UsageError(`${path} cannot be read`, 'Check its permissions.', { cause: error });
  }
}
