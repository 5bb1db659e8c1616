import { parseJson } from '#text/json/parse-json.ts';

/**
 * The value of a JSON text, with U+FFFD for each half of a surrogate pair, which neither an address nor
 * the search index can have; undefined for a text that is not JSON.
 */
export const parseWellFormed = (text: string): unknown =>
  parseJson(
    surrogate.test(text)
      ? text.replaceAll(escapes, (found, half?: string) => (half === undefined ? found : '\\ufffd'))
      : text,
  );

const surrogate = /\\u[dD][89a-fA-F]/;
/** A pair of surrogates, half of one as the group, or any other escape. */
const escapes =
  /\\(?:u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|(u[dD][89a-fA-F][\da-fA-F]{2})|[^])/g;

/** Python writes a score that is not a number as NaN or nan, which is not valid JSON. */
export const replaceNan = (text: string): string =>
  text.replaceAll(/(:\s*)-?(?:NaN|Infinity|inf)\b/gi, '$1null');
