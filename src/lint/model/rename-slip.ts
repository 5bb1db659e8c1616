import type { Fix } from './fix.ts';
import { findNearNames } from '../../text/near-names.ts';

/**
 * The renaming of a field that is misspelt by one letter; undefined where that is not sure, since
 * several names are as near, or since a digit differs, which tells a second of its kind.
 *
 * @param free the known names that the object does not hold
 */
export function renameSlip(name: string, free: readonly string[]): Fix | undefined {
  const known = free.map((id) => ({ id }));
  const [near, ...others] = findNearNames([name], known).get(name) ?? [];
  if (!near || others.length > 0 || digitsOf(near.id) !== digitsOf(name)) return undefined;
  return { kind: 'rename', name: near.id };
}

const digitsOf = (name: string): string => name.replaceAll(/\D+/g, '');
