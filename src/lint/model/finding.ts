import { fileOfMember } from '#text/file-name.ts';
import { compareText } from '#text/compare-text.ts';
import type { Consequence } from './consequence.ts';
import type { Fix } from './fix.ts';

export const severities = ['error', 'warning', 'info'] as const;
export type Severity = (typeof severities)[number];

/** A problem in the user's data, with its place. */
export interface Finding {
  code: string;
  rule: string;
  severity: Severity;
  /** What it means for results. */
  consequence: Consequence;
  /** Relative to the tasks folder, with forward slashes; of a task in a file with several, see `nameMember`. */
  file: string;
  /** The files that it concerns, this one included, where it is about several tasks together. Default: this one. */
  files?: readonly string[];
  /** RFC 6901; empty for the file as a whole. */
  pointer: string;
  /** Further places of the same mistake, written as the first one. Default: none. */
  also?: readonly string[];
  /** In the file as a whole, from 1. */
  line: number;
  /** From 1, in UTF-16 units. */
  column: number;
  /** One line of plain text: what was found, then what was expected. */
  message: string;
  /** Whether it is about an answer that pages fold away, so that lists do not quote it. Default: no. */
  isFolded?: true;
  /** What one mistake makes the same in all its findings, such as a host. Default: the message. */
  cause?: string;
  /** The change that `check --fix` makes; undefined when a person has to decide. */
  fix?: Fix;
}

/** Orders by file, line, column, code, then message, the same on every machine. */
export function compareFindings(one: Finding, other: Finding): number {
  return (
    compareText(fileOfMember(one.file), fileOfMember(other.file)) ||
    one.line - other.line ||
    one.column - other.column ||
    compareText(one.code, other.code) ||
    compareText(one.message, other.message) ||
    compareText(one.file, other.file)
  );
}

/** Whether a finding of this severity is at or above a threshold. */
export function isAtLeast(severity: Severity, threshold: Severity): boolean {
  return severities.indexOf(severity) <= severities.indexOf(threshold);
}

export function countBySeverity(findings: readonly Finding[]): Record<Severity, number> {
  const counts = { error: 0, warning: 0, info: 0 };
  for (const { severity } of findings) counts[severity] += 1;
  return counts;
}
