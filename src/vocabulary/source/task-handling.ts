import type { SourceLine } from './source-line.ts';

/**
 * What the code of an environment does with a task file, beside its getters, metrics and actions: the
 * class that loads tasks, the code that judges them, and the runners. A part that the source does not
 * show for certain is absent, and nothing certain may be said of it.
 */
export interface TaskHandling {
  /** By name, the top-level fields of a task that any of this code reads. */
  fields: Readonly<Record<string, FieldReading>>;
  /** Whether it reads no other field by a name that is known: it hands the whole task to nothing that is not read. */
  fieldsAreComplete: boolean;
  /** How parts of a task are used, by path, such as "config[].parameters"; a field at the top by its name. */
  parts: Readonly<Record<string, PartReading>>;
  /** Fields whose contents become setup steps, in the order in which they run. */
  stepFields: readonly StepField[];
  evaluator: EvaluatorHandling;
  /** What happens with a step whose action does not exist: it fails, or the step is left out. */
  unknownAction?: 'fails' | 'skipped';
  /** The texts that are replaced in a task before it is used. */
  replacements: readonly Replacement[];
  /** Whether text of a task may also be replaced in ways that are not known. */
  mayReplaceMore: boolean;
  /** How long each function waits that runs an agent and then judges. Empty where none was read. */
  waits: readonly JudgingWait[];
}

/** That of code that reads no field and replaces nothing, so that nothing is certain. */
export const emptyHandling: TaskHandling = {
  fields: {},
  fieldsAreComplete: false,
  parts: {},
  stepFields: [],
  evaluator: { judgedByName: {}, namesAreComplete: false },
  replacements: [],
  mayReplaceMore: false,
  waits: [],
};

/** How one field is read. */
export interface FieldReading {
  /** "required" where a task without it fails to load; "standIn" where something else is used instead. */
  need: 'required' | 'optional' | 'standIn';
  /** Where it is read first. */
  at: SourceLine;
  /** As written, what is used where it is absent, such as `phases[0]["instruction"]` or `[]`. */
  standIn?: string;
  /** The other fields of the task that the stand-in reads; it fails where these are absent too. */
  standInFields?: readonly string[];
}

/** What is certain of one part of a task: of a field, of an element of an array. */
export interface PartReading {
  /** Whether anything reads it with `x["k"]`. */
  isRequired?: boolean;
  /** The kinds of JSON values that it has a way for: "null", "number", "array" and so on. */
  accepts?: readonly string[];
  /** The kinds of values with which the source fails. */
  rejects?: readonly string[];
  /** Whether text is compared in whichever case. */
  ignoresCase?: boolean;
}

/** A field of a task that the environment runs as steps of one action, or as a list of steps. */
export interface StepField {
  field: string;
  /** The action, and the parameter that gets the value of the field. Default: the field is a list of steps. */
  action?: { name: string; parameter: string; parameters?: Readonly<Record<string, unknown>> };
  at: SourceLine;
}

/** What the code that judges does with `evaluator`. */
export interface EvaluatorHandling {
  /** Whether code was read that calls the metrics or getters that a task names. */
  isJudged?: boolean;
  /** Whether it has a way for an evaluator that is an array. */
  mayBeArray?: boolean;
  /** Where an array has a command and its points in each element, what is run of them. */
  graders?: GraderCommands;
  /** Whether `null` as options of a single metric is accepted: turned into no options. */
  nullOptions?: 'accepted' | 'fails';
  /** The same of `null` in the array of options of several metrics. */
  nullOptionsInArray?: 'accepted' | 'fails';
  /** What a metric is called with where the getter of the reference returns None. */
  expectedNone?: 'one argument' | 'two arguments';
  /** The same where the reference is an element of an array that is null or an empty object. */
  expectedAbsentInArray?: 'one argument' | 'two arguments' | 'fails';
  /** Names in `func` that code of the judge or of a runner judges itself, without calling a metric. */
  judgedByName: Readonly<Record<string, JudgedName>>;
  /** Whether every comparison of `func` with a name is among them. */
  namesAreComplete: boolean;
}

/** An evaluator that is an array of arrays, each with a command that is run on the machine to judge. */
export interface GraderCommands {
  /** The index of the command in an element. */
  command: number;
  /** Where only elements with certain points are run: their index and what they must be. */
  points?: { index: number; value: number };
  /** The text that the output of a command must contain, or be, to pass. */
  passes?: { text: string; isWhole: boolean; ignoresCase: boolean };
  at: SourceLine;
}

export interface JudgedName {
  at: SourceLine;
  /** Whether the judge of the environment does it, or a runner that does not call it. */
  by: 'judge' | 'runner';
  /** Whether it is also recognized as the only or any element of an array. */
  inArray: boolean;
}

export interface Replacement {
  /** The text, such as "{CLIENT_PASSWORD}". */
  text: string;
  /** Where it is replaced: in commands of steps, or anywhere in the task. */
  within: 'commands' | 'task';
  at: SourceLine;
}

export interface JudgingWait {
  at: SourceLine;
  /** In seconds, at least, from the last action of the agent to the evaluation. */
  seconds: number;
}
