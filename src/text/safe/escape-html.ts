const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A text as the content of an HTML element; what no document may have is U+FFFD. */
export function escapeHtml(text: string): string {
  return toAllowedText(text).replaceAll(/[&<>]/g, (character) => entities[character] ?? character);
}

/** A text as the value of an attribute in double quotation marks, or as content between tags. */
export const escapeAttribute = (text: string): string => escapeHtml(text).replaceAll('"', '&quot;');

/** Controls but tab, line feed, form feed and carriage return, and code points that are no characters. */
const forbidden = /[[\p{Cc}\p{NChar}]--[\t\n\f\r]]/gv;

/**
 * A text without what no HTML document may have, with U+FFFD for each. Between tags, browsers would
 * leave out U+0000.
 */
export const toAllowedText = (text: string): string => text.replaceAll(forbidden, '\u{FFFD}');
