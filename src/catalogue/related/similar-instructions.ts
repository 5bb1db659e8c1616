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

/** Compares the instructions of tasks by their words, which weigh more the rarer they are. */
export interface InstructionComparison<Entry> {
  /** Finds tasks of the same app whose instructions share rare words, the most similar first. */
  findSimilar(entry: Entry): Entry[];
  /** How alike two instructions are: the cosine of their words, 0 where none is shared. */
  measureLikeness(one: Entry, other: Entry): number;
}

/** An instruction as its words that other tasks have too. */
interface Instruction {
  words: ReadonlySet<string>;
  /** Those that are looked up, the rarest first. */
  rare: readonly string[];
  /** The length of the vector of all words. */
  norm: number;
}

/**
 * Makes such a comparison. Only tasks with a rare word in common are found, so the time is
 * proportional to the number of tasks.
 */
export function compareInstructions<Entry extends Described>(
  entries: readonly Entry[],
): InstructionComparison<Entry> {
  const described = entries.map((entry) => ({
    entry,
    words: new Set(listWords(entry).map(toStem)),
  }));
  const sharersOf = new Map<string, Entry[]>();
  for (const { entry, words } of described) {
    for (const word of words) {
      const sharers = sharersOf.get(word);
      if (sharers) sharers.push(entry);
      else sharersOf.set(word, [entry]);
    }
  }
  const weights = new Map(
    [...sharersOf].map(([word, { length }]) => [word, Math.log((1 + entries.length) / length)]),
  );
  const weigh = (word: string) => (weights.get(word) ?? 0) ** 2;
  const countSharers = (word: string) => sharersOf.get(word)?.length ?? 0;
  const instructions = new Map(
    described.map(({ entry, words }) => [entry, describe(words, countSharers, weigh)]),
  );

  const measureLikeness = (one: Entry, other: Entry): number => {
    const [first, second] = [instructions.get(one), instructions.get(other)];
    if (!first || !second) return 0;
    let shared = 0;
    for (const word of first.words) if (second.words.has(word)) shared += weigh(word);
    return shared === 0 ? 0 : shared / (first.norm * second.norm);
  };

  return {
    measureLikeness,
    findSimilar(entry) {
      const instruction = instructions.get(entry);
      if (!instruction) return [];
      const shared = new Map<Entry, { weight: number; words: number }>();
      for (const word of instruction.rare) {
        for (const other of sharersOf.get(word) ?? []) {
          const found = shared.get(other) ?? { weight: 0, words: 0 };
          found.weight += weigh(word);
          found.words++;
          shared.set(other, found);
        }
      }
      const scored = [...shared].flatMap(([other, { weight, words }]) => {
        if (other === entry || words < leastWords || !sharesApp(entry, other)) return [];
        const norms = instruction.norm * (instructions.get(other)?.norm ?? 1);
        const likeness = weight / norms;
        return likeness < leastAlike ? [] : [{ other, likeness }];
      });
      scored.sort((one, next) => next.likeness - one.likeness);
      return scored.map(({ other }) => other);
    },
  };
}

/** All that the agent is asked. */
const listWords = ({ task: { instruction, phases } }: Described): readonly string[] =>
  wordsOf([instruction, ...phases.slice(1).map((phase) => phase.instruction)].join('\n'));

function describe(
  words: ReadonlySet<string>,
  countSharers: (word: string) => number,
  weigh: (word: string) => number,
): Instruction {
  // A word that no other task has cannot be shared.
  const sharable = [...words].filter((word) => countSharers(word) > 1);
  const rare = sharable
    .filter((word) => countSharers(word) <= mostSharers)
    .sort((one, other) => countSharers(one) - countSharers(other))
    .slice(0, mostWords);
  const norm = Math.sqrt(sharable.reduce((sum, word) => sum + weigh(word), 0));
  return { words: new Set(sharable), rare, norm };
}

const sharesApp = (one: Described, other: Described): boolean =>
  one.apps.some(({ name }) => other.apps.some((app) => app.name === name));

/** A plural as its singular, more or less: enough to find the same word again. */
const toStem = (word: string): string =>
  word.length > 4 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
