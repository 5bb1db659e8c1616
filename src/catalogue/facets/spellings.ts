import type { Vocabulary } from '../../vocabulary/vocabulary.ts';
import type { TaskEntry } from '../task/task-entry.ts';

/** How tasks write the name of an app, the most frequent spelling first. */
export function listSpellings(
  name: string,
  tasks: readonly TaskEntry[],
  vocabulary: Pick<Vocabulary, 'app'>,
): string[] {
  const counts = new Map<string, number>();
  for (const spelling of tasks.flatMap(({ task }) => task.relatedApps)) {
    if (vocabulary.app(spelling).name !== name) continue;
    counts.set(spelling, (counts.get(spelling) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one).map(([spelling]) => spelling);
}
