import { countEach } from '#text/figures/count-each.ts';
import type { Catalogue } from '../catalogue.ts';
import { type Family, groupFamilies } from '../facets/families.ts';
import { type Group, listUsedGroups } from '../facets/groups.ts';
import { addresses } from '#addresses/addresses.ts';

/** How many tasks of each app are judged by a metric of each family. */
export interface AppFamilies {
  families: readonly Family[];
  rows: readonly AppRow[];
  /** The largest count of all cells, by which they are shaded. */
  most: number;
  /** How many apps are left out. */
  rest: number;
}

interface AppRow {
  app: Group;
  /** In the order of the families. */
  cells: readonly { count: number; address: string | undefined }[];
}

const shownApps = 16;

/** Crosses apps with families of metrics; a task counts in every cell that it fits. */
export function crossAppsWithFamilies({ groups }: Pick<Catalogue, 'groups'>): AppFamilies {
  const families = groupFamilies(listUsedGroups(groups.metrics));
  const familiesOf = new Map<object, Set<Family>>();
  for (const family of families) {
    for (const task of family.groups.flatMap(({ tasks }) => tasks)) {
      familiesOf.set(task, (familiesOf.get(task) ?? new Set()).add(family));
    }
  }

  const apps = listUsedGroups(groups.apps);
  const rows = apps.slice(0, shownApps).map((app) => {
    const counts = countEach(app.tasks.flatMap((task) => [...(familiesOf.get(task) ?? [])]));
    return {
      app,
      cells: families.map((family) => ({
        count: counts.get(family) ?? 0,
        address: addresses.explorerWith(app, ...family.groups),
      })),
    };
  });
  const most = Math.max(0, ...rows.flatMap(({ cells }) => cells.map(({ count }) => count)));
  return { families, rows, most, rest: apps.length - rows.length };
}
