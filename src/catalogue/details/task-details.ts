import type { Catalogue } from '../catalogue.ts';
import { describeVerdict } from '../../description/metrics/describe-verdict.ts';
import { toVerdictOptions } from '../../description/metrics/verdict-options.ts';
import type { RichText } from '../../text/rich-text.ts';
import { compareText } from '../../text/compare-text.ts';
import { type FrontCoded, frontCode, frontDecode } from '../explorer/front-coding.ts';
import { listFields, type TaskField } from './list-fields.ts';

/**
 * The values of task files, which search and the explorer load when words are typed. Lists are
 * positions in other lists, since tasks have many values in common.
 */
export interface TaskDetails {
  /** Changes whenever a search of another version could not read it. */
  version: 2;
  /** The paths of fields, sorted. */
  paths: readonly string[];
  /** Every value once, sorted. */
  values: FrontCoded;
  /** Every field with a value once: the position of its path, and of its value. */
  pathOf: readonly number[];
  valueOf: readonly number[];
  /** Every set of fields once. */
  lists: readonly (readonly number[])[];
  /** By row, the position of its list. */
  listOf: readonly number[];
  /** Every sentence that says when a task passes once, sorted; what the values contain is "…". */
  sentences: FrontCoded;
  /** By row, the position of its sentence. */
  sentenceOf: readonly number[];
  /** Words that the dataset adds to those that mean the same. */
  synonyms: readonly (readonly string[])[];
}

export function toTaskDetails({
  entries,
  about,
  vocabulary,
}: Pick<Catalogue, 'entries' | 'about' | 'vocabulary'>): TaskDetails {
  // A dataset has a million fields, and far fewer of them differ.
  const pairs = new Map<string, { field: TaskField; number: number }>();
  const numbersOf = entries.map(({ fields }) =>
    listFields(fields).map((field) => {
      const key = toKey(field);
      const pair = pairs.get(key) ?? { field, number: pairs.size };
      pairs.set(key, pair);
      return pair.number;
    }),
  );
  const all = Array.from(pairs.values(), ({ field }) => field);
  const paths = sortedOnce(all.map(({ path }) => path));
  const values = sortedOnce(all.map(({ value }) => value));
  const pathPositions = positionsOf(paths);
  const valuePositions = positionsOf(values);
  const sortedPairs = all
    .map(({ path, value }, number) => ({
      path: pathPositions.get(path) ?? 0,
      value: valuePositions.get(value) ?? 0,
      number,
    }))
    .sort((one, other) => one.path - other.path || one.value - other.value);
  const pairPositions = new Uint32Array(all.length);
  for (const [position, { number }] of sortedPairs.entries()) pairPositions[number] = position;
  const lists = new Map<string, number>();
  const listOf = numbersOf.map((numbers) => {
    const list = numbers.map((number) => pairPositions[number]).join();
    const position = lists.get(list) ?? lists.size;
    lists.set(list, position);
    return position;
  });
  const verdictOptions = toVerdictOptions({ about, vocabulary });
  const sentenceOf = entries.map(({ task }) =>
    toSearchedSentence(describeVerdict(task.evaluation, verdictOptions)),
  );
  const sentences = sortedOnce(sentenceOf);
  const sentencePositions = positionsOf(sentences);
  return {
    version: 2,
    paths,
    values: frontCode(values),
    pathOf: sortedPairs.map(({ path }) => path),
    valueOf: sortedPairs.map(({ value }) => value),
    lists: [...lists.keys()].map((list) => (list === '' ? [] : list.split(',').map(Number))),
    listOf,
    sentences: frontCode(sentences),
    sentenceOf: sentenceOf.map((sentence) => sentencePositions.get(sentence) ?? 0),
    synonyms: about.synonyms ?? [],
  };
}

/** Without the names and values that the file contains anyway, which would make the index longer. */
const toSearchedSentence = (sentence: RichText): string =>
  sentence.map((part) => (typeof part === 'string' ? part : '…')).join('');

const toKey = ({ path, value }: TaskField): string => `${path}\n${value}`;

const sortedOnce = (texts: readonly string[]): string[] => [...new Set(texts)].sort(compareText);

const positionsOf = (texts: readonly string[]): ReadonlyMap<string, number> =>
  new Map(texts.map((text, position) => [text, position]));

/** The details as search uses them. */
export interface DetailsData extends Omit<TaskDetails, 'values' | 'sentences'> {
  values: readonly string[];
  sentences: readonly string[];
}

export const unpackDetails = (details: TaskDetails): DetailsData => ({
  ...details,
  values: frontDecode(details.values),
  sentences: frontDecode(details.sentences),
});

/** What is searched where the details cannot be loaded. */
export const emptyDetails = (rows: number): DetailsData => ({
  version: 2,
  paths: [],
  values: [],
  pathOf: [],
  valueOf: [],
  lists: [[]],
  listOf: Array.from({ length: rows }, () => 0),
  sentences: [''],
  sentenceOf: Array.from({ length: rows }, () => 0),
  synonyms: [],
});
