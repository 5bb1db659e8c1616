import type { Path } from '#text/json/json-pointer.ts';
import type { JsonObject } from '#text/json/json-value.ts';

/** How likely the external state is to change; "unstated" when the file does not say. */
export type EnvChange = 'low' | 'medium' | 'high' | 'unstated';

/**
 * A task as pages use it: with every default filled in, the evaluator's arrays paired, and nothing
 * lost but the middle of very long names of functions and apps.
 */
export interface Task {
  /** Empty when the file names none. */
  id: string;
  /** The first that the agent is told: `instruction`, or that of the first phase. Empty where there is none. */
  instruction: string;
  /** What the agent is told one after the other; empty for a task with a single instruction. */
  phases: readonly Phase[];
  /** Where the task comes from, one entry for each origin named. */
  sources: readonly string[];
  /** As spelt in the file. */
  relatedApps: readonly string[];
  /** The steps of `config`. */
  setup: readonly Step[];
  /** Further lists of steps, in the order of the file. */
  stepLists: readonly StepList[];
  evaluation: Evaluation;
  /** Further evaluators, in the order of the file. */
  evaluators: readonly AddedEvaluator[];
  /** Lists of commands that judge by themselves, in the order of the file. */
  graders: readonly GraderList[];
  /** Undefined when the file does not say. */
  proxy: boolean | undefined;
  fixedIp: boolean | undefined;
  envChange: EnvChange;
  deprecated: { snapshot?: unknown; trajectory?: unknown };
  /**
   * Top-level fields outside the format, without the parts above, and format fields whose value cannot
   * be read.
   */
  extra: JsonObject;
}

/** One of the requests that the agent is given one after the other. */
export interface Phase {
  /** The place of the phase; parts with a place below it belong to it. */
  at: Path;
  instruction: string;
  /** What else the file says of it, such as what starts it, without its steps and evaluators. */
  extra: JsonObject;
}

/** Steps that are not in `config`. */
export interface StepList {
  at: Path;
  steps: readonly Step[];
  /** When they run, as the source of the environment shows: before the steps of `config` or after them, and before the agent acts. Undefined where that is not known. */
  runs: 'before config' | 'after config' | undefined;
}

/** An evaluator that is not `evaluator`, or one of several there. */
export interface AddedEvaluator {
  at: Path;
  evaluation: Evaluation;
}

/** A command that judges a task by itself, with what it is worth. */
export interface Grader {
  command: string;
  /** The place of the command. */
  at: Path;
  /** Whether the environment runs it, which may run only those with certain points; undefined where its source does not show that. */
  isRun: boolean | undefined;
  /** What the file writes beside the command: its points, and whatever else there is. */
  extra: JsonObject;
}

export interface GraderList {
  at: Path;
  graders: readonly Grader[];
}

/** One step before or after the agent's work. */
export interface Step {
  /** Empty when the file names none. */
  type: string;
  parameters: JsonObject;
  /** Keys beside `type` and `parameters`. */
  extra: JsonObject;
}

export interface Evaluation {
  checks: readonly Check[];
  /** What is fetched or given where it is not known which check it belongs to; without metrics. */
  unpaired: readonly Check[];
  /** How several checks combine: "own" where the evaluator has a way of its own, which only its judge knows. */
  conj: 'and' | 'or' | 'own';
  postconfig: readonly Step[];
  /** Keys outside the format, and the evaluator itself when it is not an object. */
  extra: JsonObject;
}

/** One metric with what it is given. */
export interface Check {
  /** Undefined when another array is longer than that of the metrics. */
  metric: string | undefined;
  result: Source | undefined;
  expected: Source | undefined;
  options: JsonObject;
}

/** What a getter fetches. */
export interface Source {
  /** The getter; undefined when the file names none. */
  type: string | undefined;
  files: readonly SourceFile[];
  /** Keys that belong to the getter. */
  extra: JsonObject;
  /** All keys, as the file has them. */
  fields: JsonObject;
}

export interface SourceFile {
  /** A machine path or a web address. */
  path: string | undefined;
  /** The name under which it is stored for evaluation. */
  dest: string | undefined;
  /** Whether the metric receives it. */
  reachesMetric: boolean;
}
