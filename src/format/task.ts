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
  instruction: string;
  /** Where the task comes from, one entry for each origin named. */
  sources: readonly string[];
  /** As spelt in the file. */
  relatedApps: readonly string[];
  setup: readonly Step[];
  evaluation: Evaluation;
  /** Undefined when the file does not say. */
  proxy: boolean | undefined;
  fixedIp: boolean | undefined;
  envChange: EnvChange;
  deprecated: { snapshot?: unknown; trajectory?: unknown };
  /** Top-level fields outside the format, and format fields whose value cannot be read. */
  extra: JsonObject;
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
  conj: 'and' | 'or';
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
