import type { ExplorerColumn } from '../explorer/explorer-index.ts';
import { foldText } from '../matching/fold-text.ts';

/**
 * Which values a reader means: those that are exactly what is written, otherwise those that have it
 * as whole words, otherwise those that are the same without what divides their words. A star in it matches any characters.
 *
 * @param namesOf what each value may be called
 */
export function matchValues(
  written: string,
  namesOf: readonly (readonly string[])[],
): readonly number[] {
  const folded = foldText(written);
  const names = namesOf.map((own) => own.map(foldText));
  if (folded.includes('*')) return listFitting(names, toPattern(folded));
  const same = listFitting(names, { test: (name) => name === folded });
  if (same.length > 0) return same;
  const parts = listFitting(names, { test: (name) => hasWholeWords(name, folded) });
  if (parts.length > 0) return parts;
  const joined = joinWords(folded);
  return listFitting(names, { test: (name) => joinWords(name) === joined });
}

/** The values of a facet that a term asks for: by name, or by a comparison of numbers. */
export function findColumnValues(
  { values, labels = values, isNumber }: ExplorerColumn,
  written: string,
): readonly string[] {
  const test = isNumber ? toNumberTest(written) : undefined;
  if (test) return values.filter((value) => test(Number(value)));
  const names = values.map((value, position) => [value, labels[position] ?? value]);
  return matchValues(written, names).map((position) => values[position] ?? '');
}

/** "vscode" for "VS Code" and "vs_code". */
const joinWords = (name: string): string => name.replaceAll(/[\s_-]+/gu, '');

/** Whether a number is what is written: `3`, `>3`, `>=3`, `<3`, `<=3`, `2..4` or `2-4`; undefined when it is none of these. */
export function toNumberTest(written: string): ((value: number) => boolean) | undefined {
  const folded = foldText(written);
  const range = /^(\d+)(?:\.\.|-)(\d+)$/.exec(folded);
  if (range) return (value) => value >= Number(range[1]) && value <= Number(range[2]);
  const [, relation, digits] = /^(>=|<=|>|<)?(\d+)$/.exec(folded) ?? [];
  if (digits === undefined) return undefined;
  const number = Number(digits);
  const tests: Readonly<Record<string, (value: number) => boolean>> = {
    '>=': (value) => value >= number,
    '<=': (value) => value <= number,
    '>': (value) => value > number,
    '<': (value) => value < number,
  };
  return tests[relation ?? ''] ?? ((value) => value === number);
}

const escape = (text: string): string => text.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&');

/** A pattern for the whole of a name, in which a star matches any characters. */
export const toPattern = (written: string): RegExp =>
  new RegExp(`^${escape(written).replaceAll('*', '.*')}$`, 'u');

/** Without a pattern made for each word, which would take most of the time for a long line. */
function hasWholeWords(name: string, words: string): boolean {
  if (words === '') return false;
  for (let at = name.indexOf(words); at !== -1; at = name.indexOf(words, at + 1)) {
    if (!endsInWord.test(name.slice(0, at)) && !beginsWithWord.test(name.slice(at + words.length)))
      return true;
  }
  return false;
}

const endsInWord = /[\p{L}\p{N}]$/u;
const beginsWithWord = /^[\p{L}\p{N}]/u;

const listFitting = (
  names: readonly (readonly string[])[],
  pattern: { test: (name: string) => boolean },
): number[] =>
  names.flatMap((own, position) => (own.some((name) => pattern.test(name)) ? [position] : []));
