const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A text as the content of an HTML element. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>]/g, (character) => entities[character] ?? character);
}

/** A text as the value of an attribute in double quotation marks, or as content between tags. */
export const escapeAttribute = (text: string): string => escapeHtml(text).replaceAll('"', '&quot;');
