import { evaluatorFields } from '#format/evaluator-schema.ts';
import { taskFields } from '#format/task-file-schema.ts';
import { sectionDescriptions } from './section-descriptions.ts';
import { addresses } from '#addresses/addresses.ts';

/** Where the reference of the format explains a top-level field. */
export const toTaskFieldAddress = (name: string): string =>
  addresses.formatField(taskFields.includes(name) ? name : 'extra-fields');

/** Where it explains a field of the evaluator; an evaluator that is not an object counts as one. */
export function toEvaluatorFieldAddress(name: string): string {
  if (name === 'evaluator') return addresses.formatField('evaluator');
  const isOfFormat = evaluatorFields.includes(name);
  return addresses.formatField(
    isOfFormat ? `evaluator-${name}` : sectionDescriptions.evaluator.slug,
  );
}

/** Where it explains a field of an action. */
export const toActionFieldAddress = (name: string): string =>
  addresses.formatField(
    name === 'type' || name === 'parameters' ? `action-${name}` : sectionDescriptions.action.slug,
  );
