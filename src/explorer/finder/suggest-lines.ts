import type { Correction } from '../matching/correct-terms.ts';
import type { LineOffer } from './find-offers.ts';
import { parseLine, replacePart } from './parse-line.ts';
import type { LineNote } from './resolve-term.ts';

/** Another line to search for, with the text of its button. */
export interface SuggestedLine {
  line: string;
  text: string;
}

/** A part of a line, and what it was understood as: "Feasible: no". */
export interface PlainMeaning {
  typed: string;
  meaning: string;
}

/** How a line was understood. */
interface Understood {
  corrections: readonly Correction[];
  plain: readonly PlainMeaning[];
  offers: readonly LineOffer[];
}

/** The lines that a reader may want instead: terms for words, or words as they were typed. */
export function suggestLines(
  line: string,
  { corrections, plain, offers }: Understood,
): readonly SuggestedLine[] {
  const understood = [...plain, ...corrections].map(({ typed }) => ({
    line: quoteWord(line, typed),
    text: `Search for “${typed}” as typed`,
  }));
  const only = offers.map((offer) => ({ line: offer.line, text: `Only ${offer.label}` }));
  return [...only, ...understood];
}

/** The line with what may have been meant in place of a wrong term; none where nothing is similar. */
export const suggestInstead = (
  line: string,
  { from, to, suggestion }: LineNote,
): readonly SuggestedLine[] =>
  suggestion === undefined
    ? []
    : [{ line: replacePart(line, from, to, suggestion), text: `Use ${suggestion}` }];

/** The line with a word, or several, in quotation marks, so that it is searched for as it is typed. */
export function quoteWord(line: string, word: string): string {
  const term = parseLine(line).find(
    ({ key, isQuoted, text }) => key === undefined && !isQuoted && text.includes(word),
  );
  const from = term?.from ?? (/\s/.test(word) ? line.indexOf(word) : -1);
  if (from === -1) return line;
  return `${line.slice(0, from)}"${word}"${line.slice(term?.to ?? from + word.length)}`;
}
