import type { ContractPart, Fields } from './contract.ts';

/** Where a field is known from, if not from the built-in vocabulary. */
export type FieldOrigin = 'profile' | 'source' | 'dataset';

/** By part and name; a field without an origin is built in. */
export type FieldOrigins = Readonly<
  Partial<Record<ContractPart, Readonly<Record<string, FieldOrigin>>>>
>;

const parts = ['parameters', 'keys', 'rules', 'options'] as const;

/** The origins of an entry after fields were added or replaced; none if all of its fields are built in. */
export function addOrigins(
  origins: FieldOrigins | undefined,
  added: Readonly<Partial<Record<ContractPart, Fields | undefined>>>,
  origin: FieldOrigin,
): { origins?: FieldOrigins } {
  const changed = parts.flatMap((part): [ContractPart, Record<string, FieldOrigin>][] => {
    const names = Object.keys(added[part] ?? {});
    if (names.length === 0) return [];
    const own = Object.fromEntries(names.map((name) => [name, origin]));
    return [[part, { ...origins?.[part], ...own }]];
  });
  const all = { ...origins, ...Object.fromEntries(changed) };
  return Object.keys(all).length > 0 ? { origins: all } : {};
}
