import { type JsonRecord, withoutKeys } from '../../../text/json-value.ts';
import type { Step } from '../../../format/task.ts';
import type { Program } from '../../../shell/program.ts';
import type { RichText } from '../../../text/rich-text.ts';
import type { StepIcon } from './step-icons.ts';
import { tellNotes } from './step-notes.ts';
import { type Telling, tellings } from './action-descriptions.ts';
import { textsIn } from '../../../text/strings-in.ts';

/** One action as a page tells it: a sentence, its detail, and whatever else the file says. */
export interface StepStory {
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
export function tellStep(step: Step): StepStory {
  const { type, parameters, extra } = step;
  const telling = Object.hasOwn(tellings, type) ? tellings[type]?.(parameters) : undefined;
  const told: Telling = telling ?? { icon: undefined, sentence: tellUnknown(type), read: [] };
  return {
    type,
    icon: told.icon,
    sentence: told.sentence,
    notes: tellNotes(step),
    detail: told.detail,
    rest: withoutKeys(parameters, told.read),
    extra,
  };
}

/** The whole command, address or parameter text of an action, for search. */
export function findStepTexts({ parameters }: { parameters: JsonRecord }): string[] {
  return Object.values(parameters).flatMap((value) =>
    isTexts(value) ? value.join(' ') : textsIn(value),
  );
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every((part) => typeof part === 'string');

function tellUnknown(type: string): RichText {
  return type === '' ? ['An action without a type'] : ['Run the action ', { action: type }];
}
