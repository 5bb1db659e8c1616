import type { Finding, Severity } from '../model/finding.ts';
import type { Paint } from './paint.ts';

/** The findings of a report and the counts of its files and tasks. */
export interface ReportSubject {
  files: number;
  tasks: number;
  findings: readonly Finding[];
  /** Whether a file is a task, and not a suite, settings or results. Default: each is one. */
  isTask?: ((file: string) => boolean) | undefined;
}

/** Which findings a report lists, and what it links to. */
export interface ReportOptions {
  /** The least severe findings to list. Default: warnings as text and Markdown, otherwise info. */
  level?: Severity | undefined;
  /** How many findings to list, or causes where it lists these; the most severe first. Default: 50 as Markdown, otherwise all. */
  max?: number | undefined;
  /** The codes of the rules whose findings the report is limited to. Default: all rules. */
  rules?: readonly string[] | undefined;
  /** The address of a site with pages about the rules. Default: nothing links to them. */
  site?: string | undefined;
  /** The version of Benchlight, for a log that names it. */
  version?: string;
  /** How many findings the dataset excepts. Default: 0. */
  excepted?: number;
  /** How many findings a baseline records. Default: 0. */
  recorded?: number;
  /** How many findings a baseline records that are gone. Default: 0. */
  gone?: number;
  /** Lines about something else, after the findings. Default: none. */
  added?: readonly string[] | undefined;
}

/** The options of a report as text. */
export interface TextOptions extends ReportOptions {
  /** The text of a file that a finding names; empty when it is not known. */
  textOf: (file: string) => string;
  /** Whether every finding is listed with its line. Default: those of named rules, and few findings. */
  isComplete?: boolean;
  /** How wide a line may be. Default: 100. */
  columns?: number | undefined;
  /** The call that explains a rule. Default: none is named. */
  explainCall?: ((code: string) => string) | undefined;
  /** Colours a part of the report. Default: no colours. */
  paint?: Paint;
}
