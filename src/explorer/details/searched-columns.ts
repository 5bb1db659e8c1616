import { commonSynonyms, createSynonyms } from '../matching/synonyms.ts';
import {
  createTermMatcher,
  type SearchedColumn,
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
const weights = { instruction: 1, id: 1, name: 0.7, detail: 0.45, sentence: 0.3 };

/** Makes the matcher of the tasks. */
export function createTaskTermMatcher(data: ExplorerData, details: DetailsData): TermMatcher {
  const columns = listSearchedColumns(data, details);
  const synonyms = createSynonyms([...commonSynonyms, ...details.synonyms], toStem);
  return createTermMatcher(data.index.rows, columns, synonyms);
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
    { texts: paths, cells: paths.map((_, row) => row), weight: weights.id },
    ...names,
    {
      texts: details.lists.map((_, list) => listSearchedValues(details, list).join('\n')),
      cells: details.listOf,
      weight: weights.detail,
    },
    { texts: details.sentences, cells: details.sentenceOf, weight: weights.sentence },
  ];
}

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
  ];
}

/**
 * The values of a list that are searched for words: no numbers, and no names that are facets. What a
 * task needs, such as a proxy, is the name of its field.
 */
function listSearchedValues(
  { lists, paths, pathOf, values, valueOf }: DetailsData,
  list: number,
  isSearched: (path: string) => boolean = () => true,
): readonly string[] {
  return (lists[list] ?? [])
    .map((field) => ({
      path: paths[pathOf[field] ?? -1] ?? '',
      value: values[valueOf[field] ?? -1] ?? '',
    }))
    .filter(({ path }) => !facetFields.has(path) && isSearched(path))
    .map(({ path, value }) => (value === 'true' && !path.includes('.') ? path : value))
    .filter((value) => !/^(?:-?[\d.]+|true|false)$/.test(value));
}

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
  'result.type',
]);
