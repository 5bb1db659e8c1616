import type { FoundTasks } from './task-finder.ts';

/** What a reader must know about how the tasks were found, in sentences; none when all words occur. */
export function describeFound({
  rows,
  corrections,
  missing,
  isPartial,
  isWhole,
  plain,
  exporting,
}: Pick<
  FoundTasks,
  'rows' | 'corrections' | 'missing' | 'isPartial' | 'isWhole' | 'plain' | 'exporting'
>): readonly string[] {
  const less = isWhole
    ? []
    : ['Only names and instructions are searched; the rest cannot be loaded.'];
  const reading = plain.map(({ typed, meaning }) => `“${typed}” is read as ${meaning}.`);
  const leaving =
    exporting?.isSearched === false ? [`“${exporting.word}” is not searched for.`] : [];
  const showing = corrections.map(
    ({ typed, replacement }) => `No task has “${typed}”; showing results for “${replacement}”.`,
  );
  const words = missing.map((word) => `“${word}”`).join(', ');
  const without = missing.length === 0 ? [] : [`No task has ${words}.`];
  const most = missing.length === 0 ? 'all of these words' : 'all of the other words';
  const partial =
    isPartial && rows.length > 0 ? [`No task has ${most}; these have most of them.`] : [];
  return [...less, ...reading, ...leaving, ...showing, ...without, ...partial];
}

/** The words that a task does not have: `without “footnote”`; undefined when it has all. */
export function describeMissing(words: readonly string[]): string | undefined {
  if (words.length === 0) return undefined;
  return `without ${words.map((word) => `“${word}”`).join(', ')}`;
}
