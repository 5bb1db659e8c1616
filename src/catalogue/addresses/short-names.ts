import { toSegment } from './segment.ts';

/** People quote a UUID by its first part. */
const length = 8;

/**
 * The first 8 signs of each id, in the given order. Undefined where another task has the same, on a
 * disk that ignores case, and where an id is shorter or has other signs than an address.
 */
export function assignShortNames(tasks: readonly { id: string }[]): (string | undefined)[] {
  const names = tasks.map(({ id }) => id.slice(0, length));
  const sharing = Map.groupBy(names, (name) => name.toLowerCase());
  return names.map((name) => {
    const isAlone = sharing.get(name.toLowerCase())?.length === 1;
    return isAlone && name.length === length && toSegment(name) === name ? name : undefined;
  });
}
