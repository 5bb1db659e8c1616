import { countEach } from '#text/figures/count-each.ts';
import type { TaskEntry } from '../task/task-entry.ts';
import { addresses } from '#addresses/addresses.ts';
import type { Counted } from './ranking.ts';
import { compareText } from '#text/compare-text.ts';

/** The websites that tasks need and that may change. */
export interface LiveHosts {
  /** How many tasks need one. */
  tasks: number;
  /** The host of most tasks first, equals by name. */
  hosts: readonly Counted[];
}

export function countLiveHosts(entries: readonly TaskEntry[]): LiveHosts {
  const hostsOf = entries.map(({ dependencies }) => dependencies.live);
  const hosts = [...countEach(hostsOf.flat())].map(([label, count]) => ({
    label,
    count,
    address: addresses.explorerWith({ facet: 'live', name: label }),
  }));
  return {
    tasks: hostsOf.filter((live) => live.length > 0).length,
    hosts: hosts.sort(
      (one, other) => other.count - one.count || compareText(one.label, other.label),
    ),
  };
}
