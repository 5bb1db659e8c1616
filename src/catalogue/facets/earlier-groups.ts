import type { FacetName } from '../../addresses/facet-names.ts';
import { assignSegments } from '../../addresses/segment.ts';
import { facets } from './group-facets.ts';
import type { Group, Groups } from './groups.ts';
import { mostUnknownNames } from './groups-without-page.ts';
import type { TaskEntry } from '../task/task-entry.ts';

/** An app or a function that only earlier versions of tasks name. */
export interface EarlierGroup {
  facet: FacetName;
  name: string;
  label: string;
  /** The last part of its address. */
  segment: string;
  /** These versions, each at its own address. */
  tasks: readonly TaskEntry[];
}

/**
 * The groups that only earlier versions belong to. Of each facet, those with the most versions come first,
 * and the list is limited as that of unknown names is.
 *
 * @param versions those that today's tasks do not have
 */
export const listEarlierGroups = (
  { groups, groupsWithoutPage }: { groups: Groups; groupsWithoutPage: readonly Group[] },
  versions: readonly TaskEntry[],
): readonly EarlierGroup[] =>
  facets.flatMap((facet) => {
    const listed = groupsWithoutPage.filter((group) => group.facet === facet.name);
    const today = new Set([...groups[facet.name], ...listed].map(({ name }) => name));
    const found = versions.flatMap((entry) =>
      facet.groupsOf(entry).map(({ name, label }) => ({ name, label, entry })),
    );
    const gone = Map.groupBy(
      found.filter(({ name }) => !today.has(name)),
      ({ name }) => name,
    );
    const segments = assignSegments([...today, ...gone.keys()]);
    const earlier = Array.from(gone, ([name, own]) => ({
      facet: facet.name,
      name,
      label: own[0]?.label ?? name,
      segment: segments.get(name) ?? '',
      tasks: [...new Set(own.map(({ entry }) => entry))],
    }));
    return earlier
      .sort((one, other) => other.tasks.length - one.tasks.length)
      .slice(0, mostUnknownNames);
  });
