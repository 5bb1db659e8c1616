import type { ActionDescription, StepDescription } from './step-details.ts';
import { withoutKeys, readOwn } from '#text/json/json-value.ts';
import type { Step } from '#format/task.ts';
import type { RichText } from '#text/rich-text.ts';
import { describeStepNotes } from './step-notes.ts';
import { actionDescriptions } from './action-descriptions.ts';

/**
 * Describes one action. An unknown one, or one with unexpected parameters, is shown with all its
 * parameters.
 */
export function describeStep(step: Step): StepDescription {
  const { type, parameters, extra } = step;
  const described: ActionDescription = readOwn(actionDescriptions, type)?.(parameters) ?? {
    icon: undefined,
    sentence: describeUnknown(type),
    read: [],
  };
  return {
    type,
    icon: described.icon,
    sentence: described.sentence,
    notes: describeStepNotes(step),
    detail: described.detail,
    rest: withoutKeys(parameters, described.read),
    extra,
  };
}

function describeUnknown(type: string): RichText {
  return type === '' ? ['An action without a type'] : ['Run the action ', { action: type }];
}
