import { findNearNames } from '#text/similarity/near-names.ts';
import type { Fix } from './fix.ts';

/**
 * Fixes a boolean that is the string "true". The string "false" gets no fix: environments treat any
 * string as true, so a fix would change what happens.
 */
export const replaceWithTrue: Fix = { kind: 'replace', value: true };

/**
 * Renames a field that is misspelt by one letter. Undefined where that is not sure: several names
 * are as near, or a digit differs, as in the names of two fields of one kind.
 *
 * @param free the known names that the object does not have
 */
export function renameToNearest(name: string, free: readonly string[]): Fix | undefined {
  const candidates = free.map((id) => ({ id }));
  const [near, ...others] = findNearNames([name], candidates).get(name) ?? [];
  if (!near || others.length > 0 || digitsOf(near.id) !== digitsOf(name)) return undefined;
  return { kind: 'rename', name: near.id };
}

const digitsOf = (name: string): string => name.replaceAll(/\D+/g, '');
