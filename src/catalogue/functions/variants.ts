import type { Field } from '#vocabulary/contract/contract.ts';
import { findVariantFields, type VariantField } from '#vocabulary/contract/variants.ts';
import type { SeenField } from './seen-fields.ts';
import type { TaskEntry } from '../task/task-entry.ts';

/** The fields of an object with a certain `type`. */
export interface Variant {
  type: string;
  fields: readonly VariantField[];
  /** The tasks that write such an object. */
  tasks: readonly TaskEntry[];
}

/** The variants of a field, each with its use. */
export function toVariants(field: Field | undefined, seen: SeenField | undefined): Variant[] {
  const types = seen?.fields.find(({ name }) => name === 'type')?.values ?? [];
  const tasksOf = new Map(types.map(({ value, tasks }) => [value, tasks]));
  const variants = field?.variants ?? {};
  return Object.keys(variants).map((type) => ({
    type,
    fields: findVariantFields(variants, type) ?? [],
    tasks: tasksOf.get(type) ?? [],
  }));
}
