import { wordsOf } from '#text/similarity/shingles.ts';
import type { TaskEntry } from '../task/task-entry.ts';

/** Words of more tasks say little, and comparing all of their tasks would take long. */
const mostSharers = 24;
/** How many words of a task are looked up, the rarest first. */
const mostWords = 10;
/** The cosine from which two instructions count as similar, only by their rare words. */
const leastAlike = 0.35;
/** One word in common may be chance, however rare it is. */
const leastWords = 2;

type Described = Pick<TaskEntry, 'task' | 'apps'>;

/** An instruction as its rare words; a word weighs more the rarer it is. */
interface Instruction {
  words: readonly string[];
  /** The length of the vector of all words. */
  norm: number;
}

/**
 * Finds tasks of the same app whose instructions share rare words, the most similar first.
 * Only tasks with a rare word in common are compared, so the time is proportional to their number.
 */
export function createInstructionFinder<Entry extends Described>(
  entries: readonly Entry[],
): (entry: Entry) => Entry[] {
  const wordsByTask = entries.map(({ task }) => new Set(wordsOf(task.instruction).map(toStem)));
  const sharersOf = new Map<string, number[]>();
  for (const [index, words] of wordsByTask.entries()) {
    for (const word of words) {
      const sharers = sharersOf.get(word);
      if (sharers) sharers.push(index);
      else sharersOf.set(word, [index]);
    }
  }
  const weigh = (word: string) =>
    Math.log((1 + entries.length) / (sharersOf.get(word)?.length ?? 1));
  const instructions = wordsByTask.map((words) => describe(words, sharersOf, weigh));
  const positions = new Map(entries.map((entry, index) => [entry, index]));

  return (entry) => {
    const own = positions.get(entry);
    const instruction = own === undefined ? undefined : instructions[own];
    if (!instruction) return [];
    const shared = new Map<number, { weight: number; words: number }>();
    for (const word of instruction.words) {
      const weight = weigh(word) ** 2;
      for (const index of sharersOf.get(word) ?? []) {
        const found = shared.get(index) ?? { weight: 0, words: 0 };
        found.weight += weight;
        found.words++;
        shared.set(index, found);
      }
    }
    const scored = [...shared].flatMap(([index, { weight, words }]) => {
      const other = entries[index];
      if (index === own || !other || words < leastWords || !sharesApp(entry, other)) return [];
      const likeness = weight / (instruction.norm * (instructions[index]?.norm ?? 1));
      return likeness < leastAlike ? [] : [{ other, likeness }];
    });
    scored.sort((one, next) => next.likeness - one.likeness);
    return scored.map(({ other }) => other);
  };
}

function describe(
  words: ReadonlySet<string>,
  sharersOf: ReadonlyMap<string, readonly number[]>,
  weigh: (word: string) => number,
): Instruction {
  const countSharers = (word: string) => sharersOf.get(word)?.length ?? 0;
  const rare = [...words]
    .filter((word) => countSharers(word) > 1 && countSharers(word) <= mostSharers)
    .sort((one, other) => countSharers(one) - countSharers(other))
    .slice(0, mostWords);
  // A word that no other task has cannot be shared.
  const sharable = [...words].filter((word) => countSharers(word) > 1);
  const norm = Math.sqrt(sharable.reduce((sum, word) => sum + weigh(word) ** 2, 0));
  return { words: rare, norm };
}

const sharesApp = (one: Described, other: Described): boolean =>
  one.apps.some(({ name }) => other.apps.some((app) => app.name === name));

/** A plural as its singular, more or less: enough to find the same word again. */
const toStem = (word: string): string =>
  word.length > 4 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
