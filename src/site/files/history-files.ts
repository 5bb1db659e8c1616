import { addresses } from '#addresses/addresses.ts';
import { addCanary } from '#export/dataset/add-canary.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { toEarlierTasks } from '#history/cited-sets/earlier-tasks.ts';
import type { SiteHistory } from '../context/site-history.ts';
import type { Site } from '../context/load-site.ts';
import { toShortNamePage } from './short-pages.ts';
import type { SiteLocation } from '../page/site-location.ts';
import type { DataFile } from './data-file.ts';

/** The files of earlier versions and of releases. */
export function* listHistoryFiles(
  { catalogue, history }: Site,
  place: SiteLocation,
): Generator<DataFile> {
  if (!history) return;
  yield* listEarlierTaskFiles(catalogue, history);
  yield* listEarlierShortPages(catalogue, history, place);
  const { canary } = catalogue.about;
  yield {
    address: addresses.earlierTasks,
    read: () => JSON.stringify({ ...toEarlierTasks(history, history.pages, catalogue), canary }),
  };
  for (const state of history.states) {
    for (const { address, write } of history.listFiles(state, place.siteAddress)) {
      yield { address, read: write };
    }
  }
}

function* listEarlierTaskFiles(catalogue: Catalogue, history: SiteHistory): Generator<DataFile> {
  const { canary } = catalogue.about;
  for (const [path, text] of listEarlierTexts(catalogue, history)) {
    yield {
      address: addresses.taskFile(path),
      read: () => (canary === undefined ? text : addCanary(text, canary)),
    };
  }
}

/** What is read at the addresses of files that the current tasks do not have, each once. */
function listEarlierTexts(
  { entries }: Catalogue,
  { pages, publish, timelines }: SiteHistory,
): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const timeline of timelines) {
    const { text } = publish(timeline.last);
    for (const path of timeline.paths) texts.set(path, text);
    for (const { path, version } of timeline.versionAddresses) texts.set(path, version.task.text);
  }
  for (const { kind, path, entry } of pages) {
    if (kind !== 'alias') texts.set(path, entry.text);
  }
  for (const { path } of entries) texts.delete(path);
  return texts;
}

function* listEarlierShortPages(
  { about: { canary }, entries }: Catalogue,
  { shortNames }: SiteHistory,
  place: SiteLocation,
): Generator<DataFile> {
  const current = new Set(entries.map(({ shortName }) => shortName));
  for (const [shortName, { path, last }] of shortNames) {
    if (current.has(shortName)) continue;
    yield toShortNamePage(shortName, { id: last.id, path }, { ...place, canary });
  }
}
