import { z } from 'zod/v3';
import { type Field, valueTypes } from '#vocabulary/contract/contract.ts';
import type { Kinds, OfKind } from '#vocabulary/contract/roles.ts';
import type { DetailedLabel } from '#vocabulary/contract/rule-label.ts';
import { documented } from './documented.ts';

const valueType = z.enum(valueTypes);

/** A part of the schema for each field of a type of the vocabulary, and none beside them. */
export type Shape<Type> = Record<keyof Type, z.ZodTypeAny>;

export const text = () => z.string().min(1).optional();
export const flag = () => z.boolean().optional();

export const variants = () => z.record(z.array(z.string().min(1))).optional();

const field: z.ZodType<Field> = z.strictObject({
  type: documented(
    z.union([valueType, z.array(valueType).min(1)]).optional(),
    'The JSON type, or an array of types to choose from.',
  ),
  required: documented(flag(), 'Whether the function needs it. Default: false.'),
  default: documented(z.unknown(), 'What a missing field means.'),
  values: documented(
    z.array(z.string()).min(1).optional(),
    'The only strings that it accepts. One that ends with "*" means any text with that beginning.',
  ),
  description: documented(text(), 'One sentence, plain text.'),
  example: documented(z.unknown(), 'A value for the snippet on the page of the function.'),
  wording: documented(
    z.union([z.string().min(1), z.record(z.string().min(1))]).optional(),
    'How a verdict words it: a string for any value but false, such as "ignoring case", or strings by value. It follows at the end, unless the verdict has a slot for it.',
  ),
  fields: documented(
    z.record(z.lazy(() => field)).optional(),
    'The fields of an object, or of each object of an array.',
  ),
  variants: documented(
    variants(),
    'When the fields of an object depend on its "type": their names by type, optional ones with "?" at the end.',
  ),
} satisfies Shape<Omit<Field, 'isOpen' | 'needsType'>>);

export const fields = () => z.record(field).optional();

/** The words for a rule and for its values. */
export const label = z.strictObject({
  says: documented(z.string().min(1), 'What is shown before the value, such as "includes".'),
  words: documented(
    z.record(z.string().min(1)).optional(),
    'What certain values mean, by their text.',
  ),
  rows: documented(
    z.tuple([z.string().min(1), z.string().min(1)]).optional(),
    'For an object shown as rows: the headings of its keys and its values.',
  ),
  alternatives: documented(
    flag(),
    'Whether an array in place of a value lists alternatives. Default: false.',
  ),
} satisfies Shape<DetailedLabel>);

/** An object of one of several kinds, with the roles of that kind. */
export function oneKind<Table extends Kinds>(table: Table, what: string) {
  const kinds = Object.entries(table).map(([kind, { summary, roles }]) =>
    z.strictObject({
      kind: documented(z.literal(kind), summary),
      ...Object.fromEntries(Object.entries(roles).map(toRole)),
    }),
  );
  // TypeScript cannot see that a table has kinds, nor which roles each has.
  const union = z.discriminatedUnion('kind', kinds as [(typeof kinds)[number]]);
  return documented(union.optional() as z.ZodType<OfKind<Table> | undefined>, what);
}

const toRole = ([role, what]: [string, string]): [string, z.ZodTypeAny] =>
  role.endsWith('?')
    ? [role.slice(0, -1), documented(text(), what)]
    : [role, documented(z.string().min(1), what)];
