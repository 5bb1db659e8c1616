import type { ActionDescription, StepDescription } from './step-details.ts';
import { withoutKeys } from '#text/json/json-value.ts';
import type { Step } from '#format/task.ts';
import type { RichText } from '#text/rich-text.ts';
import type { Vocabulary } from '#vocabulary/vocabulary.ts';
import { capitalise } from '#text/first-letter.ts';
import type { ActionEntry } from '#vocabulary/contract/entry.ts';
import { findOwnDescription } from '#vocabulary/own-description.ts';
import { describeEffect } from './action-descriptions.ts';
import { describeNamedValues, quotesAll } from '../words/describe-named-values.ts';
import { describeMoves, findOwnMoves } from './own-moves.ts';
import { describeStepNotes } from './step-notes.ts';

/**
 * Describes one action. One of which the effect is not known is described as its dataset or the source
 * of its environment does; one with unexpected parameters is shown with all of them.
 */
export function describeStep(step: Step, vocabulary: Vocabulary): StepDescription {
  const { type, parameters, extra } = step;
  const entry = vocabulary.find('action', type);
  const effect = entry?.contract.effect;
  const described =
    (effect && describeEffect(effect, parameters)) ??
    (effect ? unexplained(nameAction(type)) : describeOwn(step, entry));
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

/** A sentence that leaves all parameters to a list. */
const unexplained = (sentence: RichText): ActionDescription => ({
  icon: undefined,
  sentence,
  read: [],
});

/** What is said of an action, then what it is given; a list of the same would say it again. */
function describeOwn(
  { type, parameters }: Step,
  entry: ActionEntry | undefined,
): ActionDescription {
  const description = findOwnDescription(entry);
  const sentence = description === undefined ? nameAction(type) : [capitalise(description)];
  const moves = findOwnMoves(entry, parameters);
  if (moves) return unexplained([...sentence, ': ', ...describeMoves(moves)]);
  const entries = Object.entries(parameters);
  const given = describeNamedValues(entries);
  const read = quotesAll(entries) ? Object.keys(parameters) : [];
  return { ...unexplained(given ? [...sentence, ': ', ...given] : sentence), read };
}

const nameAction = (type: string): RichText =>
  type === '' ? ['An action without a type'] : ['Run the action ', { action: type }];
