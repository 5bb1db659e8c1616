const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A text as the content of an HTML element; controls that no document may have are U+FFFD. */
export function escapeHtml(text: string): string {
  return toAllowedText(text).replaceAll(/[&<>]/g, (character) => entities[character] ?? character);
}

/** A text as the value of an attribute in double quotation marks, or as content between tags. */
export const escapeAttribute = (text: string): string => escapeHtml(text).replaceAll('"', '&quot;');

/** Controls but tab, line feed, form feed and carriage return. */
const forbidden = /[\p{Cc}--[\t\n\f\r]]/gv;

/**
 * A text without the controls that no HTML document may have, with U+FFFD for each. Between tags,
 * browsers would leave out U+0000.
 */
export const toAllowedText = (text: string): string => text.replaceAll(forbidden, '\u{FFFD}');
