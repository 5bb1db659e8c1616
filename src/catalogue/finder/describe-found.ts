import type { FoundRows } from '../matching/find-rows.ts';

/** What a reader must know about how the tasks were found, in sentences; none when all words occur. */
export function describeFound({
  rows,
  corrections,
  missing,
  isPartial,
}: Pick<FoundRows, 'rows' | 'corrections' | 'missing' | 'isPartial'>): readonly string[] {
  const showing = corrections.map(
    ({ typed, replacement }) => `No task has “${typed}”; showing results for “${replacement}”.`,
  );
  const words = missing.map((word) => `“${word}”`).join(', ');
  const without = missing.length === 0 || rows.length === 0 ? [] : [`No task has ${words}.`];
  const most = missing.length === 0 ? 'all of these words' : 'all of the other words';
  const partial = isPartial ? [`No task has ${most}; these have most of them.`] : [];
  return [...showing, ...without, ...partial];
}

/** The words that a task does not have: `without “footnote”`; undefined when it has all. */
export function describeMissing(words: readonly string[]): string | undefined {
  if (words.length === 0) return undefined;
  return `without ${words.map((word) => `“${word}”`).join(', ')}`;
}
