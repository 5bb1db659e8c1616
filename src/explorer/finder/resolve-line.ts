import type { DetailsData } from '../details/task-details.ts';
import type { ExplorerData } from '../index/explorer-data.ts';
import { foldText } from '../matching/fold-text.ts';
import { isOr, type LineTerm, parseLine } from './parse-line.ts';
import { joiningWords } from './read-plain-words.ts';
import type { PlainReading } from './read-values.ts';
import {
  type FieldFilter,
  type LineChoice,
  type LineNote,
  refuse,
  resolveTerm,
  type TermPart,
} from './resolve-term.ts';

/** What a line asks for. */
export interface ResolvedLine {
  /** Words and phrases. */
  words: readonly LineTerm[];
  /** Values of facets, as if they were ticked or excluded. */
  choices: readonly LineChoice[];
  /** Whether a row has the fields that are asked for. */
  fitsFields: (row: number) => boolean;
  /** The first of them, each once. */
  notes: readonly LineNote[];
  furtherNotes: number;
  /** Whether there are only words and phrases, no keys. */
  isWords: boolean;
  /** A term that is the beginning of several values; nothing is asked for yet. */
  unfinished: string | undefined;
}

/**
 * @param occurs whether a text occurs in the tasks, so that it may have been meant as it is
 * @param plain what the line asks for in plain words; these are not words to search for
 */
export function resolveLine(
  line: string,
  data: ExplorerData,
  details: DetailsData,
  occurs: (text: string) => boolean,
  plain: readonly PlainReading[],
): ResolvedLine {
  const isRead = ({ from }: LineTerm) =>
    plain.some(({ term }) => term.from <= from && from < term.to);
  const terms = parseLine(line).filter((term) => !isRead(term));
  const parts: readonly TermPart[] = [
    ...plain.map(({ asked }) => asked),
    ...terms.flatMap((term, at) =>
      isOr(term)
        ? resolveOr(term, terms[at - 1], terms[at + 1])
        : resolveTerm(term, { line, data, details, occurs }),
    ),
  ];
  const words = parts.flatMap((part) => (part.kind === 'word' ? part.term : []));
  const fields = parts.flatMap((part) => (part.kind === 'field' ? part.field : []));
  const notes = parts.flatMap((part) => (part.kind === 'note' ? part.note : []));
  const choices = parts.flatMap((part) => (part.kind === 'choice' ? part.choice : []));
  // What cannot be read is left out of other terms; alone it finds nothing, unless it only excludes.
  const isUnread =
    words.length + fields.length + choices.length === 0 &&
    notes.length > 0 &&
    terms.some(({ isExcluded }) => !isExcluded);
  return {
    words,
    choices: joinChoices(line, choices),
    fitsFields:
      isUnread || choices.some((choice) => isUnmet(choice, choices))
        ? () => false
        : combineFields(fields),
    ...foldNotes(notes),
    isWords: words.length === terms.length,
    unfinished: parts.find((part) => part.kind === 'unfinished')?.text,
  };
}

function foldNotes(all: readonly LineNote[]): Pick<ResolvedLine, 'notes' | 'furtherNotes'> {
  const distinct = [...Map.groupBy(all, ({ message }) => message).values()].flatMap(
    ([first]) => first ?? [],
  );
  const notes = distinct.slice(0, mostNotes);
  return { notes, furtherNotes: distinct.length - notes.length };
}

const mostNotes = 5;

function resolveOr(
  or: LineTerm,
  before: LineTerm | undefined,
  after: LineTerm | undefined,
): readonly TermPart[] {
  if (areWords(before, after)) return [{ kind: 'word', term: or }];
  if (!before || !after || areValues(before, after)) return [];
  return [refuse(or, '"OR" joins only words, or values of one key')];
}

/** Whether two terms are words of which one suffices, if `OR` is between them. */
const areWords = (...terms: readonly (LineTerm | undefined)[]): boolean =>
  terms.every((term) => term && term.key === undefined && !term.isExcluded && !isOr(term));

/** Whether two terms are values of one key, which are alternatives anyway. */
const areValues = (one: LineTerm, other: LineTerm): boolean =>
  one.key !== undefined && one.key === other.key && !one.isExcluded && !other.isExcluded;

/** A task must have both of two values that a line joins by "and", as in "app:calc and app:vlc". */
const joinChoices = (line: string, choices: readonly LineChoice[]): readonly LineChoice[] =>
  choices.map((choice) => {
    const isJoined = choices.some(
      (other) =>
        other.facet === choice.facet && (isAnd(line, choice, other) || isAnd(line, other, choice)),
    );
    return isJoined ? { ...choice, needsAll: true } : choice;
  });

/** Where a term has several values, as in "metric:compare_*", one of them suffices. */
const isAnd = (line: string, one: LineChoice, other: LineChoice): boolean =>
  joiningWords.has(foldText(line.slice(one.term.to, other.term.from).trim())) &&
  [one, other].every(({ values, isExcluded }) => values.length === 1 && !isExcluded);

/** Whether it asks for a value that no task has, and no other value suffices. */
const isUnmet = (
  { facet, values, isExcluded }: LineChoice,
  choices: readonly LineChoice[],
): boolean =>
  values.length === 0 &&
  !isExcluded &&
  !choices.some((other) => other.facet === facet && !other.isExcluded && other.values.length > 0);

/** Fields with the same key are alternatives; those with different keys must all be there. */
function combineFields(fields: readonly FieldFilter[]): (row: number) => boolean {
  const excluded = fields.filter(({ isExcluded }) => isExcluded);
  const wanted = fields.filter(({ isExcluded }) => !isExcluded);
  const keys = [...new Set(wanted.map(({ key }) => key))];
  const has = (row: number) => (field: FieldFilter) => field.flags[row] === 1;
  return (row) =>
    !excluded.some(has(row)) &&
    keys.every((key) => wanted.filter((field) => field.key === key).some(has(row)));
}
