import { UsageError } from '../../dataset/usage-error.ts';

/** The value of an option that counts something. */
export function toPositiveInteger(text: string, option: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  throw new UsageError(`invalid value "${text}" for ${option}`, 'Use a positive integer.');
}
