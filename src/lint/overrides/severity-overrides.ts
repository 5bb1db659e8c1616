import { type Path, toPointer } from '#text/json/json-pointer.ts';
import type { Finding, Severity } from '../model/finding.ts';

/** The settings of a dataset for its findings. */
export interface CheckSettings {
  /** By the code of a rule; other rules keep their own severities. */
  severity: Readonly<Record<string, Severity | 'off'>>;
  exceptions: readonly Exception[];
}

/** Findings of one rule in one file that the dataset accepts. */
export interface Exception {
  /** As the findings name it. */
  file: string;
  /** The rule's code. */
  rule: string;
  reason: string;
  /** Its path in `dataset.json`. */
  at: Path;
}

export interface OverriddenFindings {
  findings: Finding[];
  /** How many findings exceptions suppressed. */
  excepted: number;
  /** Exceptions that suppressed no finding. */
  unused: readonly Exception[];
}

/** Removes findings that a dataset excepts or turns off, and sets the dataset's severities on the others. */
export function applySeverityOverrides(
  findings: readonly Finding[],
  { severity, exceptions }: CheckSettings,
): OverriddenFindings {
  const excepts = exceptions.length > 0;
  const byPlace = new Map(exceptions.map((exception) => [keyOf(exception), exception]));
  const used = new Set<string>();
  const remaining: Finding[] = [];
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
    remaining.push(own === undefined ? finding : { ...finding, severity: own });
  }
  return {
    findings: remaining,
    excepted,
    unused: exceptions.filter((exception) => !used.has(keyOf(exception))),
  };
}

/** The same for either Unicode form of the name, as an editor and the disk may write it. */
const keyOf = ({ file, rule }: Pick<Exception, 'file' | 'rule'>) =>
  toPointer([file.normalize(), rule]);
