import { type Path, toPointer } from '../../text/json-pointer.ts';
import type { Finding, Severity } from '../model/finding.ts';

/** What a dataset decides about findings. */
export interface CheckSettings {
  /** By the code of a rule; one that is not named decides itself. */
  severity: Readonly<Record<string, Severity | 'off'>>;
  exceptions: readonly Exception[];
}

/** Findings of one rule in one file that are known and wanted. */
export interface Exception {
  /** As the findings name it. */
  file: string;
  /** The rule's code. */
  rule: string;
  reason: string;
  /** Where it stands in `dataset.json`. */
  at: Path;
}

export interface AppliedSettings {
  findings: Finding[];
  /** How many findings an exception took out. */
  excepted: number;
  /** Exceptions that took out none. */
  unused: readonly Exception[];
}

/** Leaves out what a dataset excepts or switches off, and gives the rest the dataset's severities. */
export function applySettings(
  findings: readonly Finding[],
  { severity, exceptions }: CheckSettings,
): AppliedSettings {
  const excepts = exceptions.length > 0;
  const byPlace = new Map(exceptions.map((exception) => [keyOf(exception), exception]));
  const used = new Set<string>();
  const kept: Finding[] = [];
  let excepted = 0;
  for (const finding of findings) {
    const key = excepts ? keyOf({ file: finding.file, rule: finding.code }) : '';
    if (byPlace.has(key)) {
      used.add(key);
      excepted++;
      continue;
    }
    const own = Object.hasOwn(severity, finding.code) ? severity[finding.code] : undefined;
    if (own === 'off') continue;
    kept.push(own === undefined ? finding : { ...finding, severity: own });
  }
  return {
    findings: kept,
    excepted,
    unused: exceptions.filter((exception) => !used.has(keyOf(exception))),
  };
}

const keyOf = ({ file, rule }: Pick<Exception, 'file' | 'rule'>) => toPointer([file, rule]);
