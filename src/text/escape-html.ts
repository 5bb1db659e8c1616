const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A text as the content of an HTML element. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>]/g, (sign) => signs[sign] ?? sign);
}

/** A text as it can stand in an attribute with double quotation marks, and between tags too. */
export const escapeAttribute = (text: string): string => escapeHtml(text).replaceAll('"', '&quot;');
