import { z, type ZodTypeAny } from 'zod/v3';
import type { FieldDeclaration } from '../field-declaration-schema.ts';
import { documented } from '../documented.ts';
import { taskFileSchema } from '../task-file-schema.ts';

/** What a dataset declares of its fields, by their names. */
export type DeclaredFields = Readonly<Record<string, FieldDeclaration>>;

/** The schema of a task file that demands what a dataset declares; without a declaration, that of the format. */
export function declareFields(declared: DeclaredFields = {}): ZodTypeAny {
  const names = Object.keys(declared);
  if (names.length === 0) return taskFileSchema;
  const tops = [...new Set(names.map((name) => name.split('.')[0] ?? ''))];
  const shape = Object.fromEntries(tops.map((name) => [name, toTopSchema(name, declared)]));
  return documented(taskFileSchema.extend(shape), taskFileSchema.description ?? '');
}

/** A field at the top, with those that are declared within it. */
function toTopSchema(name: string, declared: DeclaredFields): ZodTypeAny {
  const inner = Object.entries(declared).flatMap(([path, declaration]) =>
    path.startsWith(`${name}.`) ? [[path.slice(name.length + 1), declaration] as const] : [],
  );
  const own = declared[name];
  if (inner.length === 0) return toFieldSchema(own ?? {});
  const shape = Object.fromEntries(inner.map(([key, field]) => [key, toFieldSchema(field)]));
  const isRequired = own?.required ?? inner.some(([, { required }]) => required === true);
  return toFieldSchema({ ...own, required: isRequired }, z.object(shape).passthrough());
}

function toFieldSchema(
  declaration: FieldDeclaration,
  schema: ZodTypeAny = toValueSchema(declaration),
): ZodTypeAny {
  const { title, description, values, required } = declaration;
  const about = [title, description].filter(Boolean).join(': ');
  const meanings = values === undefined || Array.isArray(values) ? [] : Object.values(values);
  const described =
    about === '' && meanings.length === 0
      ? schema
      : documented(schema, { description: about, ...(meanings.length > 0 && { meanings }) });
  return required === true ? described : described.optional();
}

function toValueSchema(declaration: FieldDeclaration): ZodTypeAny {
  const { type, values, minimum, maximum } = declaration;
  const isLimited = values !== undefined || minimum !== undefined || maximum !== undefined;
  const item = toItemSchema(declaration);
  if (type === 'array') return z.array(isLimited ? item : z.unknown());
  if (type === 'object') return isLimited ? z.record(item) : z.object({}).passthrough();
  if (type !== undefined) return item;
  return isLimited ? z.union([item, z.array(item)]) : anything;
}

/** A single value. */
function toItemSchema({ type, values, minimum, maximum }: FieldDeclaration): ZodTypeAny {
  const allowed = Array.isArray(values) ? values : Object.keys(values ?? {});
  if (allowed.length > 0) return toChoice(allowed);
  if (type === 'string') return z.string();
  if (type === 'boolean') return z.boolean();
  const number = type === 'integer' ? z.number().int() : z.number();
  const least = minimum === undefined ? number : number.min(minimum);
  return maximum === undefined ? least : least.max(maximum);
}

function toChoice(allowed: readonly (string | number | boolean)[]): ZodTypeAny {
  const [first, ...others] = allowed;
  if (allowed.every((value) => typeof value === 'string'))
    return z.enum(allowed as [string, ...string[]]);
  const literals = [first, ...others].map((value) => z.literal(value));
  const [one, two, ...rest] = literals;
  return one && two ? z.union([one, two, ...rest]) : (one ?? anything);
}

/** Any JSON; a missing value is none. */
const anything = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.array(z.unknown()),
  z.object({}).passthrough(),
  z.null(),
]);
