/** Python writes a score that is not a number as NaN, which is not valid JSON. */
export const replaceNan = (text: string): string =>
  text.replaceAll(/(:\s*)-?(?:NaN|Infinity)\b/g, '$1null');
