import { appMark } from '../facets/app-hue.ts';
import type { Group } from '../facets/groups.ts';
import { addresses } from '../../addresses/addresses.ts';

/** A value and how many tasks have it. */
export interface Counted {
  label: string;
  count: number;
  /** Where those tasks are listed; undefined when there are none or no page does. */
  address: string | undefined;
  /** The classes of the mark of an app. */
  mark?: string | undefined;
}

/** The values that most tasks have, and a summary of the others. */
export interface Ranking {
  shown: readonly Counted[];
  rest: {
    /** How many values are not shown. */
    values: number;
    /** How many tasks have the most frequent one of them. */
    most: number;
  };
}

/** The first values of a list that is in order, the others in one line. */
export function rank(values: readonly Counted[], limit: number): Ranking {
  const rest = values.slice(limit);
  return {
    shown: values.slice(0, limit),
    rest: { values: rest.length, most: Math.max(0, ...rest.slice(0, 1).map(({ count }) => count)) },
  };
}

/** A group as a value to draw, with the address of its tasks. */
export function countGroup(group: Group): Counted {
  return {
    label: group.label,
    count: group.tasks.length,
    address: group.tasks.length === 0 ? undefined : addresses.explorerWith(group),
    ...(group.facet === 'apps' && { mark: appMark(group.name) }),
  };
}
