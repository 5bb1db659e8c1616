import type { ZodRawShape } from 'zod/v3';
import { describedParameters } from '#format/setup-action-schema.ts';
import { sourceSchema } from '#format/source-schema.ts';
import type { ContractObject } from './contract-objects.ts';

/** Whether the schema refuses the value of a field or requires a missing one, so that rules skip it. */
export function isSchemaFault(judged: ContractObject, name: string): boolean {
  const shape = findShape(judged);
  const schema = shape && Object.hasOwn(shape, name) ? shape[name] : undefined;
  return schema !== undefined && !schema.safeParse(judged.record[name]).success;
}

function findShape({ entry, part, within }: ContractObject): Readonly<ZodRawShape> | undefined {
  if (within !== undefined) return undefined;
  if (part === 'parameters') return describedParameters.get(entry.name);
  return part === 'keys' ? sourceSchema.shape : undefined;
}
