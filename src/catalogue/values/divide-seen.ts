import type { Seen } from '../facets/tally.ts';
import { foldItems } from './display-fold.ts';

/** Values of a field: those that readers see at once, and those behind a summary. */
export interface DividedSeen<Value> {
  shown: readonly Seen<Value>[];
  folds: readonly {
    kind: 'common' | 'once';
    /** How many there are, listed or not. */
    count: number;
    listed: readonly Seen<Value>[];
  }[];
}

/** More would make the page grow with the dataset. */
const mostListed = 20;
/** So few values of a single task each do not hide the common ones. */
const fewOnce = 3;

/**
 * Divides values into common ones and, where they are many, those of a single task, which say little.
 *
 * @param values the values of most tasks first
 * @param options whether those of a single task each say as little; otherwise all are common
 */
export function divideSeen<Value>(
  values: readonly Seen<Value>[],
  { foldsOnce = true }: { foldsOnce?: boolean } = {},
): DividedSeen<Value> {
  const first = values.findIndex(({ tasks }) => tasks.length === 1);
  const common = first < 0 ? values : values.slice(0, first);
  const once = values.slice(common.length);
  const isFew = !foldsOnce || once.length <= (common.length === 0 ? 1 : fewOnce);
  const { shown, folded } = foldItems((isFew ? values : common).slice(0, mostListed));
  const left = Math.max(0, mostListed - common.length);
  const hidden = (isFew ? values : common).length - shown.length;
  return {
    shown,
    folds: [
      ...(hidden > 0 ? [{ kind: 'common' as const, count: hidden, listed: folded }] : []),
      ...(isFew
        ? []
        : [{ kind: 'once' as const, count: once.length, listed: once.slice(0, left) }]),
    ],
  };
}
