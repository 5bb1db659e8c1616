import { addresses } from '#addresses/addresses.ts';
import { assignSegments } from '#addresses/segment.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { divideGroups } from '#catalogue/facets/groups-without-page.ts';
import { groupTasks, listGroups } from '#catalogue/facets/groups.ts';
import type { TaskEntry } from '#catalogue/task/task-entry.ts';
import type { State } from '../timeline/history.ts';

/** The page that an app, a function or a suite had in the site of an earlier state. */
interface RemovedGroup {
  title: string;
  address: string;
}

/**
 * The groups that earlier states have and the current tasks do not.
 *
 * @param earlier the entries of all versions that are not current
 */
export function listRemovedGroups(
  states: readonly Pick<State, 'suites'>[],
  earlier: readonly TaskEntry[],
  today: Pick<Catalogue, 'facets' | 'groups' | 'groupsWithoutPage' | 'vocabulary'>,
): RemovedGroup[] {
  const { facets, vocabulary } = today;
  const { groups } = divideGroups(groupTasks(earlier, vocabulary, facets), vocabulary, facets);
  const suites = states.flatMap((state) => state.suites ?? []);
  return facets.flatMap(({ name: facet }) => {
    const current = [...listGroups(today.groups, facet), ...today.groupsWithoutPage]
      .filter((group) => group.facet === facet)
      .map(({ name }) => name);
    const titles = new Map<string, string>(
      facet === 'suites'
        ? suites.map(({ name }) => [name, name])
        : listGroups(groups, facet).map(({ name, label }) => [name, label]),
    );
    const segments = assignSegments([...current, ...titles.keys()]);
    for (const name of current) titles.delete(name);
    return [...titles].map(([name, title]) => ({
      title,
      address: addresses.group(facet, segments.get(name) ?? ''),
    }));
  });
}
