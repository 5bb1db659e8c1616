import type { ActionDescription, StepDescription } from './step-details.ts';
import { withoutKeys } from '#text/json/json-value.ts';
import type { Step } from '#format/task.ts';
import type { RichText } from '#text/rich-text.ts';
import type { Vocabulary } from '#vocabulary/vocabulary.ts';
import { describeEffect } from './action-descriptions.ts';
import { describeStepNotes } from './step-notes.ts';

/**
 * Describes one action. One of which the effect is not known, or with unexpected parameters, is shown
 * with all its parameters.
 */
export function describeStep(step: Step, vocabulary: Vocabulary): StepDescription {
  const { type, parameters, extra } = step;
  const entry = vocabulary.find('action', type);
  const effect = entry?.contract.effect;
  const described: ActionDescription = (effect && describeEffect(effect, parameters)) ?? {
    icon: undefined,
    sentence: describeUnknown(type),
    read: [],
  };
  return {
    type,
    icon: described.icon,
    sentence: described.sentence,
    notes: describeStepNotes(effect, parameters),
    detail: described.detail,
    rest: withoutKeys(parameters, described.read),
    extra,
  };
}

function describeUnknown(type: string): RichText {
  return type === '' ? ['An action without a type'] : ['Run the action ', { action: type }];
}
