import { hash } from 'node:crypto';

/**
 * A digest of the JSON of a value, in 32 hexadecimal digits. Half of SHA-256 is more than enough for
 * some ten thousand outputs.
 */
export function digestValue(
  value: unknown,
  replacer?: (key: string, value: unknown) => unknown,
): string {
  return hash('sha256', JSON.stringify(value, replacer)).slice(0, 32);
}
