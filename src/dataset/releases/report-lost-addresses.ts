import { findLostAddresses } from '#history/timeline/find-lost-addresses.ts';
import type { StoredTask } from '#history/timeline/history.ts';
import type { Finding } from '#lint/model/finding.ts';
import { toFinding } from '#lint/model/to-finding.ts';
import { createLocator } from '#lint/positions/text-positions.ts';
import { addressKept } from '#lint/rules/d10-address-kept.ts';
import type { ReadRelease } from './read-releases.ts';

interface Current {
  tasks: readonly StoredTask[];
  /** The name of `dataset.json`. */
  settings: string;
  textOf: (file: string) => string;
}

/** A finding for each address of a release at which the site shows another task. */
export function reportLostAddresses(
  releases: readonly ReadRelease[],
  { tasks, settings, textOf }: Current,
): Finding[] {
  if (releases.length === 0) return [];
  return findLostAddresses(releases, tasks).map(({ file, ...lost }) => {
    const place = file === undefined ? { file: settings, at: ['releases'] } : { file, at: ['id'] };
    const message = addressKept.message({ ...lost, isRemoved: file === undefined });
    const start = tasks.find((task) => task.file === file)?.start;
    const position = createLocator(textOf(place.file), start)(place.at);
    return toFinding(addressKept, { ...place, position }, { message });
  });
}
