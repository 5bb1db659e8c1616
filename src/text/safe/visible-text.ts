/** What a joiner can join: emoji, and letters and marks of scripts other than these. */
const joined = String.raw`[[\p{L}\p{M}\p{Emoji}]--[\p{ASCII}\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Hani}\p{sc=Hang}\p{sc=Hira}\p{sc=Kana}]]`;

/**
 * Controls that move a terminal's cursor or break a line, lone surrogates, which no encoding can write,
 * code points that are no characters, and what cannot be seen: characters that Unicode ignores by
 * default, and a few that look blank without being blanks. A joiner is left alone where it joins, and
 * so is what chooses the look of the emoji or the key before it.
 */
const invisible = new RegExp(
  [
    String.raw`[[\p{Cc}\p{Cs}\p{NChar}\p{DI}\u2028\u2029\u2800\uFFF9-\uFFFB\u{13430}-\u{13455}\u{16FE4}\u{1D159}]--[\u200C\u200D\uFE0E\uFE0F]]`,
    String.raw`(?<!${joined})[\u200C\u200D]`,
    String.raw`[\u200C\u200D](?!${joined})`,
    String.raw`(?<![\p{Emoji}--\p{ASCII}])(?!(?<=[0-9#*])\uFE0F\u20E3)[\uFE0E\uFE0F]`,
  ].join('|'),
  'gv',
);

const printable = /^[ -~]*$/;

/**
 * A text from a file on one line and harmless to a terminal: invisible characters are
 * written as escapes.
 */
export function toVisibleText(text: string): string {
  // Most texts need no change, and this test is fast.
  if (printable.test(text)) return text;
  return text.replaceAll(invisible, toEscape);
}

/** The same for a text of several lines. */
export const toVisibleLines = (text: string): string =>
  text.split('\n').map(toVisibleText).join('\n');

/** A text without the characters that would be written as escapes. */
export const withoutInvisible = (text: string): string => text.replaceAll(invisible, '');

/**
 * A character as an escape of JSON: a short one such as `\n` where JSON has it. One outside the first
 * plane has two.
 */
export const toEscape = (character: string): string => character.split('').map(escapeUnit).join('');

function escapeUnit(unit: string): string {
  const written = JSON.stringify(unit).slice(1, -1);
  if (written !== unit) return written;
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
