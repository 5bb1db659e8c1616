import type { JsonObject } from '#text/json/json-value.ts';
import type { RichText } from '#text/rich-text.ts';
import type { Program } from '#shell/program.ts';
import type { StepIcon } from './step-icons.ts';

/** One action as a page shows it: a sentence, its detail, and everything else in the file. */
export interface StepDescription {
  type: string;
  /** Undefined for an unknown action. */
  icon: StepIcon | undefined;
  sentence: RichText;
  /** What a newcomer may not know about it, a sentence each. */
  notes: readonly RichText[];
  detail: StepDetail | undefined;
  /** Parameters that the sentence and the detail do not cover. */
  rest: JsonObject;
  /** Keys beside the type and the parameters. */
  extra: JsonObject;
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
  /** Arguments that the sentence does not cover. */
  rest: JsonObject;
}

/** A page in the history of a browser. */
export interface Visit {
  address: string;
  title: string;
  /** How long before the setup: "5 min". */
  before: string;
}

/** The description of an action, and the parameters that it covers. */
export interface ActionDescription {
  icon: StepIcon | undefined;
  sentence: RichText;
  detail?: StepDetail | undefined;
  read: readonly string[];
}
