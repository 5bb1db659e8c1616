import { createSimilarSets } from '#text/similarity/similar-sets.ts';
import { shinglesOf, wordsOf } from '#text/similarity/shingles.ts';
import type { Vocabulary } from '#vocabulary/vocabulary.ts';
import type { TaskEntry } from '../task/task-entry.ts';
import { closeRelations, looseRelations, type Relation } from './relations.ts';
import { compareInstructions } from './similar-instructions.ts';
import { append, findTaskLinks } from './task-links.ts';

/** Tasks that a reader of a task may want to see too, each only once, with the closest reason. */
export interface Related {
  /** The closest first, each with at least one task. */
  ties: readonly Tie[];
  /** Those that a field of the project's own names by their ids, or that name this task. */
  linked: readonly TaskEntry[];
}

interface Tie {
  /** A heading: "Same metric and app". */
  reason: string;
  tasks: readonly TaskEntry[];
}

/** The share of common phrases from which two instructions count as similar. */
const leastAlike = 0.5;
/** Of each close relation, and of all. */
const shown = 4;
const shownInAll = 8;
/** How many tasks of a group are compared, those that follow a task first. */
const mostCompared = 24;

/** Finds all relations at once, in time proportional to the number of tasks. */
export function createRelatedFinder(
  entries: readonly TaskEntry[],
  vocabulary: Vocabulary,
): (entry: TaskEntry) => Related {
  const linksOf = findTaskLinks(entries);
  const nearOf = findSimilar(entries);
  const instructions = compareInstructions(entries);
  const close = closeRelations.map((relation) => group(entries, relation, vocabulary));
  const loose = looseRelations.map((relation) => group(entries, relation, vocabulary));

  return (entry) => {
    const seen = new Set([entry]);
    const pick = (candidates: readonly TaskEntry[], most: number) => {
      const picked = [...new Set(candidates)]
        .filter((one) => !seen.has(one))
        .slice(0, Math.max(0, Math.min(shown, most + 1 - seen.size)));
      for (const task of picked) seen.add(task);
      return picked;
    };
    const follow = ({ reason, findSharers }: Grouped, most: number): Tie => {
      if (seen.size > most) return { reason, tasks: [] };
      const scored = findSharers(entry)
        .filter((other) => !seen.has(other))
        .map((other) => ({ other, likeness: instructions.measureLikeness(entry, other) }))
        .sort((one, next) => next.likeness - one.likeness);
      return {
        reason,
        tasks: pick(
          scored.map(({ other }) => other),
          most,
        ),
      };
    };
    const linked = pick(linksOf.get(entry) ?? [], shownInAll);
    const alike = pick(
      [...(nearOf.get(entry) ?? []), ...instructions.findSimilar(entry)],
      shownInAll,
    );
    const ties = [
      { reason: 'Linked by a field of the task', tasks: linked },
      { reason: 'Asked in similar words', tasks: alike },
      ...close.map((relation) => follow(relation, shownInAll)),
      ...loose.map((relation) => follow(relation, shown)),
    ];
    return { linked, ties: ties.filter(({ tasks }) => tasks.length > 0) };
  };
}

function findSimilar(entries: readonly TaskEntry[]): Map<TaskEntry, TaskEntry[]> {
  const similarSets = createSimilarSets(leastAlike);
  const added: TaskEntry[] = [];
  const nearOf = new Map<TaskEntry, TaskEntry[]>();
  for (const entry of entries) {
    const shingles = shinglesOf(wordsOf(entry.task.instruction));
    if (shingles.length === 0) continue;
    const near = similarSets.add(shingles, () => true);
    added.push(entry);
    const other = near && added[near.index];
    if (!other) continue;
    append(nearOf, entry, other);
    append(nearOf, other, entry);
  }
  return nearOf;
}

interface Grouped {
  reason: string;
  findSharers: (entry: TaskEntry) => TaskEntry[];
}

/** Groups the tasks by the values of a relation. */
function group(
  entries: readonly TaskEntry[],
  { reason, keysOf, mostSharers = Infinity }: Relation,
  vocabulary: Vocabulary,
): Grouped {
  const groups = new Map<string, Group>();
  const keysByEntry = new Map<TaskEntry, ReadonlySet<string>>();
  for (const entry of entries) {
    const keys = new Set(keysOf(entry, vocabulary));
    keys.delete('');
    keysByEntry.set(entry, keys);
    for (const key of keys) {
      const sharers: Group = groups.get(key) ?? { tasks: [], positions: new Map() };
      sharers.positions.set(entry, sharers.tasks.push(entry) - 1);
      groups.set(key, sharers);
    }
  }
  return {
    reason,
    findSharers: (entry) => {
      const sharing = [...(keysByEntry.get(entry) ?? [])]
        .flatMap((key) => groups.get(key) ?? [])
        .filter(({ tasks }) => tasks.length <= mostSharers);
      // A task may share several values.
      return [...new Set(sharing.flatMap((sharers) => listFollowing(sharers, entry)))];
    },
  };
}

interface Group {
  tasks: TaskEntry[];
  positions: Map<TaskEntry, number>;
}

/** Lists the members of a group after a task, then those before it, so that each task gets others. */
function listFollowing({ tasks, positions }: Group, entry: TaskEntry): TaskEntry[] {
  const position = positions.get(entry) ?? 0;
  const length = Math.min(tasks.length - 1, mostCompared);
  return Array.from(
    { length },
    (_, index) => tasks[(position + 1 + index) % tasks.length] ?? entry,
  );
}
