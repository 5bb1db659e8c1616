import { formatCount } from './format-count.ts';

/** "1 task", "2,403 tasks"; the number as `format` writes it. */
export function count(
  number: number,
  noun: string,
  format: (number: number) => string = formatCount,
): string {
  return `${format(number)} ${noun}${number === 1 ? '' : 's'}`;
}

/** Words without the plural "s" at their end: "setup action" for "setup actions", but "glass" for "glass". */
export const toSingular = (words: string): string => words.replace(/(?<=[^s])s$/u, '');

/** "a page", "3 pages". */
export const countWithArticle = (number: number, noun: string): string =>
  number === 1 ? `a ${noun}` : count(number, noun);
