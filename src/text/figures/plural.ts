/** "1 task", "2 tasks"; the number as `format` writes it. */
export function count(
  number: number,
  noun: string,
  format: (number: number) => string = String,
): string {
  return `${format(number)} ${noun}${number === 1 ? '' : 's'}`;
}
