import { shortenDigest } from '#text/short-digest.ts';
import type { PinnedSet } from './pinned-set.ts';
import { formatCount } from '#text/figures/format-count.ts';
import { count } from '#text/figures/plural.ts';

/**
 * The address with the set added.
 *
 * @param search of the query, empty for none
 */
export function addSet(search: string, count: number, digest: string): string {
  const separator = search === '' ? '?' : '&';
  return `${search}${separator}set=${count}-${shortenDigest(digest)}`;
}

/** Whether a link still finds what it was made for, in a sentence. */
export function describePinnedSet(
  pinned: PinnedSet,
  foundCount: number,
  digest: string,
): { isSame: boolean; text: string } {
  if (pinned.digest === shortenDigest(digest)) {
    const text = `This link still finds exactly the same ${count(foundCount, 'task')}, digest ${pinned.digest}.`;
    return { isSame: true, text };
  }
  const now =
    pinned.count === foundCount
      ? 'it finds as many now, but at least one has changed'
      : `it finds ${formatCount(foundCount)} now`;
  return {
    isSame: false,
    text: `This link was made for ${count(pinned.count, 'task')} with the digest ${pinned.digest}; ${now} (${shortenDigest(digest)}).`,
  };
}
