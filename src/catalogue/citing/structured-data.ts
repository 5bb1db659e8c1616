import type { JsonRecord } from '../../text/json-value.ts';
import { splitAuthorName } from './author-name.ts';
import type { About } from './about.ts';
import { toDoiAddress } from './task-citation.ts';
import type { TaskEntry } from '../task/task-entry.ts';
import { toShortTitle, toTaskTitle } from '../task/task-title.ts';
import { addresses, withBase } from '../addresses/addresses.ts';

/** The dataset in the vocabulary of schema.org, for search engines. */
export function toDatasetData(about: About, siteAddress: string | undefined): JsonRecord {
  const { title, description, version, license, authors, citation = {}, homepage } = about;
  const { doi, date, year } = citation;
  return withoutBlanks({
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    name: title,
    description,
    url: homepage ?? siteAddress,
    version,
    license: license && toLicenseAddress(license),
    identifier: doi && toDoiAddress(doi),
    datePublished: date ?? (year === undefined ? undefined : String(year)),
    inLanguage: about.language,
    creator: authors?.map((author) => toCreator(author)),
  });
}

/** A task, likewise, as a part of its dataset. */
export function toTaskData(
  { id, path, task, digest }: Pick<TaskEntry, 'id' | 'path' | 'task' | 'digest'>,
  { title, version, homepage }: About,
  siteAddress: string | undefined,
): JsonRecord {
  const url = siteAddress && withBase(siteAddress, addresses.task(path));
  return withoutBlanks({
    '@context': 'https://schema.org',
    '@type': 'CreativeWork',
    name: toShortTitle(task.instruction) || toTaskTitle({ id }),
    identifier: [toShortTitle(id), ...(digest === undefined ? [] : [`sha256:${digest}`])],
    url,
    version,
    isPartOf: withoutBlanks({ '@type': 'Dataset', name: title, url: homepage ?? siteAddress }),
  });
}

/** JSON for a script element: nothing in it ends the element or begins a comment. */
export function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function toCreator(author: string | { name: string; url?: string | undefined }): JsonRecord {
  const { name, url } = typeof author === 'string' ? { name: author, url: undefined } : author;
  const isPerson = 'family' in splitAuthorName(name);
  return withoutBlanks({ '@type': isPerson ? 'Person' : 'Organization', name, url });
}

/** An SPDX identifier as the address of the license's text; a name stays a name. */
const toLicenseAddress = (license: string): string =>
  /^(?:MIT|ISC|Zlib|Unlicense|[A-Za-z0-9.+]+-[A-Za-z0-9.+-]+)$/.test(license)
    ? `https://spdx.org/licenses/${license}.html`
    : license;

const withoutBlanks = (record: JsonRecord): JsonRecord =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
