import { addresses } from '#addresses/addresses.ts';
import type { TaskEntry } from '../task/task-entry.ts';
import type { Counted } from './ranking.ts';
import { compareText } from '#text/compare-text.ts';

/** How tasks combine apps. */
export interface AppPairs {
  /** How many tasks use more than one app. */
  tasks: number;
  /** Each pair that a task uses, the most frequent first; of equals the one seen first. */
  pairs: readonly Counted[];
}

/** A file may name any number of apps, and their pairs grow with its square. */
const pairedApps = 20;

export function pairApps(entries: readonly TaskEntry[]): AppPairs {
  const pairs = new Map<string, Counted>();
  const combining = entries.filter(({ apps }) => apps.length > 1);
  for (const { apps } of combining) {
    const sorted = apps
      .slice(0, pairedApps)
      .sort((one, other) => compareText(one.label, other.label));
    for (const [index, one] of sorted.entries()) {
      for (const other of sorted.slice(index + 1)) {
        const key = JSON.stringify([one.name, other.name]);
        const label = `${one.label} + ${other.label}`;
        const address = addresses.explorerWithAll('apps', [one.name, other.name]);
        pairs.set(key, { label, address, count: (pairs.get(key)?.count ?? 0) + 1 });
      }
    }
  }
  return {
    tasks: combining.length,
    pairs: [...pairs.values()].sort((one, other) => other.count - one.count),
  };
}
