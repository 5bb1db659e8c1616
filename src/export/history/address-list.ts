import { addresses } from '#addresses/addresses.ts';
import { toVersionPath } from '#addresses/task-addresses.ts';
import type { About } from '#catalogue/citing/about.ts';
import { toOneLine } from '#text/safe/one-line.ts';
import type { DatasetHistory, Timeline } from '#history/timeline/history.ts';
import { listReplaced } from '#history/timeline/earlier-pages.ts';

/**
 * Every address of a task, a version and a release that has ever been, one a line, in order. A canary
 * comes before them, after "#".
 */
export function toAddressList(
  { states, timelines, shortNames }: AddressedHistory,
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

/** The states and tasks of a history, with every short name that there has been. */
export interface AddressedHistory extends Pick<DatasetHistory, 'states' | 'timelines'> {
  shortNames: ReadonlyMap<string, Timeline>;
}
