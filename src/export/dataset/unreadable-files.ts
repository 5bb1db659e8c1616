import { count } from '#text/figures/plural.ts';

/**
 * What a file contains, with the number of unreadable files that are missing from it.
 *
 * @param list the file that names them
 */
export function addUnreadable(summary: string, unreadable: number, list: string): string {
  if (unreadable === 0) return summary;
  const [are, them] = unreadable === 1 ? ['is', 'it'] : ['are', 'them'];
  return `${summary} ${count(unreadable, 'file')} that cannot be read ${are} missing; ${list} names ${them}.`;
}
