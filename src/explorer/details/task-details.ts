import type { Catalogue } from '#catalogue/catalogue.ts';
import { describeTaskVerdict } from '#sentences/metrics/describe-task-verdict.ts';
import { toVerdictOptions } from '#sentences/metrics/verdict-options.ts';
import type { RichText } from '#text/rich-text.ts';
import { type FrontCoded, frontCode, frontDecode } from '../index/front-coding.ts';
import { type FieldLists, positionsOf, sortOnce, toFieldLists } from './field-lists.ts';
import { listFields } from './list-fields.ts';

/** The values of task files, which search and the explorer load when words are typed. */
export interface TaskDetails extends Omit<FieldLists, 'values'> {
  /** Changes whenever a search of another version could not read it. */
  version: 2;
  values: FrontCoded;
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
  const lists = toFieldLists(entries.map(({ fields }) => listFields(fields)));
  const verdictOptions = toVerdictOptions({ about, vocabulary });
  const sentenceOf = entries.map(({ task }) =>
    toSearchedSentence(describeTaskVerdict(task, verdictOptions)),
  );
  const sentences = sortOnce(sentenceOf);
  const sentencePositions = positionsOf(sentences);
  return {
    version: 2,
    ...lists,
    values: frontCode(lists.values),
    sentences: frontCode(sentences),
    sentenceOf: sentenceOf.map((sentence) => sentencePositions.get(sentence) ?? 0),
    synonyms: about.synonyms ?? [],
  };
}

/** Without the names and values that the file contains anyway, which would make the index longer. */
const toSearchedSentence = (sentence: RichText): string =>
  sentence.map((part) => (typeof part === 'string' ? part : '…')).join('');

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
