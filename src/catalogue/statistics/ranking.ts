import type { Group } from '../facets/groups.ts';
import { addresses } from '#addresses/addresses.ts';

/** A value and how many tasks have it. */
export interface Counted {
  label: string;
  count: number;
  /** Where those tasks are listed; undefined when there are none or no page does. */
  address: string | undefined;
  /** The classes of the mark of an app. */
  mark?: string | undefined;
}

/** The values that most tasks have, and the others. */
export interface Ranking {
  shown: readonly Counted[];
  rest: readonly Counted[];
}

/**
 * Divides a list that is in order into the first values and the others.
 *
 * @param limit how many are shown. Default: 10.
 */
export const rank = (values: readonly Counted[], limit = 10): Ranking => ({
  shown: values.slice(0, limit),
  rest: values.slice(limit),
});

/** A group as a value to draw, with the address of its tasks. */
export function countGroup(group: Group): Counted {
  return {
    label: group.label,
    count: group.tasks.length,
    address: group.tasks.length === 0 ? undefined : addresses.explorerWith(group),
  };
}
