import { addresses } from '#addresses/addresses.ts';
import { appMark } from '../facets/app-hue.ts';
import { findFacet } from '../facets/group-facets.ts';
import type { Group } from '../facets/groups.ts';
import type { Counted } from './ranking.ts';

/** The apps or metrics of the tasks of a group, but for the group itself, the most frequent first. */
export function countWithin(group: Group, facet: 'apps' | 'metrics'): Counted[] {
  const within = findFacet(facet);
  const counts = new Map<string, Counted>();
  for (const { name, label, hue } of group.tasks.flatMap((task) => within.groupsOf(task))) {
    const isItself = facet === group.facet && name === group.name;
    if (isItself) continue;
    const address =
      facet === group.facet
        ? addresses.explorerWithAll(facet, [group.name, name])
        : addresses.explorerWith(group, { facet, name });
    const mark = facet === 'apps' ? appMark(hue) : undefined;
    counts.set(name, { label, address, mark, count: (counts.get(name)?.count ?? 0) + 1 });
  }
  return [...counts.values()].sort((one, other) => other.count - one.count);
}
