import { posix } from 'node:path';
import { calendarDay } from '#text/figures/calendar-day.ts';
import { isObject } from '#text/json/json-value.ts';
import { parseJson } from '#text/json/parse-json.ts';
import { toVersion } from '#text/to-version.ts';
import type { BlobReader } from '../git/blob-reader.ts';
import type { Commit, Repository } from '../git/repository.ts';

/** What the `dataset.json` of a commit contains about that state of the dataset. */
export interface CommittedAbout {
  version?: string;
  /** The day in its citation. */
  date?: string;
  /** The path of its folder in the repository, with a slash at its end; empty for the root. */
  folder: string;
  /** The whole file; empty where there is none. */
  text: string;
}

/** Reads `dataset.json` of a commit, in the tasks folder or beside it. */
export async function readCommittedAbout(
  { prefix }: Repository,
  { hash }: Commit,
  reader: BlobReader,
): Promise<CommittedAbout> {
  const folders = prefix === '' ? [''] : [prefix, toFolderAbove(prefix)];
  for (const folder of folders) {
    const path = posix.join(folder, 'dataset.json');
    // A request is a line.
    if (path.includes('\n')) continue;
    const [content] = await reader.read([`${hash}:${path}`]).catch(() => []);
    if (content) return toAbout(folder, new TextDecoder().decode(content));
  }
  return { folder: prefix, text: '' };
}

/** The folder above a folder, as the prefix of paths. */
const toFolderAbove = (prefix: string): string => posix.join('/', prefix, '../').slice(1);

/**
 * The day by which a release is cited. After it, `dataset.json` may still have that of an earlier one.
 *
 * @param name the version of the release, or its tag.
 */
export const findReleaseDay = ({ version, date }: CommittedAbout, name: string) =>
  version !== undefined && toVersion(version) === toVersion(name) ? date : undefined;

/** A faulty file counts as one without these fields: it is not the one that is compared. */
function toAbout(folder: string, text: string): CommittedAbout {
  const value = parseJson(text);
  if (!isObject(value)) return { folder, text };
  const { version, citation } = value;
  const date = isObject(citation) ? citation.date : undefined;
  return {
    folder,
    text,
    ...(typeof version === 'string' && { version }),
    ...(typeof date === 'string' && calendarDay.test(date) && { date }),
  };
}
