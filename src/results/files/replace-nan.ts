/** Python writes a score that is not a number as NaN or nan, which is not valid JSON. */
export const replaceNan = (text: string): string =>
  text.replaceAll(/(:\s*)-?(?:NaN|Infinity|inf)\b/gi, '$1null');
