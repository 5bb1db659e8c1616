import { memoize } from '#text/memoize.ts';
import { createSimilarSets } from '#text/similarity/similar-sets.ts';
import type { ReleasedTask, TaskPair } from '../model/release.ts';
import { pairByKey } from './pair-by-key.ts';
import { platformOfTask, toContentShingles, toPlatformContent } from './task-content.ts';

/** Two tasks with different ids share at least so much of their content when they are one task. */
export const leastSimilarity = 0.75;

/** How often tasks that lost the most similar one to another are compared again. */
const mostRounds = 3;

export interface RenamedPair<Task extends ReleasedTask> extends TaskPair<Task> {
  /** The share of the content that both have. */
  similarity: number;
}

/** Finds tasks with a new id: those with the same content, then the most similar ones. */
export function findRenamed<Task extends ReleasedTask>(
  gone: readonly Task[],
  fresh: readonly Task[],
): RenamedPair<Task>[] {
  if (gone.length === 0 || fresh.length === 0) return [];
  const pairs = pairByKey(gone, fresh, toPlatformContent).map((pair): RenamedPair<Task> => ({
    ...pair,
    similarity: 1,
  }));
  const contentOf = memoize(toContentShingles);
  for (let round = 0; round < mostRounds; round++) {
    const before = new Set(pairs.map((pair) => pair.before));
    const after = new Set(pairs.map((pair) => pair.after));
    const similar = findSimilar(
      gone.filter((task) => !before.has(task)),
      fresh.filter((task) => !after.has(task)),
      contentOf,
    );
    if (similar.length === 0) break;
    pairs.push(...similar);
  }
  return pairs;
}

/** The most similar pairs first, since each task continues in one task. */
function findSimilar<Task extends ReleasedTask>(
  gone: readonly Task[],
  fresh: readonly Task[],
  contentOf: typeof toContentShingles,
): RenamedPair<Task>[] {
  const sets = createSimilarSets(leastSimilarity);
  for (const task of gone) sets.add(contentOf(task), () => false);
  const candidates = fresh.flatMap((after): RenamedPair<Task>[] => {
    const platform = platformOfTask(after.file);
    const similar = sets.add(contentOf(after), (index) => {
      const before = gone[index];
      return before !== undefined && platformOfTask(before.file) === platform;
    });
    const before = similar && gone[similar.index];
    // Only equal content is the same for sure.
    return before ? [{ before, after, similarity: Math.min(similar.similarity, 0.99) }] : [];
  });
  const taken = new Set<ReleasedTask>();
  return candidates
    .sort((first, second) => second.similarity - first.similarity)
    .filter(({ before }) => !taken.has(before) && taken.add(before));
}
