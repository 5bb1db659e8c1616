import { type Finding, severities } from '../model/finding.ts';

/** The most severe findings up to a limit, in their order. */
export function selectMostSevere(findings: readonly Finding[], limit: number): readonly Finding[] {
  if (findings.length <= limit) return findings;
  const ranked = severities.flatMap((severity) =>
    findings.filter((finding) => finding.severity === severity),
  );
  const selected = new Set(ranked.slice(0, limit));
  return findings.filter((finding) => selected.has(finding));
}
