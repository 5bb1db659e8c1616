import { type Consequence, consequenceLabels, consequences } from '#lint/model/consequence.ts';
import { severities, type Severity } from '#lint/model/finding.ts';
import { type Cause, filesOf } from './causes.ts';

/** The causes of one consequence, by rule. */
export interface ConsequenceGroup {
  consequence: Consequence;
  label: string;
  rules: readonly RuleCauses[];
}

/** The causes of one rule and severity, frequent ones first. */
export interface RuleCauses {
  code: string;
  rule: string;
  severity: Severity;
  causes: readonly Cause[];
  findings: number;
  /** How many files its findings are about. */
  files: number;
}

/** Most urgent first; in each, errors first, then the rules with most findings. */
export function groupByConsequence(causes: readonly Cause[]): ConsequenceGroup[] {
  const byConsequence = Map.groupBy(causes, ({ consequence }) => consequence);
  return consequences.flatMap((consequence) => {
    const group = byConsequence.get(consequence);
    if (!group) return [];
    return [{ consequence, label: consequenceLabels[consequence], rules: groupByRule(group) }];
  });
}

function groupByRule(causes: readonly Cause[]): RuleCauses[] {
  const byRule = Map.groupBy(causes, ({ severity, code }) => `${severity} ${code}`);
  const rules = Array.from(byRule.values(), toRuleCauses);
  return rules.sort(
    (one, other) =>
      severities.indexOf(one.severity) - severities.indexOf(other.severity) ||
      other.findings - one.findings,
  );
}

function toRuleCauses(causes: Cause[]): RuleCauses {
  const findings = causes.flatMap((cause) => cause.findings);
  const [{ code, rule, severity }] = causes as [Cause, ...Cause[]];
  return {
    ...{ code, rule, severity },
    causes: causes.toSorted((one, other) => other.findings.length - one.findings.length),
    findings: findings.length,
    files: filesOf(findings).length,
  };
}
