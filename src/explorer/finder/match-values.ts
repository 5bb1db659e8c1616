import type { ExplorerColumn } from '../index/explorer-index.ts';
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

/** The texts that have what is written in any way, if none has it as whole words. */
export function matchTexts(written: string, texts: readonly string[]): readonly number[] {
  const found = matchValues(
    written,
    texts.map((text) => [text]),
  );
  const folded = foldText(written);
  if (found.length > 0 || folded === '') return found;
  return texts.flatMap((text, position) => (foldText(text).includes(folded) ? [position] : []));
}

/** The facet that a key of a line names. Case matters only where two fields differ in nothing else. */
export const findColumn = (
  facets: readonly ExplorerColumn[],
  key: string,
): ExplorerColumn | undefined =>
  facets.find(({ name }) => name === key) ?? facets.find(({ name }) => foldText(name) === key);

/** The values of a facet that a term asks for: by name, or by a comparison of numbers. */
export function findColumnValues(column: ExplorerColumn, written: string): readonly string[] {
  const { values, isNumber } = column;
  const test = isNumber ? toNumberTest(written) : undefined;
  if (test) return values.filter((value) => test(Number(value)));
  return matchNames(column, written).map((position) => values[position] ?? '');
}

/** The positions of the values of a facet that a reader means by their names. */
export function matchNames(
  { values, labels = values }: Pick<ExplorerColumn, 'values' | 'labels'>,
  written: string,
): readonly number[] {
  const names = values.map((value, position) => [value, labels[position] ?? value]);
  return matchValues(written, names);
}

/** "vscode" for "VS Code" and "vs_code". */
const joinWords = (name: string): string => name.replaceAll(/[\s_-]+/gu, '');

/** Whether a number is what is written: `3`, `>3`, `>=3`, `<3`, `<=3`, `2..4`, `2-4`, `2..` or `..4`; undefined when it is none of these. */
export function toNumberTest(written: string): ((value: number) => boolean) | undefined {
  const folded = foldText(written);
  const [, least = '', most = ''] = range.exec(folded) ?? spanned.exec(folded) ?? [];
  if (least !== '' || most !== '') {
    return (value) =>
      (least === '' || value >= Number(least)) && (most === '' || value <= Number(most));
  }
  const [, relation, digits] = comparison.exec(folded) ?? [];
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

const range = /^(-?\d+(?:\.\d+)?)?\.\.(-?\d+(?:\.\d+)?)?$/;
const spanned = /^(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)$/;
const comparison = /^(>=|<=|>|<)?(-?\d+(?:\.\d+)?)$/;

interface Pattern {
  test: (name: string) => boolean;
}

/**
 * A pattern for the whole of a name, in which a star matches any characters. A regular expression
 * with several stars could take for ever.
 */
export function toPattern(written: string): Pattern {
  const [start = '', ...parts] = written.split('*');
  const end = parts.pop();
  if (end === undefined) return { test: (name) => name === start };
  return {
    test(name) {
      let at = start.length;
      for (const part of parts) {
        const found = name.indexOf(part, at);
        if (found === -1) return false;
        at = found + part.length;
      }
      return name.startsWith(start) && at + end.length <= name.length && name.endsWith(end);
    },
  };
}

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

const listFitting = (names: readonly (readonly string[])[], pattern: Pattern): number[] =>
  names.flatMap((own, position) => (own.some((name) => pattern.test(name)) ? [position] : []));
