import { addresses } from '#addresses/addresses.ts';
import { formatCount } from '#text/figures/format-count.ts';
import type { DatasetHistory } from '../timeline/history.ts';
import { toStateTitle } from '../timeline/state-title.ts';

/** Leads to the tasks that the newest state has added; undefined where it has added none. */
export function findNewTasksLink({
  states,
  diffs,
}: Pick<DatasetHistory, 'states' | 'diffs'>): { label: string; address: string } | undefined {
  const [previous, newest] = states.slice(-2);
  const added = newest && diffs.get(newest)?.added;
  if (!previous || !added || added.length === 0) return undefined;
  return {
    label: `${formatCount(added.length)} new since ${toStateTitle(previous)}`,
    address: addresses.releasePart(newest.segment, 'added'),
  };
}
