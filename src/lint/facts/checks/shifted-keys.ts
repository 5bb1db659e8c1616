import { readOwn } from '#text/json/json-value.ts';
import type { Field } from '#vocabulary/contract/contract.ts';
import { listRequiredNames } from '#vocabulary/contract/variants.ts';
import type { ContractObject } from './contract-objects.ts';

/** What a name should be, and what the name should be that it takes the place of. */
export type Renames = readonly (readonly [from: string, to: string])[];

/**
 * How names are shifted by one: an unknown name has what belongs to a known one, and that one has what
 * belongs to the only one that is missing, as with an address in "url" and a local name in "path".
 */
export function findShiftedKeys(
  { fields, variants, record }: ContractObject,
  unknown: string,
): Renames | undefined {
  const required = listRequiredNames(fields, variants, record);
  const [missing, ...others] = required.filter((name) => readOwn(record, name) === undefined);
  if (missing === undefined || others.length > 0) return undefined;
  const kind = kindOf(record[unknown]);
  const taken = required.find(
    (name) =>
      name !== missing &&
      kind !== undefined &&
      usualKind(fields[name]) === kind &&
      kindOf(record[name]) === usualKind(fields[missing]) &&
      kindOf(record[name]) !== kind,
  );
  return taken === undefined
    ? undefined
    : [
        [unknown, taken],
        [taken, missing],
      ];
}

type Kind = 'address' | 'path';

const usualKind = (field: Field | undefined): Kind | undefined => kindOf(field?.example);

function kindOf(value: unknown): Kind | undefined {
  const [text] = Array.isArray(value) ? (value as unknown[]) : [value];
  if (typeof text !== 'string' || text === '') return undefined;
  return /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? 'address' : 'path';
}
