/**
 * A file as an address (RFC 2397), so that a page can offer it without a file beside the page. Only
 * what an address cannot contain is encoded: the rest repeats the text of the page, which compresses.
 */
export const toDataAddress = (mediaType: string, text: string): string =>
  `data:${mediaType};charset=utf-8,${text.replaceAll(/[%#\p{Cc}]|^ +|(?<! ) +$/gu, encodeURIComponent)}`;
