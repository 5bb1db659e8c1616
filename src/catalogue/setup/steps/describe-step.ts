import { type JsonRecord, withoutKeys } from '../../../text/json-value.ts';
import type { Step } from '../../../format/task.ts';
import type { Program } from '../../../shell/program.ts';
import type { RichText } from '../../../text/rich-text.ts';
import type { StepIcon } from './step-icons.ts';
import { describeNotes } from './step-notes.ts';
import { type ActionDescription, actionDescriptions } from './action-descriptions.ts';
import { stringsIn } from '../../../text/strings-in.ts';

/** One action as a page tells it: a sentence, its detail, and whatever else the file says. */
export interface StepDescription {
  type: string;
  /** Undefined when nothing is known of the action. */
  icon: StepIcon | undefined;
  sentence: RichText;
  /** What a newcomer does not know of it, a sentence each. */
  notes: readonly RichText[];
  detail: StepDetail | undefined;
  /** Parameters that the sentence and the detail do not cover. */
  rest: JsonRecord;
  /** Keys beside the type and the parameters. */
  extra: JsonRecord;
}

export type StepDetail =
  | ({ kind: 'command' } & Program)
  | { kind: 'addresses'; addresses: readonly string[] }
  | { kind: 'files'; files: readonly FileMove[] }
  | { kind: 'operations'; operations: readonly DriveOperation[] }
  | { kind: 'visits'; visits: readonly Visit[] };

/** A file put on the machine. */
export interface FileMove {
  /** A web address, or a path where the environment runs. */
  from: string;
  /** The path on the machine. */
  to: string;
}

/** One thing done to a cloud drive. */
export interface DriveOperation {
  sentence: RichText;
  /** Where the file comes from. */
  address: string | undefined;
  /** Arguments that the sentence does not tell. */
  rest: JsonRecord;
}

/** A page in the history of a browser. */
export interface Visit {
  address: string;
  title: string;
  /** How long before the setup: "5 min". */
  before: string;
}

/** Tells one action. An unknown one, or one with unexpected parameters, is shown with all of them. */
export function describeStep(step: Step): StepDescription {
  const { type, parameters, extra } = step;
  const telling = Object.hasOwn(actionDescriptions, type)
    ? actionDescriptions[type]?.(parameters)
    : undefined;
  const told: ActionDescription = telling ?? {
    icon: undefined,
    sentence: describeUnknown(type),
    read: [],
  };
  return {
    type,
    icon: told.icon,
    sentence: told.sentence,
    notes: describeNotes(step),
    detail: told.detail,
    rest: withoutKeys(parameters, told.read),
    extra,
  };
}

/** The whole command, address or parameter text of an action, for search. */
export function findStepTexts({ parameters }: { parameters: JsonRecord }): string[] {
  return Object.values(parameters).flatMap((value) =>
    isTexts(value) ? value.join(' ') : stringsIn(value),
  );
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every((part) => typeof part === 'string');

function describeUnknown(type: string): RichText {
  return type === '' ? ['An action without a type'] : ['Run the action ', { action: type }];
}
