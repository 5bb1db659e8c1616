import { type FilterValues, writeFilter } from './problems/problem-filter.ts';

/** Every address of the site, without the base path; each page's ends in a slash. */
export const addresses = {
  home: '/',
  tasks: '/tasks/',
  tasksPage: (page: number): string => (page === 1 ? '/tasks/' : `/tasks/page/${page}/`),
  task: (path: string): string => `/tasks/${path}/`,
  taskFile: (path: string): string => `/tasks/${path}.json`,
  taskCitation: (path: string, format: 'bib' | 'ris' | 'txt'): string => `/tasks/${path}.${format}`,
  shortTask: (shortName: string): string => `/t/${shortName}/`,
  facet: (facet: string): string => `/${facet}/`,
  group: (facet: string, segment: string, page = 1): string =>
    page === 1 ? `/${facet}/${segment}/` : `/${facet}/${segment}/${page}/`,
  functionField: (facet: string, segment: string, anchor: string): string =>
    `/${facet}/${segment}/#${anchor}`,
  problems: '/problems/',
  problemsWith: (chosen: Partial<FilterValues>): string => `/problems/${writeFilter(chosen)}`,
  rules: '/rules/',
  rule: (code: string): string => `/rules/${code.toLowerCase()}/`,
  badge: '/data/badge.json',
  picture: '/data/picture.png',
  taskSchema: '/schema/task.schema.json',
  datasetSchema: '/schema/dataset.schema.json',
  format: '/format/',
  formatField: (anchor: string): string => `/format/#${anchor}`,
  writingGuide: '/guides/write/',
  factsGuide: '/guides/real-files/#where-the-facts-come-from',
} as const;

/** An address below the path that the site is published under, such as `/catalogue`. */
export function withBase(base: string, address: string): string {
  return `${base.replace(/\/+$/, '')}${address}`;
}

/** The address itself when a browser may open it as a page: http and https alone. */
export function toWebAddress(text: string): string | undefined {
  if (!/^https?:\/\/\S+$/i.test(text) || !URL.canParse(text)) return undefined;
  const { hostname } = new URL(text);
  const isHost = /^[^.]+(?:\.[^.]+)+$|^localhost$|^\[/.test(hostname);
  return isHost ? text : undefined;
}

const longestAddress = 60;

/** A long address as its host and its last part: "example.org/…/report.pdf". */
export function shortenAddress(address: string): string {
  if (address.length <= longestAddress) return address;
  const { host, pathname } = new URL(address);
  const last = decode(pathname.split('/').filter(Boolean).at(-1) ?? '');
  return last === '' || last.length > longestAddress ? address : `${host}/…/${last}`;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
