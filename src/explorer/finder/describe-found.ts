import type { LineNote } from './resolve-term.ts';
import type { FoundTasks } from './task-finder.ts';

/** What a reader must know about how the tasks were found, in sentences; none when all words occur. */
export function describeFound({
  rows,
  corrections,
  missing,
  isPartial,
  isWhole,
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
  const showing = corrections.map(
    ({ typed, replacement }) => `No task has “${typed}”; showing results for “${replacement}”.`,
  );
  const words = listWords(missing);
  const without = missing.length === 0 ? [] : [`No task has ${words}.`];
  const most = missing.length === 0 ? 'all of these words' : 'all of the other words';
  const partial =
    isPartial && rows.length > 0 ? [`No task has ${most}; these have most of them.`] : [];
  return [...cut, ...further, ...less, ...reading, ...leaving, ...showing, ...without, ...partial];
}

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
