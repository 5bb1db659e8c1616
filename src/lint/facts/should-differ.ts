import { platformOf } from '#machine/platform-name.ts';

/**
 * Whether two tasks should differ: those with one id are reported by another rule, and the same task for
 * each platform is intended.
 */
export const shouldDiffer = (one: Identified, other: Identified): boolean =>
  one.id !== other.id && platformOf(one.file) === platformOf(other.file);

interface Identified {
  file: string;
  id: unknown;
}
