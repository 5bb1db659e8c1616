import { UsageError } from '#dataset/usage-error.ts';

/** A number in decimal digits; NaN for any other text, such as `1e3`. */
export const readDigits = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : NaN);

/** The value of an option that counts something. */
export function toPositiveInteger(text: string, option: string): number {
  const number = readDigits(text);
  if (number > 0) return number;
  throw new UsageError(`invalid value "${text}" for ${option}`, 'Use a positive integer.');
}
