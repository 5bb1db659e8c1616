import { addresses, folderAddresses } from '#addresses/addresses.ts';
import { countPages } from '#catalogue/facets/pagination.ts';
import type { TaskEntry } from '#catalogue/task/task-entry.ts';
import { toTaskTitle } from '#catalogue/task/task-title.ts';
import { toStateTitle } from '#history/timeline/state-title.ts';
import type { Site } from '../context/load-site.ts';
import type { SiteLocation } from '../page/site-location.ts';
import type { DataFile } from './data-file.ts';
import { writeShortPage } from './short-page.ts';

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
  yield {
    address: `${addresses.shortTask(shortName)}index.html`,
    task: entry,
    read: () => {
      const page = { title: toTaskTitle(entry), address: addresses.task(entry.path) };
      return writeShortPage(page, { ...place, canary });
    },
  };
}
