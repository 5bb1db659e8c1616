import { readOwn } from '#text/json/json-value.ts';
import type { Field, Fields } from './contract.ts';
import { memoizeWeakly } from '#text/memoize.ts';

/** One field of an object whose fields depend on its `type`. */
export interface VariantField {
  name: string;
  isOptional: boolean;
}

/** The fields of an object of that `type`; undefined when no variant is declared for it. */
export function findVariantFields(
  variants: Field['variants'] = {},
  type: unknown,
): VariantField[] | undefined {
  if (typeof type !== 'string') return undefined;
  return readOwn(variants, type)?.map((name) => ({
    name: name.replace(/\?$/, ''),
    isOptional: name.endsWith('?'),
  }));
}

/** The names that an object must have: those always required, and those that its `type` requires. */
export function listRequiredNames(
  fields: Fields,
  variants: Field['variants'],
  record: Readonly<Record<string, unknown>>,
): readonly string[] {
  const always = alwaysRequired(fields);
  const own = variants && findVariantFields(variants, record.type);
  if (!own) return always;
  return [
    ...new Set([...always, ...own.flatMap(({ name, isOptional }) => (isOptional ? [] : name))]),
  ];
}

/** Contracts do not change, and every use of a function asks for its required fields. */
const alwaysRequired = memoizeWeakly((fields: Fields): readonly string[] =>
  Object.keys(fields).filter((name) => fields[name]?.required),
);
