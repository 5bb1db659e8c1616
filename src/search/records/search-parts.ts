/** The folder of a site's search index. */
export const searchFolder = 'pagefind';

const tasksInPart = 500;
/** Every search reads every part. */
const mostParts = 8;

/**
 * Into how many indexes the tasks of a site are divided, so that a build writes only those whose
 * tasks have changed: Pagefind 1.5 cannot add to an index that is written, and its memory grows with
 * the index. With one, the whole site has a single index.
 *
 * @param tasks their number.
 */
export function countSearchParts(tasks: number): number {
  return Math.min(mostParts, Math.max(1, Math.ceil(tasks / tasksInPart)));
}

/** The number of a task's part, from 0; it does not depend on the other tasks. */
export function findSearchPart(address: string, parts: number): number {
  // FNV-1a, of 32 bits.
  let digest = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(address)) {
    digest = Math.imul(digest ^ byte, 0x01000193) >>> 0;
  }
  return digest % parts;
}

/** The folder of a part, below that of the search index. */
export const toPartFolder = (part: number): string => `tasks-${part}`;
