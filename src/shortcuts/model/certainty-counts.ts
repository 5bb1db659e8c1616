import { formatCount } from '#text/figures/format-count.ts';
import { certainties, type Certainty } from './shortcut.ts';

/** How many tasks by how sure their surest shortcut is. */
export type CertaintyCounts = Readonly<Record<Certainty, number>>;

/** @param taskOf what a task is known by. */
export function countBySurest<Item>(
  shortcuts: readonly Item[],
  taskOf: (item: Item) => unknown,
  certaintyOf: (item: Item) => Certainty,
): CertaintyCounts {
  const counts = { certain: 0, likely: 0, possible: 0 };
  const counted = new Set<unknown>();
  for (const certainty of certainties) {
    for (const task of shortcuts.filter((item) => certaintyOf(item) === certainty).map(taskOf)) {
      if (!counted.has(task)) counts[certainty] += 1;
      counted.add(task);
    }
  }
  return counts;
}

/** "12 certain, 3 likely". */
export const describeCertainties = (counts: CertaintyCounts): string =>
  certainties
    .filter((certainty) => counts[certainty] > 0)
    .map((certainty) => `${formatCount(counts[certainty])} ${certainty}`)
    .join(', ');
