/** A text that begins with a capital. */
export const capitalise = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** A text that begins with a small letter. */
export const uncapitalise = (text: string): string =>
  `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
