import type { ActionDescription, StepDescription } from './step-details.ts';
import { withoutKeys } from '#text/json/json-value.ts';
import type { Step } from '#format/task.ts';
import type { RichText } from '#text/rich-text.ts';
import type { Vocabulary } from '#vocabulary/vocabulary.ts';
import { capitalise } from '#text/first-letter.ts';
import { findOwnDescription } from '#vocabulary/own-description.ts';
import { describeEffect } from './action-descriptions.ts';
import { describeStepNotes } from './step-notes.ts';

/**
 * Describes one action. One of which the effect is not known is described as its dataset or the source
 * of its environment does; it, and one with unexpected parameters, is shown with all its parameters.
 */
export function describeStep(step: Step, vocabulary: Vocabulary): StepDescription {
  const { type, parameters, extra } = step;
  const entry = vocabulary.find('action', type);
  const effect = entry?.contract.effect;
  const described: ActionDescription = (effect && describeEffect(effect, parameters)) ?? {
    icon: undefined,
    sentence: describeUnknown(type, effect ? undefined : findOwnDescription(entry)),
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

function describeUnknown(type: string, own: string | undefined): RichText {
  if (own !== undefined) return [capitalise(own)];
  return type === '' ? ['An action without a type'] : ['Run the action ', { action: type }];
}
