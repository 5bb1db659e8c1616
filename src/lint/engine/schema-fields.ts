import { z } from 'zod/v3';
import type { Path } from '../../text/json/json-pointer.ts';

/** The names of the fields that a schema allows at a path; of a union, those of all its members. */
export function listFields(schema: z.ZodTypeAny, path: Path): string[] {
  if (schema instanceof z.ZodOptional) return listFields(schema.unwrap() as z.ZodTypeAny, path);
  if (schema instanceof z.ZodLazy) return listFields(schema.schema as z.ZodTypeAny, path);
  if (schema instanceof z.ZodUnion) {
    const members = schema.options as readonly z.ZodTypeAny[];
    return [...new Set(members.flatMap((member) => listFields(member, path)))];
  }
  const [key, ...rest] = path;
  if (schema instanceof z.ZodArray) return listFields(schema.element as z.ZodTypeAny, rest);
  if (schema instanceof z.ZodRecord) return listFields(schema.valueSchema as z.ZodTypeAny, rest);
  if (!(schema instanceof z.ZodObject)) return [];
  const shape = schema.shape as Record<string, z.ZodTypeAny>;
  if (key === undefined) return Object.keys(shape);
  const field = shape[key];
  return field ? listFields(field, rest) : [];
}
