import { addresses, folderAddresses, withBase } from '#addresses/addresses.ts';
import { countPages } from '#catalogue/facets/pagination.ts';
import type { TaskEntry } from '#catalogue/task/task-entry.ts';
import { toTaskTitle } from '#catalogue/task/task-title.ts';
import { toStateTitle } from '#history/timeline/state-title.ts';
import type { Site } from '../context/load-site.ts';
import type { SiteLocation } from '../page/site-location.ts';
import type { DataFile } from './data-file.ts';
import { pagePolicy } from '../policy/content-policy.ts';
import { escapeAttribute, escapeHtml } from '#text/safe/escape-html.ts';

/**
 * Short pages at the addresses of folders that have no page, for readers who shorten an address, and at
 * those of apps, functions and suites that only earlier releases have.
 */
export function* listShortPages(
  { catalogue, history }: Site,
  place: SiteLocation,
): Generator<DataFile> {
  const { entries, about, groups } = catalogue;
  const { schemas, taskPages, shortTasks, pictures, releaseFiles } = folderAddresses;
  for (const { folder, ...page } of [
    schemas,
    ...(countPages(entries) > 1 ? [taskPages] : []),
    ...(entries.some(({ shortName }) => shortName !== undefined) ? [shortTasks] : []),
    ...(groups.apps.length > 0 ? [pictures] : []),
    ...(history ? [releaseFiles] : []),
    ...(history?.states ?? []).map((state) => ({
      folder: addresses.releaseFile(state.segment, ''),
      title: `Release ${toStateTitle(state)}`,
      address: addresses.release(state.segment),
    })),
    ...(history?.removedGroups ?? []).map(({ title, address }) => ({
      folder: address,
      title,
      address: addresses.releases,
    })),
  ]) {
    yield {
      address: `${folder}index.html`,
      read: () => writeShortPage(page, { ...place, canary: about.canary }),
    };
  }
}

/** The short page at the short address of a task, if it has one. */
export function* listShortNamePage(
  entry: TaskEntry,
  { catalogue }: Site,
  place: SiteLocation,
): Generator<DataFile> {
  const { shortName } = entry;
  if (shortName === undefined) return;
  const { canary } = catalogue.about;
  yield { ...toShortNamePage(shortName, entry, { ...place, canary }), task: entry };
}

/** The short page of a task that has, or had, a short name. */
export const toShortNamePage = (
  shortName: string,
  { id, path }: { id: string; path: string },
  context: ShortPageContext,
): DataFile => ({
  address: `${addresses.shortTask(shortName)}index.html`,
  read: () =>
    writeShortPage({ title: toTaskTitle({ id }), address: addresses.task(path) }, context),
});

export interface ShortPageContext {
  base: string;
  siteAddress: string | undefined;
  canary: string | undefined;
}

/** The page at a short address, such as that of a task: it leads to another and says nothing else. */
export function writeShortPage(
  { title: text, address }: { title: string; address: string },
  { base, siteAddress, canary }: ShortPageContext,
): string {
  const link = escapeAttribute(withBase(base, address));
  const canonical = escapeAttribute(withBase(siteAddress ?? base, address));
  const title = escapeHtml(text);
  return [
    '<!doctype html>',
    '<html lang="en">',
    `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${pagePolicy}">`,
    `<title>${title}</title>`,
    `<meta http-equiv="refresh" content="0; url=${link}">`,
    `<meta name="robots" content="noindex"><link rel="canonical" href="${canonical}">`,
    // Without one, a browser asks for `/favicon.ico`, which few hosts have.
    '<link rel="icon" href="data:,">',
    ...(canary === undefined ? [] : [`<meta name="canary" content="${escapeAttribute(canary)}">`]),
    `<body><h1>${title}</h1><p><a href="${link}">${link}</a></p></body>`,
    '</html>',
    '',
  ].join('\n');
}
