import { evaluatorFields } from '../../format/evaluator-schema.ts';
import { taskFields } from '../../format/task-file-schema.ts';
import { sectionDescriptions } from './describe-reference.ts';
import { addresses } from '../addresses/addresses.ts';

/** Where the reference of the format explains a top-level field. */
export const taskFieldAddress = (name: string): string =>
  addresses.formatField(taskFields.includes(name) ? name : 'extra-fields');

/** Where it explains a field of the evaluator; an evaluator that is no object is itself one. */
export function evaluatorFieldAddress(name: string): string {
  if (name === 'evaluator') return addresses.formatField('evaluator');
  const isKnown = evaluatorFields.includes(name);
  return addresses.formatField(isKnown ? `evaluator-${name}` : sectionDescriptions.evaluator.slug);
}

/** Where it explains a field of an action. */
export const actionFieldAddress = (name: string): string =>
  addresses.formatField(
    name === 'type' || name === 'parameters' ? `action-${name}` : sectionDescriptions.action.slug,
  );
