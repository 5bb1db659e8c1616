import type { Catalogue } from '../../catalogue/catalogue.ts';
import { isUnreadableCode } from '../../lint/parse/unreadable-codes.ts';
import { count } from '../../text/figures/plural.ts';

/** How many files of a dataset may be tasks, but cannot be read. */
export function countUnreadable({
  entries,
  findings,
}: Pick<Catalogue, 'entries' | 'findings'>): number {
  const unreadable = new Set(
    findings.flatMap(({ code, file }) => (isUnreadableCode(code) ? [file] : [])),
  );
  for (const { file } of entries) unreadable.delete(file);
  return unreadable.size;
}

/** What a file contains, with how many tasks may be missing from it. */
export function addUnreadable(summary: string, unreadable: number): string {
  if (unreadable === 0) return summary;
  const are = unreadable === 1 ? 'is' : 'are';
  return `${summary} ${count(unreadable, 'file')} that cannot be read ${are} missing.`;
}
