import { count } from '../../text/figures/plural.ts';

/** What a file contains, with the number of unreadable files that are missing from it. */
export function addUnreadable(summary: string, unreadable: number): string {
  if (unreadable === 0) return summary;
  const are = unreadable === 1 ? 'is' : 'are';
  return `${summary} ${count(unreadable, 'file')} that cannot be read ${are} missing.`;
}
