import type { Catalogue } from '../../catalogue/catalogue.ts';
import { facets } from '../../catalogue/facets/group-facets.ts';
import { type Group, listUsedGroups } from '../../catalogue/facets/groups.ts';
import { addresses } from '../../catalogue/addresses/addresses.ts';

export interface SidebarLink {
  label: string;
  /** Without the base path. */
  address: string;
  /** How many tasks or problems its page lists. */
  count?: number;
}

interface SidebarGroup {
  label: string;
  links: readonly SidebarLink[];
}

/** More would make every page grow with the dataset. */
const listedApps = 10;

/** The sidebar of the catalogue. Its size does not depend on the number of tasks. */
export function catalogueSidebar({
  groups,
  entries,
  findings,
}: Catalogue): (SidebarLink | SidebarGroup)[] {
  const shown = facets.filter(({ name }) => listUsedGroups(groups[name]).length > 0);
  const problems = findings.filter(({ severity }) => severity !== 'info').length;
  return [
    { label: 'Overview', address: addresses.home },
    { label: 'All tasks', address: addresses.tasks, count: entries.length },
    { label: 'Statistics', address: addresses.statistics },
    { label: 'Problems', address: addresses.problems, count: problems },
    { label: 'Download', address: addresses.data },
    {
      label: 'Browse by',
      links: shown.map(({ name, label }) => ({ label, address: addresses.facet(name) })),
    },
    { label: 'Largest apps', links: groups.apps.slice(0, listedApps).map(toLink) },
    {
      label: 'Reference',
      links: [
        { label: 'The task format', address: addresses.format },
        { label: 'Rules', address: addresses.rules },
      ],
    },
  ];
}

const toLink = ({ facet, segment, label, tasks }: Group): SidebarLink => ({
  label,
  address: addresses.group(facet, segment),
  count: tasks.length,
});
