import type { StepDescription } from './step-description.ts';
import { isStringArray, type JsonRecord, withoutKeys } from '../../../text/json-value.ts';
import type { Step } from '../../../format/task.ts';
import type { RichText } from '../../../text/rich-text.ts';
import { describeNotes } from './step-notes.ts';
import { actionDescriptions } from './action-descriptions.ts';
import { type ActionDescription } from './step-description.ts';
import { stringsIn } from '../../../text/strings-in.ts';

/** Describes one action. An unknown one, or one with unexpected parameters, is shown with all of them. */
export function describeStep(step: Step): StepDescription {
  const { type, parameters, extra } = step;
  const describe = Object.hasOwn(actionDescriptions, type) ? actionDescriptions[type] : undefined;
  const unknown = { icon: undefined, sentence: describeUnknown(type), read: [] };
  const described: ActionDescription = describe?.(parameters) ?? unknown;
  return {
    type,
    icon: described.icon,
    sentence: described.sentence,
    notes: describeNotes(step),
    detail: described.detail,
    rest: withoutKeys(parameters, described.read),
    extra,
  };
}

/** The whole command, address or parameter text of an action, for search. */
export function findStepTexts({ parameters }: { parameters: JsonRecord }): string[] {
  return Object.values(parameters).flatMap((value) =>
    isStringArray(value) && value.length > 0 ? value.join(' ') : stringsIn(value),
  );
}

function describeUnknown(type: string): RichText {
  return type === '' ? ['An action without a type'] : ['Run the action ', { action: type }];
}
