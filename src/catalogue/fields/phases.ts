import type { FieldKey } from '#addresses/facet-names.ts';
import { isObject, type JsonObject } from '#text/json/json-value.ts';
import type { OwnField } from './own-field.ts';

/** How many phases a task has, as the only value of a list; none for a task in one piece. */
export function countPhases({ fields }: { fields: JsonObject }): readonly string[] {
  const phases = Object.values(fields).find(
    (value) => Array.isArray(value) && value.length > 0 && value.every(hasInstruction),
  );
  return Array.isArray(phases) ? [String(phases.length)] : [];
}

const hasInstruction = (value: unknown): boolean =>
  isObject(value) && typeof value.instruction === 'string';

/** The number of phases as a field by which readers choose tasks. */
export const phasesField: Omit<OwnField, 'values'> = {
  key: 'phases' as FieldKey,
  name: 'phases',
  label: 'Phases',
  description: 'How many instructions the agent gets, one after the other.',
  isNumber: true,
  isList: false,
  meanings: {},
  valuesOf: countPhases,
};
