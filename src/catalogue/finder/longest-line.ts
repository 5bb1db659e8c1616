/**
 * How many characters of a line are read. An address with them is shorter in any script than the
 * 8 kB that servers accept.
 */
export const longestLine = 800;

/** The beginning of a line: what is read, and one character by which the rest is noticed. */
export const shortenLine = (line: string): string => line.slice(0, longestLine + 1);
