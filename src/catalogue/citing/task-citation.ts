import { type AuthorName, splitAuthorName } from './author-name.ts';
import type { About } from './about.ts';
import { toSourceAddress } from './source-address.ts';
import type { TaskEntry } from '../task/task-entry.ts';
import { shortTitle } from '../task/task-title.ts';
import { addresses, withBase } from '../addresses/addresses.ts';

/** What a reference to one task says, before it is written in any form. */
export interface TaskCitation {
  /** Names the reference in a text; letters, digits, ".", "_" and "-". */
  key: string;
  /** One line. */
  title: string;
  id: string;
  authors: readonly AuthorName[];
  /** The title of the dataset. */
  dataset: string;
  version: string | undefined;
  year: number | undefined;
  /** The day that the version is of, as in "2026-03-14". */
  date: string | undefined;
  /** Where the task is read, else where its file is kept, else where the dataset is. */
  address: string | undefined;
  /** Where the paper about the dataset is read. */
  paper: string | undefined;
  digest: string | undefined;
}

/** @param siteAddress where the site is published, with a slash at its end. */
export function citeTask(
  entry: Pick<TaskEntry, 'id' | 'path' | 'file' | 'task' | 'digest'>,
  about: About,
  siteAddress: string | undefined,
): TaskCitation {
  const { authors = [], citation = {}, title, version, homepage, repository } = about;
  const { id, path, file, task, digest } = entry;
  const { date, doi, url } = citation;
  const dataset = citation.title ?? title;
  const own = siteAddress && withBase(siteAddress, addresses.task(path));
  return {
    key: `${toKeyPart(title)}-${path.replaceAll('/', '-')}`,
    title: shortTitle(task.instruction) || `Task ${shortTitle(id)}`,
    id: shortTitle(id),
    authors: authors.map((author) =>
      splitAuthorName(typeof author === 'string' ? author : author.name),
    ),
    dataset,
    version,
    date,
    year: date === undefined ? citation.year : Number(date.slice(0, 4)),
    address: own ?? toSourceAddress(repository, file) ?? homepage ?? url,
    paper: doi === undefined ? url : toDoiAddress(doi),
    digest,
  };
}

export const toDoiAddress = (doi: string): string => `https://doi.org/${doi}`;

const longestKeyPart = 24;

/** The title in letters that any program takes for a key. */
function toKeyPart(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longestKeyPart)
    .replaceAll(/^-+|-+$/g, '');
  return plain === '' ? 'task' : plain;
}
