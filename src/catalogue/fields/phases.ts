import type { FieldKey } from '#addresses/facet-names.ts';
import type { FieldSource, OwnField } from './own-field.ts';

/** How many phases a task has, as the only value of a list; none for a task in one piece. */
export const countPhases = ({ task: { phases } }: FieldSource): readonly string[] =>
  phases.length > 0 ? [String(phases.length)] : [];

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
