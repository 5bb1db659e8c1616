import { countEach } from '#text/figures/count-each.ts';
import type { ReleasedTask, TaskPair } from '../model/release.ts';
import { compareText } from '#text/compare-text.ts';

const none: ReadonlyMap<string, number> = new Map();

/** The tasks in which a rule found more, or less, than in the release before. */
export interface FindingChange {
  code: string;
  added: readonly ReleasedTask[];
  gone: readonly ReleasedTask[];
}

/**
 * Compares what the check finds in two states of tasks, by the codes of rules and in their order.
 *
 * @param checkEach the codes of all findings of each task, each as often as it was found
 */
export function diffFindings<Task extends ReleasedTask>(
  pairs: readonly TaskPair<Task>[],
  checkEach: (tasks: readonly Task[]) => readonly (readonly string[])[],
): FindingChange[] {
  const changes = new Map<string, { added: ReleasedTask[]; gone: ReleasedTask[] }>();
  const countFindings = (tasks: Task[]) => checkEach(tasks).map((codes) => countEach(codes));
  const earlierOnes = countFindings(pairs.map(({ before }) => before));
  const laterOnes = countFindings(pairs.map(({ after }) => after));
  for (const [index, { after }] of pairs.entries()) {
    const [earlier, later] = [earlierOnes[index] ?? none, laterOnes[index] ?? none];
    for (const code of new Set([...earlier.keys(), ...later.keys()])) {
      const difference = (later.get(code) ?? 0) - (earlier.get(code) ?? 0);
      if (difference === 0) continue;
      const change = changes.get(code) ?? { added: [], gone: [] };
      changes.set(code, change);
      (difference > 0 ? change.added : change.gone).push(after);
    }
  }
  return [...changes]
    .map(([code, change]) => ({ code, ...change }))
    .sort((one, other) => compareText(one.code, other.code));
}
