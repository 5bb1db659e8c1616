import type { Consequence } from '../model/consequence.ts';
import { compareFindings, type Finding, severities, type Severity } from '../model/finding.ts';
import { allRuleMetas } from '../rules/index.ts';

const foldLimit = 5;

/** How many findings of one cause a report lists before it folds the others into one line; a single one is never folded. */
export const countListed = (findings: number): number =>
  findings === foldLimit + 1 ? findings : foldLimit;

/** The findings of one rule that one mistake made, such as every use of a host. */
export interface Cause {
  code: string;
  rule: string;
  severity: Severity;
  consequence: Consequence;
  /** What they have in common. */
  cause: string;
  findings: readonly Finding[];
}

/** The findings by cause: errors first, then by rule; frequent causes come before rare ones. */
export function groupByCause(findings: readonly Finding[]): Cause[] {
  const groups = Map.groupBy(findings.toSorted(compareFindings), keyOf);
  const causes = [...groups.values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const { code, rule, severity, consequence } = first;
    return [{ code, rule, severity, consequence, cause: causeOf(first), findings: own }];
  });
  return causes.sort(
    (one, other) =>
      severities.indexOf(one.severity) - severities.indexOf(other.severity) ||
      placeOf(one.code) - placeOf(other.code) ||
      other.findings.length - one.findings.length,
  );
}

/** Each cause with several findings: its number of findings, and the files that it concerns. */
export const listRepeatedCauses = (findings: readonly Finding[]) =>
  groupByCause(findings)
    .filter((cause) => cause.findings.length > 1)
    .map(({ findings: own, ...cause }) => ({
      ...cause,
      findings: own.length,
      files: filesOf(own),
    }));

/** What a finding has in common with others of the same mistake. */
export const causeOf = ({ cause, message }: Finding): string => cause ?? message;

/** The files that findings are in, each once. */
export const filesOf = (findings: readonly Finding[]): string[] => [
  ...new Set(findings.flatMap(({ file, files = [file] }) => files)),
];

const keyOf = (finding: Finding): string =>
  JSON.stringify([finding.severity, finding.code, causeOf(finding)]);

const places = new Map(allRuleMetas.map(({ code }, index) => [code, index]));
const placeOf = (code: string): number => places.get(code) ?? places.size;
