import { addresses } from '../../addresses/addresses.ts';
import type { DatasetHistory } from '../../history/timeline/history.ts';
import { listReplaced, toVersionPath } from '../../history/timeline/list-addresses.ts';

/** Every address of a task, a version and a release that has ever been, one a line, in order. */
export function toAddressList({ states, timelines }: DatasetHistory): string {
  const paths = timelines.flatMap((timeline) => [
    ...timeline.paths,
    ...listReplaced(timeline).map((version) => toVersionPath(timeline, version)),
  ]);
  const all = [
    addresses.releases,
    ...states.map(({ segment }) => addresses.release(segment)),
    ...paths.flatMap((path) => [addresses.task(path), addresses.taskFile(path)]),
  ];
  return [...new Set(all)]
    .sort()
    .map((address) => `${address}\n`)
    .join('');
}
