import type { Catalogue } from '../catalogue.ts';
import { type Group, listUsedGroups } from '../facets/groups.ts';
import type { TaskEntry } from '../task/task-entry.ts';
import { addresses } from '#addresses/addresses.ts';
import { distribute } from './distribution.ts';
import type { Counted } from './ranking.ts';

/** What one selection of the tasks consists of, to be compared with the others. */
export interface SuiteProfile {
  label: string;
  address: string;
  tasks: number;
  /** The same apps in the same order for every selection. */
  apps: readonly Counted[];
  /** Medians; undefined without tasks. */
  setupActions: number | undefined;
  checks: number | undefined;
}

const comparedApps = 8;

/** All tasks, then each suite; empty when the dataset names no suite. */
export function profileSuites({ entries, groups }: Catalogue): SuiteProfile[] {
  const suites = listUsedGroups(groups.suites);
  if (suites.length === 0) return [];
  const apps = listUsedGroups(groups.apps).slice(0, comparedApps);
  return [
    { ...profile(entries, apps), label: 'All tasks', address: addresses.tasks },
    ...suites.map((suite) => ({
      ...profile(suite.tasks, apps, suite),
      label: suite.label,
      address: addresses.explorerWith(suite),
    })),
  ];
}

function profile(tasks: readonly TaskEntry[], apps: readonly Group[], suite?: Group) {
  const members = new Set(tasks);
  return {
    tasks: tasks.length,
    apps: apps.map((app) => {
      const count = app.tasks.filter((task) => members.has(task)).length;
      const address = addresses.explorerWith(app, ...(suite ? [suite] : []));
      return { label: app.label, count, address: count === 0 ? undefined : address };
    }),
    setupActions: distribute(tasks, 'steps')?.median,
    checks: distribute(tasks, 'checks')?.median,
  };
}
