import type { TaskEntry } from '../task/task-entry.ts';
import { addresses } from '../../addresses/addresses.ts';
import type { Counted } from './ranking.ts';
import { compareText } from '../../text/compare-text.ts';

/** The web sites that tasks need and that may change. */
export interface LiveHosts {
  /** How many tasks need one. */
  tasks: number;
  /** The host of most tasks first, equals by name. */
  hosts: readonly Counted[];
}

export function countLiveHosts(entries: readonly TaskEntry[]): LiveHosts {
  const counts = new Map<string, number>();
  let tasks = 0;
  for (const { dependencies } of entries) {
    const { live } = dependencies;
    if (live.length > 0) tasks += 1;
    for (const host of live) counts.set(host, (counts.get(host) ?? 0) + 1);
  }
  const hosts = [...counts].map(([label, count]) => ({
    label,
    count,
    address: addresses.explorerWith({ facet: 'live', name: label }),
  }));
  return {
    tasks,
    hosts: hosts.sort(
      (one, other) => other.count - one.count || compareText(one.label, other.label),
    ),
  };
}
