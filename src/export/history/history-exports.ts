import { addresses } from '#addresses/addresses.ts';
import type { About } from '#catalogue/citing/about.ts';
import { toVersionPath } from '#addresses/task-addresses.ts';
import { listReplaced } from '#history/timeline/earlier-pages.ts';
import type { DatasetHistory, Timeline } from '#history/timeline/history.ts';
import { toOneLine } from '#text/safe/one-line.ts';
import { type DataExport, toDataExports } from '../dataset/exports.ts';
import { writeChangeLines } from './change-lines.ts';
import { nameFeeds, toChangeFeed, toReleaseFeed } from './feeds.ts';
import { toReleasesJson } from './releases-json.ts';

/** The releases of a dataset, with every short name that a task has had. */
export interface ExportedHistory extends DatasetHistory {
  shortNames: ReadonlyMap<string, Timeline>;
}

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

/**
 * Every address of a task, a version and a release that has ever been, one a line, in order. A canary
 * comes before them, after "#".
 */
export function toAddressList(
  { states, timelines, shortNames }: Pick<ExportedHistory, 'states' | 'timelines' | 'shortNames'>,
  { canary, markdown = false }: Pick<About, 'canary' | 'markdown'>,
): string {
  const paths = timelines.flatMap((timeline) => [
    ...timeline.paths,
    ...listReplaced(timeline).map((version) => toVersionPath(timeline.path, version.digest)),
    ...timeline.versionAddresses.map(({ path }) => path),
  ]);
  const all = [
    addresses.releases,
    ...states.map(({ segment }) => addresses.release(segment)),
    ...[...shortNames.keys()].map(addresses.shortTask),
    ...timelines.flatMap(({ sharedPaths }) => sharedPaths.map(addresses.task)),
    ...paths.flatMap((path) => [
      addresses.task(path),
      addresses.taskFile(path),
      ...(markdown ? [addresses.taskMarkdown(path)] : []),
    ]),
  ];
  const head = canary === undefined ? [] : [`# ${toOneLine(canary)}`];
  return [...head, ...[...new Set(all)].sort()].map((line) => `${line}\n`).join('');
}
