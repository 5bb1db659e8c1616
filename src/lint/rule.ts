import type { JsonRecord } from '../format/json-value.ts';
import type { Path } from '../format/positions.ts';
import type { FunctionKind } from '../vocabulary/entry.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import type { Severity } from './finding.ts';
import type { Fix } from './fix.ts';
import type { TaskView } from './task-view.ts';

/** Where a rule objects, and the facts its message needs. */
export type Problem<Facts extends object> = Facts & {
  at: Path;
  /** Default: the rule's own. */
  severity?: Severity;
  /** A safe repair of the place. Default: none, a person has to decide. */
  fix?: Fix;
};

/** What every code has, whoever finds it. */
export interface RuleCard<Facts extends object = object> {
  /** Permanent. A retired code is never given to another rule. */
  code: string;
  name: string;
  severity: Severity;
  summary: string;
  why: string;
  /** What an author does about it. */
  mend?: string;
  /** The kinds of function whose use in a task it judges, or single ones by name. Default: none. */
  concerns?: readonly (FunctionKind | `${FunctionKind} ${string}`)[];
  /** Parts of a task file, or of several by file, that the rule accepts and that it objects to. */
  examples?: { good: JsonRecord[]; bad: JsonRecord[] };
  // Methods, not function properties: only then does every rule fit in one list.
  message(facts: Facts): string;
}

/** Judges one task file, whether or not the schema accepts it. */
export interface TaskRule<Facts extends object = object> extends RuleCard<Facts> {
  /** Shown on the rule's page and run as tests, so they cannot go stale. */
  examples: { good: JsonRecord[]; bad: JsonRecord[] };
  check(task: TaskView, context: TaskContext): Iterable<Problem<Facts>>;
}

export interface TaskContext {
  /** Relative to the tasks folder, with forward slashes. */
  file: string;
  vocabulary: Vocabulary;
}

/** Judges all tasks of a dataset together. */
export interface DatasetRule<Facts extends object = object> extends RuleCard<Facts> {
  /** Each example is a dataset: parts of tasks by file, and suites below the folder `suites`. */
  examples: { good: Record<string, JsonRecord>[]; bad: Record<string, JsonRecord>[] };
  check(
    tasks: readonly DatasetMember[],
    context: DatasetContext,
  ): Iterable<Problem<Facts> & { file: string }>;
}

export interface DatasetMember {
  file: string;
  task: TaskView;
}

export interface DatasetContext {
  vocabulary: Vocabulary;
  suites: readonly SuiteList[];
}

/** A file that lists task ids by folder. */
export interface SuiteList {
  /** Relative to the tasks folder, with forward slashes. */
  file: string;
  members: readonly SuiteMember[];
}

export interface SuiteMember {
  /** The folder that the suite lists the id under: the last part of its path. */
  folder: string;
  id: string;
  /** Where the id stands in the suite's file. */
  at: Path;
}

/** Each returns its argument; they exist so that `Facts` is inferred from `message`. */
export function defineCard<Facts extends object>(card: RuleCard<Facts>): RuleCard<Facts> {
  return card;
}

export function defineTaskRule<Facts extends object>(rule: TaskRule<Facts>): TaskRule<Facts> {
  return rule;
}

export function defineDatasetRule<Facts extends object>(
  rule: DatasetRule<Facts>,
): DatasetRule<Facts> {
  return rule;
}
