import { addresses } from '#addresses/addresses.ts';
import type { About } from '#catalogue/citing/about.ts';
import type { DatasetHistory } from '#history/timeline/history.ts';
import { type DataExport, toDataExports } from '../dataset/exports.ts';
import { type AddressedHistory, toAddressList } from './address-list.ts';
import { writeChangeLines } from './change-lines.ts';
import { nameFeeds, toChangeFeed, toReleaseFeed } from './feeds.ts';
import { toReleasesJson } from './releases-json.ts';

/** The releases of a dataset, and the addresses that its tasks have had. */
export type ExportedHistory = DatasetHistory & AddressedHistory;

/**
 * What is made of the releases for other tools.
 *
 * @param root the address that the site is published at, or its base path when that is not known;
 *   feeds name their entries by whole addresses, so there are none with a base path
 */
export function listHistoryExports(
  history: ExportedHistory,
  about: About,
  root: string,
): readonly DataExport[] {
  const names = nameFeeds(about);
  const feeds = [
    {
      name: names.releases.name,
      summary: 'A feed of the releases.',
      write: () => [toReleaseFeed(history, about, root)],
    },
    {
      name: names.changes.name,
      summary: 'A feed of what happened to tasks in releases.',
      write: () => [toChangeFeed(history, about, root)],
    },
  ];
  return toDataExports([
    {
      name: 'releases.json',
      summary: 'Every release with its numbers of tasks and changes.',
      schema: addresses.exportSchema('releases'),
      write: () => [toReleasesJson(history, about, root)],
    },
    {
      name: 'changes.jsonl',
      summary: 'What happened to each task in each release, a JSON object for each event.',
      schema: addresses.exportSchema('changes'),
      write: () => writeChangeLines(history, about, root),
    },
    {
      name: 'addresses.txt',
      summary:
        'Every address that a task, a version or a release has ever had, from the root of the site, as in /releases/.',
      write: () => [toAddressList(history, about)],
    },
    ...(URL.canParse(root) ? feeds : []),
  ]);
}
