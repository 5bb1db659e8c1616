/** A text that begins with a capital. */
export const capitalise = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** A text that begins with a small letter, unless its first word is an abbreviation. */
export const uncapitalise = (text: string): string =>
  /^\p{Lu}{2}/u.test(text) ? text : `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
