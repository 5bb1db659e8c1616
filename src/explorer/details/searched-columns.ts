import { foldText } from '../matching/fold-text.ts';
import { layerMatchers } from '../matching/layered-matcher.ts';
import { commonSynonyms, createSynonyms } from '../matching/synonyms.ts';
import {
  createTermMatcher,
  type SearchedColumn,
  type TermMatch,
  type TermMatcher,
} from '../matching/term-matcher.ts';
import { toStem } from '../matching/word-index.ts';
import {
  type ExplorerData,
  hasSearchedLabels,
  listSearchedNames,
  searchedFacets,
} from '../index/explorer-data.ts';
import type { DetailsData } from './task-details.ts';

/** How much a word counts by where it is found. */
const weights = { instruction: 1, id: 1, name: 0.7, detail: 0.45, sentence: 0.3, rest: 0.2 };

/** Makes the matcher of the tasks: of what they say, and of the rest of their files. */
export function createTaskTermMatcher(data: ExplorerData, details: DetailsData): TermMatcher {
  const { rows } = data.index;
  const synonyms = createSynonyms([...commonSynonyms, ...details.synonyms], toStem);
  const contents = createTermMatcher(rows, listSearchedColumns(data, details), synonyms);
  const rest = [toFieldColumn(details, (path) => path), toFieldColumn(details, toUnsearched)];
  return layerMatchers(contents, createTermMatcher(rows, rest, new Map()), matchIds(data.paths));
}

function listSearchedColumns(
  { index, paths, wordings }: ExplorerData,
  details: DetailsData,
): SearchedColumn[] {
  const names = index.facets
    .filter(({ name }) => searchedFacets.includes(name))
    .map(({ name, values, labels = values, cells }) => ({
      texts: values.map((value, position) => {
        // "vscode" is written more often than "vs_code".
        const joined = name === 'app' ? value.replaceAll('_', '') : '';
        const label = hasSearchedLabels(name) ? (labels[position] ?? '') : '';
        return `${label}\n${value}\n${joined}`;
      }),
      cells,
      weight: weights.name,
    }));
  return [
    { texts: wordings, cells: index.instructionOf, weight: weights.instruction },
    ...(details.paths.some(isTold) ? [toTold(details)] : []),
    { texts: paths.map(withJoined), cells: paths.map((_, row) => row), weight: weights.id },
    ...names,
    {
      texts: details.lists.map((_, list) => listSearchedValues(details, list).join('\n')),
      cells: details.listOf,
      weight: weights.detail,
    },
    { texts: details.sentences, cells: details.sentenceOf, weight: weights.sentence },
    toFieldColumn(details, toSetting),
    toFieldColumn(details, (_, value) => (isNumberOrBoolean.test(value) ? value : undefined)),
  ];
}

/** Fewer characters are a part of too many ids. */
const leastOfId = 4;

/** The rows whose id has a text in any place, without its hyphens too. */
function matchIds(paths: readonly string[]): (part: string) => TermMatch {
  const ids = paths.map((path) => foldText(withJoined(path)));
  return (part) => {
    const isPart = part.length >= leastOfId;
    const scores = Float32Array.from(ids, (id) => (isPart && id.includes(part) ? weights.rest : 0));
    const count = scores.reduce((sum, score) => sum + Number(score > 0), 0);
    return { scores, count, forms: count > 0 ? [part] : [] };
  };
}

/** An id is found without its hyphens too. */
const withJoined = (id: string): string =>
  id.includes('-') ? `${id}\n${id.replaceAll('-', '')}` : id;

/** Texts of fields, each once. */
function toFieldColumn(
  details: DetailsData,
  toText: (path: string, value: string) => string | undefined,
): SearchedColumn {
  const positions = new Map<string, number>();
  const toPosition = (field: number): readonly number[] => {
    const { path, value } = readField(details, field);
    const text = toText(path, value);
    if (text === undefined) return [];
    const position = positions.get(text) ?? positions.size;
    positions.set(text, position);
    return [position];
  };
  const cellOf = details.lists.map((list) => [...new Set(list.flatMap(toPosition))]);
  const cells = details.listOf.map((list) => cellOf[list] ?? []);
  return { texts: [...positions.keys()], cells, weight: weights.rest };
}

/** The names of an option, of what a rule says, or of a field of the dataset's own. */
const toSetting = (path: string): string | undefined => {
  const [, setting] = /(?:^|\.)(?:options|rules)\.(.+)$/.exec(path) ?? [];
  return setting ?? (ofFormat.has(path.split('.')[0] ?? '') ? undefined : path);
};

/** Keys of the format, which all tasks have: they say nothing about a task. */
const ofFormat: ReadonlySet<string> = new Set(
  (
    'config conj evaluator expected fixed_ip func id instruction options possibility_of_env_change ' +
    'postconfig proxy related_apps result snapshot source trajectory'
  ).split(' '),
);

const isNumberOrBoolean = /^(?:-?[\d.]+|true|false)$/;

const toUnsearched = (path: string, value: string): string | undefined =>
  facetFields.has(path) ? value : undefined;

/** The texts of a row that are searched for words, the instruction first. */
export function listSearchedTexts(
  data: ExplorerData,
  details: DetailsData,
  row: number,
): readonly string[] {
  return [
    data.instructions[row] ?? '',
    data.paths[row] ?? '',
    ...searchedFacets.flatMap((name) => listSearchedNames(data.index, name, row)),
    ...listSearchedValues(details, details.listOf[row] ?? -1),
    details.sentences[details.sentenceOf[row] ?? -1] ?? '',
    ...listOthers(details, details.listOf[row] ?? -1),
  ];
}

interface ListedField {
  path: string;
  value: string;
}

const readField = (
  { paths, pathOf, values, valueOf }: DetailsData,
  field: number,
): ListedField => ({
  path: paths[pathOf[field] ?? -1] ?? '',
  value: values[valueOf[field] ?? -1] ?? '',
});

const readList = (details: DetailsData, list: number): readonly ListedField[] =>
  (details.lists[list] ?? []).map((field) => readField(details, field));

/** The values of a list that are searched for words. What a task needs, such as a proxy, is the name of its field. */
const listSearchedValues = (
  details: DetailsData,
  list: number,
  isSearched: (path: string) => boolean = () => true,
): readonly string[] =>
  readList(details, list)
    .filter(({ path, value }) => isSearched(path) && isSearchedValue(path, value))
    .map(({ path, value }) => (value === 'true' ? path : value));

/** Neither numbers nor names that are facets. */
function isSearchedValue(path: string, value: string): boolean {
  if (value === 'true') return !path.includes('.');
  return value !== '' && !facetFields.has(path) && !isNumberOrBoolean.test(value);
}

/** Keys with their values, for words that no other text has. */
const listOthers = (details: DetailsData, list: number): readonly string[] =>
  readList(details, list).map(({ path, value }) => (value === '' ? path : `${path}: ${value}`));

const toTold = (details: DetailsData): SearchedColumn => ({
  texts: details.lists.map((_, list) => listSearchedValues(details, list, isTold).join('\n')),
  cells: details.listOf,
  weight: weights.instruction,
});

/** Whether a field is what the agent is told in one of several phases. */
const isTold = (path: string): boolean => path.endsWith('.instruction');

const facetFields: ReadonlySet<string> = new Set([
  'config.type',
  'conj',
  'expected.type',
  'func',
  'postconfig.type',
  'possibility_of_env_change',
  'related_apps',
  'result.type',
  'snapshot',
  'trajectory',
]);
