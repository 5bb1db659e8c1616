import { toFileName } from '#text/file-name.ts';
import { compareText } from '#text/compare-text.ts';
import { similarityOf } from '#text/similarity/similar-sets.ts';
import type { ReleasedTask, TaskPair } from '../model/release.ts';
import { leastSimilarity } from './find-renamed.ts';
import { platformOfTask, toContentShingles } from './task-content.ts';

/** A file that was moved keeps its name, which counts as much as this share of the content. */
const sameName = 0.1;

/**
 * Pairs the tasks of two releases that have one id: nearly equal ones first, of these those of one
 * platform, and of these the most similar ones. The id still exists, so as many as possible continue,
 * also with different contents. Of two releases in the other order, the pairs are the same.
 */
export function pairMostSimilar<Task extends ReleasedTask>(
  before: readonly Task[],
  after: readonly Task[],
): TaskPair<Task>[] {
  const earlier = rank(before);
  const candidates = rank(after).flatMap((later) =>
    earlier.map((earlierTask) => toCandidate(earlierTask, later)),
  );
  const taken = new Set<Task>();
  return candidates.sort(compareCandidates).flatMap(({ pair }) => {
    if (taken.has(pair.before) || taken.has(pair.after)) return [];
    taken.add(pair.before).add(pair.after);
    return [pair];
  });
}

/** The tasks by file, with what they are compared by. */
function rank<Task extends ReleasedTask>(tasks: readonly Task[]): RankedTask<Task>[] {
  return tasks
    .toSorted((first, second) => compareText(first.file, second.file))
    .map((task, place) => ({
      task,
      place,
      platform: platformOfTask(task.file),
      content: toContentShingles(task),
    }));
}

function toCandidate<Task extends ReleasedTask>(before: RankedTask<Task>, after: RankedTask<Task>) {
  const isSameName = toFileName(before.task.file) === toFileName(after.task.file);
  const likeness = similarityOf(before.content, after.content) + (isSameName ? sameName : 0);
  const places = [before.place, after.place] as const;
  return {
    pair: { before: before.task, after: after.task },
    // The most telling one first.
    ranks: [
      Number(likeness >= leastSimilarity),
      Number(before.platform === after.platform),
      likeness,
      // The same in both directions.
      -Math.min(...places),
      -Math.max(...places),
    ],
  };
}

type Candidate = ReturnType<typeof toCandidate>;

function compareCandidates({ ranks }: Candidate, { ranks: others }: Candidate): number {
  const index = ranks.findIndex((rank, place) => rank !== others[place]);
  return (others[index] ?? 0) - (ranks[index] ?? 0);
}

interface RankedTask<Task extends ReleasedTask> {
  task: Task;
  place: number;
  platform: string;
  content: readonly number[];
}
