import { joinParts } from '#sentences/words/join-parts.ts';
import { type RichText, toPlainText } from '#text/rich-text.ts';
import type { LineNote } from './resolve-term.ts';
import type { FoundTasks } from './task-finder.ts';

/** What a reader must know about how the tasks were found, in sentences; none when all words occur. */
export function describeFound({
  rows,
  forms,
  corrections,
  missing,
  isPartial,
  apart,
  isWhole,
  isComplete,
  unfinished,
  cutAt,
  furtherNotes,
  plain,
  exporting,
}: FoundTasks): readonly string[] {
  const less = isWhole
    ? []
    : ['Only names and instructions are searched; the rest cannot be loaded.'];
  const cut = cutAt === undefined ? [] : [`Only the first ${cutAt} characters are read.`];
  const further = furtherNotes === 0 ? [] : [`Further terms that cannot be read: ${furtherNotes}.`];
  const reading = plain.map(({ typed, meaning }) => `“${typed}” is read as ${meaning}.`);
  const leaving =
    exporting?.isSearched === false ? [`“${exporting.word}” is not searched for.`] : [];
  // What cannot be searched may have the words.
  const none = isComplete ? 'No task has' : 'No task was found with';
  const showing = corrections.map(
    ({ typed, replacement }) => `${none} “${typed}”; showing results for “${replacement}”.`,
  );
  const without = missing.length === 0 ? [] : [`${none} ${listWords(missing)}.`];
  const others = missing.length === 0 ? 'these words' : 'the other words';
  const partial =
    apart.length === 0 || !isComplete
      ? `No task was found with all of ${others}; these have most of them.`
      : `${toPlainText(joinParts(apart.map(quote), 'and'))} are in no task together; these have ${forms.length === 2 ? 'one of them' : 'most of the words'}.`;
  const begun =
    unfinished === undefined
      ? []
      : [`“${unfinished}” is the beginning of a value, and not read yet.`];
  return [
    ...[...cut, ...further, ...less, ...reading, ...leaving, ...begun, ...showing, ...without],
    ...(isPartial && rows.length > 0 ? [partial] : []),
  ];
}

const quote = (word: string): RichText => [`“${word}”`];

/** What is wrong with a term, with a full stop unless it is a question. */
export const toSentence = ({ message }: LineNote): string =>
  /[.?]$/.test(message) ? message : `${message}.`;

/** The words that a task does not have: `without “footnote”`; undefined when it has all. */
export function describeMissing(words: readonly string[]): string | undefined {
  if (words.length === 0) return undefined;
  return `without ${listWords(words)}`;
}

/** Names the first of many words. */
function listWords(words: readonly string[]): string {
  const named = words.slice(0, mostNamed).map((word) => `“${word}”`);
  const others = words.length - named.length;
  return [...named, ...(others === 0 ? [] : [`${others} more`])].join(', ');
}

const mostNamed = 8;
