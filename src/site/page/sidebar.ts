import type { Catalogue } from '#catalogue/catalogue.ts';
import { facets } from '#catalogue/facets/group-facets.ts';
import { appMark } from '#catalogue/facets/app-hue.ts';
import { type Group, listUsedGroups } from '#catalogue/facets/groups.ts';
import { addresses } from '#addresses/addresses.ts';
import { resultAddresses } from '#addresses/result-addresses.ts';
import { formatCount } from '#text/figures/format-count.ts';

export interface SidebarLink {
  label: string;
  /** Without the base path. */
  address: string;
  /** How many tasks, groups or findings its page lists. */
  count?: number;
  /** What is counted, where the label does not say it. */
  title?: string;
  /** The classes of the mark of an app. */
  mark?: string;
}

interface SidebarGroup {
  label: string;
  links: readonly SidebarLink[];
}

/** More would make every page grow with the dataset. */
const listedApps = 10;

/**
 * The sidebar of the catalogue. Its size does not depend on the number of tasks.
 *
 * @param results of systems, if the dataset has any
 */
export function catalogueSidebar(
  { about, groups, entries, findings }: Catalogue,
  results?: { runs: readonly unknown[] },
): (SidebarLink | SidebarGroup)[] {
  const shown = facets.filter(
    ({ name }) => name !== 'apps' && listUsedGroups(groups[name]).length > 0,
  );
  // Without notes, which would change every page of the site whenever one of them comes or goes.
  const graveFindings = findings.filter(({ severity }) => severity !== 'info').length;
  return [
    { label: 'Overview', address: addresses.home },
    { label: 'All tasks', address: addresses.tasks, count: entries.length },
    { label: 'Statistics', address: addresses.statistics },
    ...(results
      ? [
          { label: 'Results', address: resultAddresses.results, count: results.runs.length },
          { label: 'Tasks to review', address: resultAddresses.review },
        ]
      : []),
    {
      label: 'Findings',
      address: addresses.findings,
      count: graveFindings,
      title: 'Errors and warnings',
    },
    { label: 'Cite and download', address: addresses.data },
    ...(hasReleases(about) ? [{ label: 'Releases', address: addresses.releases }] : []),
    ...(groups.apps.length > 0 ? [{ label: 'Apps', links: listApps(groups.apps) }] : []),
    {
      label: 'How tasks are judged',
      links: shown.map(({ name, label }) => ({
        label,
        address: addresses.facet(name),
        count: listUsedGroups(groups[name]).length,
      })),
    },
    {
      label: 'Reference',
      links: [
        { label: 'The task format', address: addresses.format },
        { label: 'Rules', address: addresses.rules },
      ],
    },
  ];
}

/** The largest apps, and where all of them are. */
function listApps(apps: readonly Group[]): SidebarLink[] {
  const shown = apps.slice(0, listedApps).map(({ name, segment, label, tasks }) => ({
    label,
    address: addresses.group('apps', segment),
    count: tasks.length,
    mark: appMark(name),
  }));
  const label = apps.length > listedApps ? `All ${formatCount(apps.length)} apps` : 'All apps';
  return [...shown, { label, address: addresses.facet('apps') }];
}

const hasReleases = ({ releases }: Catalogue['about']): boolean =>
  releases !== undefined && (!Array.isArray(releases) || releases.length > 0);
