import { toSegment } from './segment.ts';

/** People quote a UUID by its first part. */
const length = 8;

/**
 * The first 8 characters of each id, in the given order. Undefined where another task has the same,
 * ignoring case, and where an id is shorter or has characters that an address does not have.
 */
export function assignShortNames(tasks: readonly { id: string }[]): (string | undefined)[] {
  const names = tasks.map(({ id }) => id.slice(0, length));
  const sharing = Map.groupBy(names, (name) => name.toLowerCase());
  return names.map((name) => {
    const isAlone = sharing.get(name.toLowerCase())?.length === 1;
    return isAlone && name.length === length && toSegment(name) === name ? name : undefined;
  });
}
