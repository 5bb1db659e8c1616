import type { Catalogue } from '#catalogue/catalogue.ts';
import { describeTaskVerdict } from '#sentences/metrics/describe-task-verdict.ts';
import { toVerdictOptions } from '#sentences/metrics/verdict-options.ts';
import { type RichText, toWords } from '#text/rich-text.ts';
import { type FrontCoded, frontCode, frontDecode } from '../index/front-coding.ts';
import { type FieldLists, positionsOf, sortOnce, toFieldLists } from './field-lists.ts';
import { isCut, listFields } from './list-fields.ts';

/** The keys and values of task files, which search and the explorer load when words are typed. */
export interface TaskDetails extends Omit<FieldLists, 'values'> {
  /** Changes whenever a search of another version could not read it. */
  version: 3;
  values: FrontCoded;
  /** Every sentence that says when a task passes once, sorted; what the values contain is "…". */
  sentences: FrontCoded;
  /** By row, the position of its sentence. */
  sentenceOf: readonly number[];
  /** Words that the dataset adds to those that mean the same. */
  synonyms: readonly (readonly string[])[];
  /** Present where answers are withheld, so that the files have more words. */
  isWithheld?: true;
}

export function toTaskDetails({
  entries,
  about,
  vocabulary,
}: Pick<Catalogue, 'entries' | 'about' | 'vocabulary'>): TaskDetails {
  const lists = toFieldLists(
    entries.map(({ fields, id, path }) => [
      ...listFields(fields),
      ...(path.includes(id) ? [] : [{ path: 'id', value: id }]),
    ]),
  );
  const verdictOptions = toVerdictOptions({ about, vocabulary });
  const sentenceOf = entries.map(({ task }) =>
    toSearchedSentence(describeTaskVerdict(task, verdictOptions)),
  );
  const sentences = sortOnce(sentenceOf);
  const sentencePositions = positionsOf(sentences);
  return {
    version: 3,
    ...lists,
    values: frontCode(lists.values),
    sentences: frontCode(sentences),
    sentenceOf: sentenceOf.map((sentence) => sentencePositions.get(sentence) ?? 0),
    synonyms: about.synonyms ?? [],
    ...(about.answers === 'omit' && { isWithheld: true as const }),
  };
}

/** Without the names and values that the file contains anyway, which would make the index longer. */
const toSearchedSentence = (sentence: RichText): string =>
  sentence.map((part) => toWords(part) ?? '…').join('');

/** The details as search uses them. */
export interface DetailsData extends Omit<TaskDetails, 'values' | 'sentences'> {
  values: readonly string[];
  sentences: readonly string[];
  /** Whether everything in the files is searched, so that it is known what no file has. */
  isComplete: boolean;
}

export function unpackDetails(details: TaskDetails): DetailsData {
  const values = frontDecode(details.values);
  const isComplete = details.isWithheld !== true && !values.some(isCut);
  return { ...details, values, sentences: frontDecode(details.sentences), isComplete };
}

/** What is searched where the details cannot be loaded. */
export const emptyDetails = (rows: number): DetailsData => ({
  version: 3,
  paths: [],
  values: [],
  pathOf: [],
  valueOf: [],
  lists: [[]],
  listOf: Array.from({ length: rows }, () => 0),
  sentences: [''],
  sentenceOf: Array.from({ length: rows }, () => 0),
  synonyms: [],
  isComplete: false,
});
