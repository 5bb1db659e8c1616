import type {
  ExplorerFacetName,
  FacetName,
  FieldFacetName,
  FieldKey,
  FixedFacetName,
} from './facet-names.ts';
import { type FilterValues, writeFilter } from './finding-filter.ts';
import { toSegment } from './segment.ts';
import { withoutFinalSlashes } from '#text/without-final-slashes.ts';
import { decodePercent } from '#text/decode-percent.ts';

/** What the explorer calls the facets that have pages of their own. */
const explorerNames: Readonly<Record<FixedFacetName, ExplorerFacetName>> = {
  apps: 'app',
  metrics: 'metric',
  getters: 'getter',
  actions: 'action',
  'env-change': 'change',
  suites: 'suite',
};

/** Every address of the site, without the base path; each page's ends in a slash. */
export const addresses = {
  home: '/',
  tasks: '/tasks/',
  tasksPage: (page: number): string => (page === 1 ? '/tasks/' : `/tasks/page/${page}/`),
  task: (path: string): string => `/tasks/${path}/`,
  /** A version of a task, by the beginning of its digest: what citations name. */
  taskVersion: (path: string, digest: string): string => `/tasks/${path}/?v=${digest}`,
  taskFile: (path: string): string => `/tasks/${path}.json`,
  /** The page of a task in Markdown. */
  taskMarkdown: (path: string): string => `/tasks/${path}.md`,
  /** All tasks, and all that programs can read, in Markdown. */
  taskList: '/tasks.md',
  llms: '/llms.txt',
  shortTask: (shortName: string): string => `/t/${shortName}/`,
  facet: (facet: string): string => `/${toFacetPath(facet)}/`,
  group: (facet: string, segment: string, page = 1): string =>
    `/${[toFacetPath(facet), segment, ...(page === 1 ? [] : [page])].join('/')}/`,
  /** All fields of the dataset's own by which tasks are grouped. */
  fields: '/fields/',
  /**
   * The explorer with values chosen: of each facet that is named, a task has one of its values.
   * Without one it shows all tasks.
   */
  explorerWith: (...values: readonly ExplorerValue[]): string => {
    const chosen = values.map(({ facet, name }) => [toExplorerName(facet), name]);
    return chosen.length === 0 ? '/tasks/' : `/tasks/?${new URLSearchParams(chosen).toString()}`;
  },
  /** The explorer with the tasks that have all of the values. */
  explorerWithAll: (facet: FacetName | ExplorerFacetName, names: readonly string[]): string => {
    const name = toExplorerName(facet);
    const chosen = [...names.map((value) => [name, value]), ['all', name]];
    return `/tasks/?${new URLSearchParams(chosen).toString()}`;
  },
  /** The explorer with the tasks that have all of some words. */
  explorerSearch: (words: string): string =>
    `/tasks/?${new URLSearchParams({ q: words }).toString()}`,
  family: (facet: string, slug: string): string => `/${facet}/#${slug}`,
  functionField: (facet: string, segment: string, anchor: string): string =>
    `/${facet}/${segment}/#${anchor}`,
  findings: '/findings/',
  findingsWith: (chosen: Partial<FilterValues>): string => `/findings/${writeFilter(chosen)}`,
  shortcuts: '/shortcuts/',
  shortcutClass: (name: string): string => `/shortcuts/#${name}`,
  names: (page = 1): string => (page === 1 ? '/names/' : `/names/${page}/`),
  rules: '/rules/',
  rule: (code: string): string => `/rules/${code.toLowerCase()}/`,
  data: '/data/',
  dataFile: (name: string): string => `/data/${name}`,
  badge: '/data/badge.json',
  explorerIndex: '/data/explorer.json',
  taskDetails: '/data/explorer-details.json',
  /** The tasks of earlier releases, as the explorer filters them and as words find them. */
  earlierTasks: '/data/explorer-earlier.json',
  picture: '/data/picture.png',
  appPicture: (segment: string): string => `/data/pictures/${segment}.png`,
  statistics: '/statistics/',
  releases: '/releases/',
  release: (segment: string): string => `/releases/${segment}/`,
  /** A part of the page of a release. */
  releasePart: (segment: string, anchor: string): string => `/releases/${segment}/#${anchor}`,
  /** The tasks that a release shares with an earlier one. */
  comparedTasks: (after: string, before: string, comparable?: string): string =>
    `/releases/${after}/comparable/#${['compared', before, comparable].filter(Boolean).join('-')}`,
  /** A file of a release, which never changes. */
  releaseFile: (segment: string, name: string): string => `/data/releases/${segment}/${name}`,
  schemas: '/data/#schemas',
  taskSchema: '/schema/task.schema.json',
  datasetSchema: '/schema/dataset.schema.json',
  exportSchema: (name: string): string => `/schema/${name}.schema.json`,
  format: '/format/',
  extraFields: '/format/#extra-fields',
  formatField: (anchor: string): string => `/format/#${anchor}`,
  writingGuide: '/guides/write/',
  digestsGuide: '/guides/link/#digests',
  exportGuide: '/guides/find/#export-a-selection',
  shortcutsGuide: '/guides/shortcuts/',
  settingsGuide: '/guides/check/#decide-what-counts',
  trackRecordGuide: '/guides/track-record/',
  factsGuide: '/guides/real-files/#where-the-facts-come-from',
} as const;

/** Folders that have files but no page of their own, and where their addresses lead. */
export const folderAddresses = {
  schemas: { folder: '/schema/', title: 'Schemas', address: addresses.schemas },
  taskPages: { folder: '/tasks/page/', title: 'All tasks', address: addresses.tasks },
  shortTasks: { folder: '/t/', title: 'All tasks', address: addresses.tasks },
  pictures: { folder: '/data/pictures/', title: 'Cite and download', address: addresses.data },
  releaseFiles: { folder: '/data/releases/', title: 'Releases', address: addresses.releases },
} as const;

/** A value by which tasks are chosen, such as a group. */
export interface ExplorerValue {
  facet: FacetName | ExplorerFacetName;
  name: string;
}

function toExplorerName(facet: FacetName | ExplorerFacetName): ExplorerFacetName {
  if (isFieldFacet(facet)) return facet.slice(fieldFolder.length) as FieldKey;
  return Object.hasOwn(explorerNames, facet)
    ? explorerNames[facet as FixedFacetName]
    : (facet as ExplorerFacetName);
}

const fieldFolder = 'fields/';

/** The facet of a field of the dataset's own. */
export const toFieldFacet = (key: FieldKey): FieldFacetName => `${fieldFolder}${key}`;

/** Whether a facet is a field of the dataset's own. */
export const isFieldFacet = (facet: string): facet is FieldFacetName =>
  facet.startsWith(fieldFolder);

/** The parts of the address of a facet. */
const toFacetPath = (facet: string): string =>
  isFieldFacet(facet) ? `${fieldFolder}${toSegment(facet.slice(fieldFolder.length))}` : facet;

/** An address below the path that the site is published under, such as `/catalogue`. */
export function withBase(base: string, address: string): string {
  return `${withoutFinalSlashes(base)}${address}`;
}

/** The address itself when a browser may open it as a page: only http and https. */
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
  const last = decodePercent(pathname.split('/').filter(Boolean).at(-1) ?? '');
  return last === '' || last.length > longestAddress ? address : `${host}/…/${last}`;
}
