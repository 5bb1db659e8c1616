import { countEach } from '#text/figures/count-each.ts';
import { listWords } from '#explorer/matching/split-words.ts';
import { commonWords } from '#explorer/matching/search-terms.ts';
import { foldText } from '#explorer/matching/fold-text.ts';
import { createRandom, pick, type Random } from '../support/random.ts';

/** What a reader types who looks for a task. */
export interface DrawnSearch {
  /** How it was made. */
  kind: string;
  text: string;
  /** The instruction that it was made of, which several tasks may have; absent where it was made of something else. */
  wanted?: string;
}

interface SearchedTask {
  id: string;
  instruction: string;
  /** Commands, paths and addresses of the task. */
  values: readonly string[];
}

/**
 * Makes searches out of tasks, as many as wanted; the same seed gives the same ones. Those made of an
 * instruction have three to five of its eight rarest words: in their order, in another order, with a
 * slip in one, with one cut in half or with one in another form.
 */
export function drawSearches(
  tasks: readonly SearchedTask[],
  count: number,
  seed = 2026,
): readonly DrawnSearch[] {
  const random = createRandom(seed);
  const rarity = countWords(tasks);
  const kinds = Object.entries(searchKinds);
  return Array.from({ length: count * 4 }, (_, index) => {
    const task = pick(tasks, random);
    const [kind, make] = kinds[index % kinds.length] ?? ['', () => ''];
    const words = pickRareWords(task.instruction, rarity, random);
    const text = make({ task, words, random });
    if (text === '') return undefined;
    const isOfInstruction = ofInstruction.has(kind);
    return { kind, text, ...(isOfInstruction && { wanted: task.instruction }) };
  })
    .filter((search) => search !== undefined)
    .slice(0, count);
}

interface Material {
  task: SearchedTask;
  /** Rare words of the instruction, in its order. */
  words: readonly string[];
  random: Random;
}

/** Each returns an empty text where the task has nothing of its kind. */
const searchKinds: Readonly<Record<string, (material: Material) => string>> = {
  words: ({ words }) => words.join(' '),
  'words in another order': ({ words }) => words.toReversed().join(' '),
  'a slip': ({ words, random }) => changeLongest(words, (word) => slip(word, random)),
  'half a word': ({ words }) =>
    changeLongest(words, (word) => word.slice(0, Math.ceil(word.length / 2) + 1)),
  'another form': ({ words }) =>
    changeLongest(words, (word) => (/^[a-z]+[^aeiousy]$/.test(word) ? `${word}s` : word)),
  'full width': ({ words }) => changeLongest(words, toFullWidth),
  'an id': ({ task }) => task.id,
  'the beginning of an id': ({ task }) => task.id.slice(0, 6),
  'the middle of an id': ({ task }) => task.id.slice(9, 18),
  'a command': ({ task, random }) => pickValue(task, / /, random),
  'a path': ({ task, random }) => pickValue(task, /^\/[^ ]+$/, random),
  'the end of a path': ({ task, random }) =>
    pickValue(task, /^\/[^ ]+\.\w+$/, random).replace(/^.*\//, ''),
  'a host': ({ task, random }) =>
    /^https?:\/\/([^/]+)/.exec(pickValue(task, /^https?:\/\/\S+$/, random))?.[1] ?? '',
};

const ofInstruction: ReadonlySet<string> = new Set([
  'words',
  'words in another order',
  'a slip',
  'half a word',
  'another form',
  'full width',
]);

const listOwnWords = (instruction: string): string[] => [
  ...new Set(listWords(foldText(instruction)).filter((word) => !commonWords.has(word))),
];

function countWords(tasks: readonly SearchedTask[]): ReadonlyMap<string, number> {
  return countEach(tasks.flatMap(({ instruction }) => listOwnWords(instruction)));
}

/** Three to five of the eight rarest, in the order of the instruction. */
function pickRareWords(
  instruction: string,
  counts: ReadonlyMap<string, number>,
  random: Random,
): string[] {
  const own = listOwnWords(instruction);
  const rarest = own
    .filter((word) => word.length > 1)
    .toSorted((one, other) => (counts.get(one) ?? 0) - (counts.get(other) ?? 0))
    .slice(0, 8);
  const number = 3 + random(3);
  while (rarest.length > number) rarest.splice(random(rarest.length), 1);
  return own.filter((word) => rarest.includes(word));
}

function changeLongest(words: readonly string[], change: (word: string) => string): string {
  const longest = words.reduce((one, other) => (other.length > one.length ? other : one), '');
  return words.map((word) => (word === longest ? change(word) : word)).join(' ');
}

/** One letter left out, doubled, replaced, or swapped with the next one; never the first. */
function slip(word: string, random: Random): string {
  if (word.length < 5 || !/^[a-z]+$/.test(word)) return word;
  const at = 1 + random(word.length - 2);
  const [before, letter, next, after] = [
    word.slice(0, at),
    word.charAt(at),
    word.charAt(at + 1),
    word.slice(at + 2),
  ];
  const slips = [
    before + next + after,
    before + letter + letter + next + after,
    `${before}x${next}${after}`,
    before + next + letter + after,
  ];
  return slips[random(slips.length)] ?? word;
}

const toFullWidth = (word: string): string =>
  word.replaceAll(/[!-~]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0));

function pickValue({ values }: SearchedTask, form: RegExp, random: Random): string {
  const fitting = values.filter((value) => form.test(value) && value.length < 120);
  return fitting.length === 0 ? '' : pick(fitting, random);
}
