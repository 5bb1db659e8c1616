import { readOwn } from '#text/json/json-value.ts';
import { listRequiredNames } from '#vocabulary/contract/variants.ts';
import { fitsType, typeOf } from '#vocabulary/contract/value-type.ts';
import { findNearestName } from '#text/similarity/nearest-name.ts';
import type { ContractObject } from './contract-objects.ts';

/** The greatest number of letters to change, and the greatest share of the name. */
const maxEdits = 2;
const maxEditShare = 1 / 4;

/** The field that an author probably meant by a name that its function does not know. */
export interface IntendedField {
  name: string;
  /** Whether only letters differ, not a word. */
  isMisspelt: boolean;
  /** Whether it is meant only because it is the one field missing, and the name the one unknown. */
  isGuessed: boolean;
}

/**
 * @param free what the function accepts and the object does not have
 * @param unknown all names of the object that the function does not know
 */
export function findIntendedField(
  judged: ContractObject,
  name: string,
  { free, unknown }: { free: readonly string[]; unknown: readonly string[] },
): IntendedField | undefined {
  const letters = lettersOf(name);
  const same = free.find((candidate) => lettersOf(candidate) === letters);
  if (same !== undefined) return { name: same, isMisspelt: true, isGuessed: false };
  const near = findNearestName(name, free);
  if (near) {
    const isMisspelt = near.edits <= Math.min(maxEdits, name.length * maxEditShare);
    return { name: near.name, isMisspelt, isGuessed: false };
  }
  // Elsewhere, names of an author's own are common.
  if (judged.part !== 'parameters' && judged.part !== 'keys') return undefined;
  if (unknown.length > 1 || isComment(name)) return undefined;
  const missing = findOnlyMissing(judged, judged.record[name]);
  return missing === undefined ? undefined : { name: missing, isMisspelt: false, isGuessed: true };
}

/** A comment for other authors, as real files write it. */
export const isComment = (name: string): boolean => /^(?:_|\/\/|\$|#)/.test(name);

/** The only required field that the object does not have, if the value has its type. */
function findOnlyMissing(
  { fields, variants, record }: ContractObject,
  value: unknown,
): string | undefined {
  const required = listRequiredNames(fields, variants, record);
  const [missing, ...others] = required.filter((name) => readOwn(record, name) === undefined);
  if (missing === undefined || others.length > 0) return undefined;
  return fitsType(typeOf(value), fields[missing]?.type) ? missing : undefined;
}

/** What is left of a name in another style, as in "fileName" and "file_name". */
const lettersOf = (name: string): string => name.toLowerCase().replaceAll(/[_\s-]/g, '');
