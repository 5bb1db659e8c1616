import type { ActionDescription, StepDescription } from './step-details.ts';
import { withoutKeys } from '#text/json/json-value.ts';
import type { Step } from '#format/task.ts';
import type { RichText } from '#text/rich-text.ts';
import type { Vocabulary } from '#vocabulary/vocabulary.ts';
import { capitalise } from '#text/first-letter.ts';
import type { ActionEntry } from '#vocabulary/contract/entry.ts';
import { findOwnDescription } from '#vocabulary/own-description.ts';
import { describeEffect } from './action-descriptions.ts';
import { describeNamedValues } from '../metrics/describe-named-values.ts';
import { describeMoves, findOwnMoves } from './own-moves.ts';
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
    sentence: effect ? nameAction(type) : describeOwn(step, entry),
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

/** What is said of an action, then what it is given. */
function describeOwn({ type, parameters }: Step, entry: ActionEntry | undefined): RichText {
  const description = findOwnDescription(entry);
  const sentence = description === undefined ? nameAction(type) : [capitalise(description)];
  const moves = findOwnMoves(entry, parameters);
  const given = moves ? describeMoves(moves) : describeNamedValues(Object.entries(parameters));
  return given ? [...sentence, ': ', ...given] : sentence;
}

const nameAction = (type: string): RichText =>
  type === '' ? ['An action without a type'] : ['Run the action ', { action: type }];
