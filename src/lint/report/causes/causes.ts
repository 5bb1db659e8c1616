import { type Consequence, consequences } from '#lint/model/consequence.ts';
import { compareFindings, type Finding, severities, type Severity } from '#lint/model/finding.ts';
import { allRuleMetas } from '#lint/rules/index.ts';
import { deriveCause } from './derive-cause.ts';

/** The findings of one rule that one mistake made, such as every use of a host. */
export interface Cause {
  code: string;
  rule: string;
  severity: Severity;
  consequence: Consequence;
  /** What they have in common. */
  cause: string;
  /** By file, line and column; at least one. */
  findings: readonly [Finding, ...Finding[]];
}

/**
 * The findings by cause, in the order of their consequences: errors first, then by rule; frequent causes
 * come before rare ones.
 */
export function groupByCause(findings: readonly Finding[]): Cause[] {
  const groups = Map.groupBy(findings, keyOf);
  const causes = Array.from(groups.values(), toCause);
  return causes.sort(
    (one, other) =>
      consequences.indexOf(one.consequence) - consequences.indexOf(other.consequence) ||
      severities.indexOf(one.severity) - severities.indexOf(other.severity) ||
      placeOf(one.code) - placeOf(other.code) ||
      other.findings.length - one.findings.length ||
      compareFindings(one.findings[0], other.findings[0]),
  );
}

function toCause(group: Finding[]): Cause {
  const findings = group.sort(compareFindings) as [Finding, ...Finding[]];
  const { code, rule, severity, consequence } = findings[0];
  return { code, rule, severity, consequence, cause: causeOf(findings[0]), findings };
}

/** What a finding has in common with others of the same mistake; it has no id, name or path in it. */
export const causeOf = ({ cause, message, pointer }: Finding): string =>
  deriveCause(cause ?? message, pointer);

/** The findings of one rule with the same key are of one mistake. */
export const mistakeKeyOf = (finding: Finding): string => `${finding.code} ${causeOf(finding)}`;

/** The files that findings are about, each once. */
export function filesOf(findings: readonly Finding[]): string[] {
  const named = new Set<string>();
  for (const { file, files } of findings) {
    if (files) for (const name of files) named.add(name);
    else named.add(file);
  }
  return [...named];
}

const keyOf = (finding: Finding): string => {
  const { consequence, severity } = finding;
  return `${consequence} ${severity} ${mistakeKeyOf(finding)}`;
};

const places = new Map(allRuleMetas.map(({ code }, index) => [code, index]));
const placeOf = (code: string): number => places.get(code) ?? places.size;
