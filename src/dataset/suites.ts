import { withoutByteOrderMark } from '../text/byte-order-mark.ts';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import fastGlob from 'fast-glob';
import { isRecord, isStringArray } from '../text/json-value.ts';
import type { SuiteList } from '../lint/model/rule.ts';
import type { Manifest } from './manifest.ts';
import { toRelativeName } from './relative-name.ts';
import { UsageError } from './usage-error.ts';

/** A named selection of a dataset's tasks. */
export interface Suite extends SuiteList {
  name: string;
  /** Absolute. */
  path: string;
  text: string;
}

/**
 * Reads the files that `suites` of `dataset.json` names: objects with arrays of ids by folder.
 *
 * @throws UsageError when a file is not such an object, or a glob matches no file.
 */
export async function readSuites(
  { suites = [], folder, path }: Manifest,
  tasksFolder: string,
): Promise<Suite[]> {
  const read: Suite[] = [];
  for (const pattern of suites) {
    const files = await fastGlob(pattern, { cwd: folder });
    if (files.length === 0) {
      throw new UsageError(
        `${path ?? folder}: the suite "${pattern}" matches no file in ${folder}`,
        'Correct the glob, or remove it from "suites".',
      );
    }
    for (const file of files.sort()) read.push(await readSuite(join(folder, file), tasksFolder));
  }
  return read;
}

async function readSuite(path: string, tasksFolder: string): Promise<Suite> {
  const hint = 'A suite is an object with arrays of task ids by folder: { "folder": ["id", …] }.';
  let value: unknown;
  let text: string;
  try {
    text = withoutByteOrderMark(await readFile(path, 'utf8'));
    value = JSON.parse(text);
  } catch (cause) {
    throw new UsageError(`${path} is not valid JSON`, hint, { cause });
  }
  if (!isRecord(value)) throw new UsageError(`${path} must be an object`, hint);

  const members = Object.entries(value).flatMap(([key, ids]) => {
    const folder = key.toWellFormed();
    if (!isStringArray(ids)) {
      throw new UsageError(`${path}: "${folder}" must be an array of strings`, hint);
    }
    return ids.map((id, index) => ({ folder, id: id.toWellFormed(), at: [folder, index] }));
  });
  const file = toRelativeName(tasksFolder, path);
  return { name: basename(path).replace(/\.json$/i, ''), path, file, text, members };
}
