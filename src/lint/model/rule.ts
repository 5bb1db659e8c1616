import type { JsonObject } from '#text/json/json-value.ts';
import type { Path } from '#text/json/json-pointer.ts';
import type { FunctionKind } from '#vocabulary/contract/entry.ts';
import type { Environment } from '#format/environment-schema.ts';
import type { Check } from '#format/task.ts';
import type { Vocabulary } from '#vocabulary/vocabulary.ts';
import type { FileExample } from './example-file.ts';
import type { CheckFault } from './check-fault.ts';
import type { Consequence } from './consequence.ts';
import type { Severity } from './finding.ts';
import type { Fix } from './fix.ts';
import type { Judging } from '../facts/checks/judging.ts';
import type { DemandedText } from '../facts/dataset/demanded-texts.ts';
import type { FieldValue } from '../facts/dataset/field-values.ts';
import type { TaskPart } from '../facts/dataset/task-parts.ts';
import type { ScriptPlace } from '../facts/files/run-scripts.ts';
import type { SudoCalls } from '../facts/setup/sudo-calls.ts';
import type { LocalFiles } from './local-files.ts';
import type { TaskView } from '../facts/task-view.ts';

/** The place of a finding, and the facts that its message needs. */
export type Problem<Facts extends object> = Facts & {
  at: Path;
  /** Further places of the same mistake. Default: none. */
  also?: readonly Path[];
  /** Default: the rule's own. */
  severity?: Severity;
  /** Default: the rule's own. */
  consequence?: Consequence;
  /** The files that it concerns, where it is about several tasks together. Default: the one that it is in. */
  files?: readonly string[];
  /** What the findings of one mistake have in common; reports fold them by it. Default: the message. */
  cause?: string;
  /** The paths or addresses that are wrong, for `yieldsTo`. Default: the place. */
  about?: readonly string[];
  /** The place in a script that the task runs, which the message begins with. Default: the task file itself is wrong. */
  inScript?: ScriptPlace | undefined;
  /** A fix that is safe to apply. Default: none, a person has to decide. */
  fix?: Fix;
};

/** The message of a problem, with its place in a script that the task runs. */
export const toMessage = (rule: RuleMeta, problem: Problem<object>): string => {
  const { inScript } = problem;
  const message = rule.message(problem);
  return inScript ? `line ${inScript.line} of "${inScript.path}": ${message}` : message;
};

/** The code, name, severity and documentation of a rule, whichever module finds its problems. */
export interface RuleMeta<Facts extends object = object> {
  /** Permanent. A retired code is never given to another rule. */
  code: string;
  name: string;
  severity: Severity;
  /** What a finding means for results, unless a problem says otherwise. */
  consequence: Consequence;
  summary: string;
  why: string;
  /** How an author corrects a finding. */
  howToFix: string;
  /** What a check does that an error of the rule is about; it ends the sentence that says when the task passes. Default: it has an error. */
  ofCheck?: CheckFault | ((check: Pick<Check, 'result' | 'expected'>) => CheckFault);
  /**
   * The codes of rules that find the same mistake: a problem is not reported where one of theirs is about
   * the same path or address, or at the same place. The rule's own code keeps the first. Default: none.
   */
  yieldsTo?: readonly string[];
  /** Whether a problem is as severe as what yields to it, if that is more severe. Default: false. */
  takesSeverity?: boolean;
  /**
   * Whether a finding is about the form of a file alone: what nearly all tasks of a dataset have in
   * common is then its convention, and one finding about the dataset. Default: false.
   */
  canBeConvention?: boolean;
  /** The part of a field that a finding marks in the file. Default: its value. */
  marks?: 'key';
  /** The kinds of functions that the rule is about, single functions by name, or those of which something is declared, as in "getter with readsProfile". The page of an own function lists those of built-in functions that do the same. Default: none. */
  concerns?: readonly (FunctionKind | `${FunctionKind} ${string}`)[];
  /** What `check --fix` changes, in one or two sentences. Default: nothing, a person has to decide. */
  fixable?: string;
  /**
   * What a reading of findings against their task files showed. The guide "The rules' track record"
   * has the same numbers, as a test demands, with the reasons. Where it depends on the runner whether
   * a finding is a defect, and where no finding was read, there is none. Default: none.
   */
  trackRecord?: readonly TrackRecord[];
  /** Shown on the rule's page and run as tests, so they cannot go stale. */
  examples: Examples;
  // Methods, not function properties: only then are all rules of one type.
  message(facts: Facts): string;
}

/** How many findings of a rule were read in a dataset, and how many were defects; the others were right, and harmless. */
export interface TrackRecord {
  dataset: 'OSWorld-Verified' | 'DeskCraft';
  read: number;
  defects: number;
}

/** Examples that a rule accepts, and examples that it reports. */
export type Examples = FileExamples | TaskExamples | DatasetExamples | ResultsExamples;

/** Whole files, as they are on the disk. */
interface FileExamples extends Cases<FileExample> {
  kind: 'file';
}

/** Parts of a task file; the rest is that of the example task. */
interface TaskExamples extends Cases<JsonObject> {
  kind: 'task';
}

/** Datasets: parts of tasks by file, and suites below the folder `suites`. */
interface DatasetExamples extends Cases<Readonly<Record<string, JsonObject>>> {
  kind: 'dataset';
}

/** Files by their paths in a folder of results; the dataset has the task "a" and the version 1.1.0. */
interface ResultsExamples extends Cases<Readonly<Record<string, FileExample>>> {
  kind: 'results';
}

interface Cases<Case> {
  good: readonly Case[];
  /** Each yields findings of this rule and of no other. */
  bad: readonly Case[];
}

/** Judges one task file, whether or not the schema accepts it. */
export interface TaskRule<Facts extends object = object> extends RuleMeta<Facts> {
  examples: TaskExamples;
  check(task: TaskView, context: TaskContext): Iterable<Problem<Facts>>;
}

export interface TaskContext {
  /** Relative to the tasks folder, with forward slashes; empty for a task without a file. */
  file: string;
  vocabulary: Vocabulary;
  /** What the dataset says of its environment. Default: nothing. */
  environment?: Environment | undefined;
  /** Default: none. */
  localFiles?: LocalFiles | undefined;
}

/** Judges all tasks of a dataset together. */
export interface DatasetRule<Facts extends object = object> extends RuleMeta<Facts> {
  examples: DatasetExamples;
  check(
    tasks: readonly DatasetMember[],
    context: DatasetContext,
  ): Iterable<Problem<Facts> & { file: string }>;
}

export interface DatasetMember {
  file: string;
  /** Its id, its instruction and its apps only. */
  task: TaskView;
  /** Undefined for a task without a metric. */
  judging: Judging | undefined;
  /** What else may set it apart from other tasks. */
  parts: readonly TaskPart[];
  /** Undefined for a task that does not call `sudo`. */
  sudo: SudoCalls | undefined;
  /** What its evaluators demand and its instruction does not have. */
  demandedTexts: readonly DemandedText[];
  /** Its short strings, with their paths. */
  values: readonly FieldValue[];
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
  /** The path of the id in the suite's file. */
  at: Path;
}

/** These functions infer `Facts` from `message`; those of rules also set the kind of the examples. */
export function defineRuleMeta<Facts extends object>(meta: RuleMeta<Facts>): RuleMeta<Facts> {
  return meta;
}

export function defineTaskRule<Facts extends object>(
  rule: WithCases<TaskRule<Facts>>,
): TaskRule<Facts> {
  return { ...rule, examples: { kind: 'task', ...rule.examples } };
}

export function defineDatasetRule<Facts extends object>(
  rule: WithCases<DatasetRule<Facts>>,
): DatasetRule<Facts> {
  return { ...rule, examples: { kind: 'dataset', ...rule.examples } };
}

type WithCases<Rule extends RuleMeta<never>> = Omit<Rule, 'examples'> & {
  examples: Omit<Rule['examples'], 'kind'>;
};
