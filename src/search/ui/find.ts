import { foldText } from '#explorer/matching/fold-text.ts';
import { findNearWords } from '#explorer/matching/near-words.ts';
import { isQuestion } from '#explorer/matching/questions.ts';
import type { FoundTasks as FoundByLine } from '#explorer/finder/task-finder.ts';
import { parseLine } from '#explorer/finder/parse-line.ts';
import { toSearchTerms } from '#explorer/finder/to-search-terms.ts';
import { searchKinds } from '../search-kinds.ts';
import { findOthers, isNamed } from './find-others.ts';
import { findTasks, type FoundTasks } from './find-tasks.ts';
import type { SearchedTasks } from './load-tasks.ts';
import type { Pagefind } from './pagefind.ts';
import type { SearchQuery } from './search-query.ts';
import type { FoundGroup } from './search-result.ts';

/** The results of a query. */
export interface Found {
  groups: readonly FoundGroup[];
  /** For each word, the folded forms in which it was found, to be marked. */
  forms: readonly (readonly string[])[];
  /** How tasks were found; undefined when only filters were asked for. */
  tasks: FoundByLine | undefined;
  /** By filter of tasks, how many choosing each of its values finds. */
  counts: FoundTasks['counts'];
}

/** What is searched. */
export interface SearchSources {
  tasks: SearchedTasks;
  pagefind: Pagefind;
  /** The address of the site, with a slash at its end. */
  base: string;
}

/** The tasks alone, which are found at once. */
export function findFirst(
  { tasks, base }: Omit<SearchSources, 'pagefind'>,
  query: SearchQuery,
): Found {
  const found = findTasks(tasks, query, base);
  return toFound(query, found, [], listWords(query.text, found.found));
}

/** Searches for a query: tasks first, then the pages that Pagefind finds. */
export async function find(
  { tasks, pagefind, base }: SearchSources,
  query: SearchQuery,
  isWanted: () => boolean,
): Promise<Found> {
  const found = findTasks(tasks, query, base);
  const corrected = correctByTitles(listSubjects(query.text, found.found), found.found);
  if (isAboutTasks(query) || found.found?.isWords === false) {
    return toFound(query, found, [], corrected);
  }
  const typed = listSubjects(query.text);
  // Words that are left out, or signs, say nothing about other pages.
  if (typed.length === 0 && query.text.trim() !== '') return toFound(query, found, [], corrected);
  const kinds = query.chosen.get('kind') ?? [];
  const isCorrected = typed.join() !== corrected.join();
  const search = (words: readonly string[], isStrict: boolean) =>
    findOthers(pagefind, { words, names: toNames(query, words), kinds, isStrict }, isWanted);
  // What no task has may be a word of a page, unless a page is called as it was corrected.
  const asTyped = await search(typed, isCorrected);
  const asCorrected = isCorrected ? await search(corrected, false) : asTyped;
  const isCalled = asCorrected.full.some(({ kind, results }) =>
    results.some((result) => isNamed(result, kind, toNames(query, corrected))),
  );
  const isTyped = !isCorrected || (!isCalled && asTyped.full.length > 0);
  const { full, partial } = isTyped ? asTyped : asCorrected;
  const hasTasks = found.count > 0 && isOfTasks(query);
  const others = full.length > 0 || hasTasks ? full : partial;
  return toFound(query, found, others, isTyped ? typed : corrected);
}

/** Filters of tasks leave nothing else. */
const isAboutTasks = ({ chosen }: SearchQuery): boolean =>
  [...chosen.keys()].some((name) => name !== 'kind') || chosen.get('kind')?.join() === 'Tasks';

function isOfTasks({ chosen }: SearchQuery): boolean {
  const kinds = chosen.get('kind') ?? [];
  return kinds.length === 0 || kinds.includes('Tasks');
}

/** The words of a query that say something, corrected as they were to find tasks. */
function listWords(text: string, found?: FoundByLine): readonly string[] {
  const terms = toSearchTerms(parseLine(text))
    .flatMap((term) => term.alternatives ?? [term])
    .filter(({ isExcluded }) => !isExcluded);
  const significant = terms.filter(({ isCommon }) => !isCommon);
  const meant = new Map(found?.corrections.map(({ typed, replacement }) => [typed, replacement]));
  return (significant.length > 0 ? significant : terms).map(
    (term) => meant.get(term.text) ?? term.text,
  );
}

/** The words of a query; of a question, without what is asked about them, as in "what does x mean". */
function listSubjects(text: string, found?: FoundByLine): readonly string[] {
  const words = listWords(text, found);
  const subjects = words.filter((word) => !questionEndings.has(word.toLowerCase()));
  return isQuestion(text) && subjects.length > 0 ? subjects : words;
}

/** A word that no task has, and that resembles none of theirs, may be that of a title: "glosary". */
const correctByTitles = (words: readonly string[], found?: FoundByLine): readonly string[] =>
  words.map((word) => {
    const folded = foldText(word);
    if (titles.includes(folded) || !found?.missing.includes(word)) return word;
    const [near = -1] = findNearWords(folded, titles);
    return titles[near] ?? word;
  });

/** Words of titles that every site has. */
const titles: readonly string[] = [
  ...['cite', 'download', 'findings', 'format', 'glossary', 'shortcuts', 'statistics'],
  ...searchKinds.flatMap(({ one, many }) => [...one.split(' '), ...many.split(' ')]),
];

const questionEndings: ReadonlySet<string> = new Set(['mean', 'means', 'work', 'works']);

/**
 * What may be the name of a page: the line as typed, as in "is in list", and its words alone. A word is
 * explained by the glossary.
 */
const toNames = ({ text }: SearchQuery, words: readonly string[]): readonly string[] => [
  text,
  words.join(' '),
  ...(isQuestion(text) ? ['glossary'] : []),
];

function toFound(
  query: SearchQuery,
  { count, results, counts, found }: FoundTasks,
  others: readonly FoundGroup[],
  words: readonly string[],
): Found {
  const ofTasks: FoundGroup[] =
    count > 0 && isOfTasks(query) ? [{ kind: 'Tasks', count, results }] : [];
  // Plain words such as "infeasible" ask for tasks, even where they are the name of a page.
  const isPlain = (found?.plain.length ?? 0) > 0;
  const asksForWords = isQuestion(query.text);
  const names = toNames(query, words);
  const isFirst = ({ kind, results }: FoundGroup) =>
    asksForWords || (!isPlain && results.some((result) => isNamed(result, kind, names)));
  const forms = found?.forms ?? [];
  const further = words.map(foldText).filter((word) => !forms.flat().includes(word));
  return {
    groups: [
      ...explain(others.filter(isFirst), asksForWords, names),
      ...ofTasks,
      ...others.filter((group) => !isFirst(group)),
    ],
    forms: [...forms, ...further.map((word) => [word])],
    tasks: isOfTasks(query) ? found : undefined,
    counts,
  };
}

/** For a question, first the function that it names, then what explains words: the glossary before other guides. */
function explain(
  groups: readonly FoundGroup[],
  asksForWords: boolean,
  names: readonly string[],
): readonly FoundGroup[] {
  if (!asksForWords) return groups;
  const rank = ({ kind, results }: FoundGroup): number => {
    const at = explaining.indexOf(kind);
    if (at !== -1) return at + 1;
    const isOfName = results.some((result) => isNamed(result, kind, names));
    return isOfName ? 0 : explaining.length + 1;
  };
  return groups.toSorted((one, other) => rank(one) - rank(other));
}

const explaining: readonly string[] = ['Guides', 'Pages', 'Format fields'];
