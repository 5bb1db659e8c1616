import { toVisibleLines } from '../safe/visible-text.ts';

/** A value as indented JSON that is harmless to a terminal: what is invisible is written as escapes. */
export const toReportJson = (value: unknown): string =>
  toVisibleLines(JSON.stringify(value, null, 2));
