import { uncapitalise } from './first-letter.ts';

/** A sentence in parts, so that pages can format names while the text has no markup. */
export type RichText = readonly RichPart[];

type RichPart =
  | string
  /** Words beside the sentence, which a page shows less strongly. */
  | { aside: string }
  /** A name, a path or a value, shown as code. */
  | { code: string }
  /** The name of a function, shown as a link to its page. */
  | { metric: string }
  | { getter: string }
  | { action: string };

/** The sentence without formatting. */
export const toPlainText = (text: RichText): string => quoteParts(text, () => false);

/** The sentence without formatting, with names and values in quotation marks. */
export const toQuotedText = (text: RichText): string => quoteParts(text, () => true);

/** The sentence without formatting, with quotation marks around what would run into its words. */
export const toReadableText = (text: RichText): string =>
  quoteParts(text, (value) => /\s|^$|[^\p{L}\p{N}/%+)]$/u.test(value));

/** A sentence as the rest of another one: with a small letter at its beginning. */
export const toClause = (text: RichText): RichText =>
  text.map((part, index) => (index === 0 && typeof part === 'string' ? uncapitalise(part) : part));

function quoteParts(text: RichText, isQuoted: (value: string) => boolean): string {
  return text
    .map((part) => {
      const words = toWords(part);
      if (words !== undefined) return words;
      const value = partText(part);
      return isQuoted(value) ? `“${value}”` : value;
    })
    .join('');
}

/** A part that is words of the sentence; undefined for a name, a path or a value. */
export function toWords(part: RichPart): string | undefined {
  if (typeof part === 'string') return part;
  return 'aside' in part ? part.aside : undefined;
}

/** What a part has as its text. */
export const partText = (part: RichPart): string =>
  typeof part === 'string' ? part : (Object.values(part)[0] ?? '');
