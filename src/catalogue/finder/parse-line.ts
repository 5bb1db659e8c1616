/** A part of a line that a reader types, such as `-app:vlc`, `"pivot table"` or `bold`. */
export interface LineTerm {
  /** Where it is in the line. */
  from: number;
  to: number;
  isExcluded: boolean;
  /** What is before the colon, in lower case; undefined without one. */
  key: string | undefined;
  /** The word, phrase or value, without quotation marks. */
  text: string;
  isQuoted: boolean;
}

/**
 * Divides a line into terms. A quotation mark that is not closed reaches to the end; a minus sign
 * excludes only before a word of at least three letters, since commands have short options.
 */
export function parseLine(line: string): readonly LineTerm[] {
  return [...line.matchAll(term)].map((found) => {
    const [whole, key, quoted, bare = ''] = found;
    const from = found.index;
    const to = from + whole.length;
    const isExcluded =
      whole.startsWith('-') && (key !== undefined || isWord.test(bare) || quoted !== undefined);
    const isKept = whole.startsWith('-') && !isExcluded;
    const text = quoted ?? (isKept ? `-${bare}` : bare);
    return { from, to, isExcluded, key: key?.toLowerCase(), text, isQuoted: quoted !== undefined };
  });
}

/** A term as a line writes it, in quotation marks where it has blanks. */
export const writeTerm = (key: string, value: string, isExcluded = false): string =>
  `${isExcluded ? '-' : ''}${key}:${/\s/.test(value) ? `"${value}"` : value}`;

/** A line with another text in place of a part of it. */
export const replacePart = (line: string, from: number, to: number, text: string): string =>
  `${line.slice(0, from)}${text}${line.slice(to)}`;

/** A minus sign, a key with a colon, and a value in quotation marks or up to the next blank. */
const term = /-?(?:([\p{L}_][\p{L}\p{N}_.*-]*):)?(?:["“„]([^"”“]*)["”“]?|(\S+))/gu;

const isWord = /^[\p{L}_][\p{L}\p{N}_]{2,}$/u;
