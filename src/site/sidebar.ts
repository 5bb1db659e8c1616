import type { StarlightUserConfig } from '@astrojs/starlight/types';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { facets } from '../catalogue/facets.ts';
import { type Group, usedGroups } from '../catalogue/groups.ts';
import { addresses } from '../catalogue/urls.ts';

type Sidebar = NonNullable<StarlightUserConfig['sidebar']>;

/** More would make every page grow with the dataset. */
const listedApps = 10;

/** The sidebar of the catalogue. Its size does not depend on the number of tasks. */
export function catalogueSidebar({ groups, entries, findings }: Catalogue): Sidebar {
  const shown = facets.filter(({ name }) => usedGroups(groups[name]).length > 0);
  const problems = findings.filter(({ severity }) => severity !== 'info').length;
  return [
    { label: 'Overview', link: addresses.home },
    { label: 'All tasks', link: addresses.tasks, badge: badge(entries.length) },
    { label: 'Statistics', link: addresses.statistics },
    { label: 'Problems', link: addresses.problems, badge: badge(problems) },
    { label: 'Download', link: addresses.data },
    {
      label: 'Browse by',
      items: shown.map(({ name, label }) => ({ label, link: addresses.facet(name) })),
    },
    { label: 'Largest apps', items: groups.apps.slice(0, listedApps).map(toLink) },
    {
      label: 'Reference',
      items: [
        { label: 'The task format', link: addresses.format },
        { label: 'Rules', link: addresses.rules },
      ],
    },
  ];
}

const toLink = ({ facet, segment, label, tasks }: Group) => ({
  label,
  link: addresses.group(facet, segment),
  badge: badge(tasks.length),
});

const badge = (count: number) => ({ text: String(count), variant: 'default' as const });
