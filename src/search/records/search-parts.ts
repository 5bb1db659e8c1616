/** Where the search index of a site lies. */
export const searchFolder = 'pagefind';

const tasksInPart = 500;
/** Each part is asked in each search. */
const mostParts = 8;

/**
 * How many indexes the tasks of a site are shared out to, so that a build makes only those anew of
 * which a task has changed. One says that all of the site is in a single index.
 *
 * @param tasks how many there are.
 */
export function countSearchParts(tasks: number): number {
  return Math.min(mostParts, Math.max(1, Math.ceil(tasks / tasksInPart)));
}

/** The number of a task's part, from 0: the same however many tasks come and go beside it. */
export function findSearchPart(address: string, parts: number): number {
  // FNV-1a, of 32 bits.
  let digest = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(address)) {
    digest = Math.imul(digest ^ byte, 0x01000193) >>> 0;
  }
  return digest % parts;
}

/** Where a part lies below the folder of the search index. */
export const toPartFolder = (part: number): string => `tasks-${part}`;
