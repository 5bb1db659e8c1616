/** Undefined for the mean of no numbers. */
export const meanOf = (numbers: readonly number[]): number | undefined =>
  numbers.length === 0
    ? undefined
    : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
