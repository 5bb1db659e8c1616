import { shortenDigest } from '../../text/short-digest.ts';
import type { PinnedSet } from './pinned-set.ts';

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
  count: number,
  digest: string,
): { isSame: boolean; text: string } {
  const tasks = (number: number) => (number === 1 ? '1 task' : `${number} tasks`);
  if (pinned.digest === shortenDigest(digest)) {
    const text = `This is still exactly what the link was made for: ${tasks(count)}, digest ${pinned.digest}.`;
    return { isSame: true, text };
  }
  const now =
    pinned.count === count
      ? 'there are as many, but at least one has changed'
      : `now it finds ${count}`;
  return {
    isSame: false,
    text: `This link was made for ${tasks(pinned.count)} with the digest ${pinned.digest}; ${now} (${shortenDigest(digest)}).`,
  };
}
