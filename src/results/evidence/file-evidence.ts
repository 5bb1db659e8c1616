import type { Severity } from '../../lint/model/finding.ts';
import { count } from '../../text/figures/plural.ts';
import type { Evidence } from '../model/evidence.ts';

/** What a task's file and history say, beside its results. */
export interface SuspectTask {
  /** Of its page, after `/tasks/`. */
  path: string;
  /** The names of its metrics. */
  metrics: readonly string[];
  findings: readonly { severity: Severity }[];
  /** How many releases have changed how it is judged. */
  judgingChanges: number;
  /** The hosts of live pages that it is about. */
  liveHosts: readonly string[];
}

const weights = { error: 1, warning: 0.3, changed: 0.5, live: 0.5 };

/** Evidence that needs no results. */
export function describeFile({ findings, judgingChanges, liveHosts }: SuspectTask): Evidence[] {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const warnings = findings.filter(({ severity }) => severity === 'warning').length;
  const found = [
    ...(errors > 0 ? [count(errors, 'error')] : []),
    ...(warnings > 0 ? [count(warnings, 'warning')] : []),
  ].join(' and ');
  const [host, ...hosts] = liveHosts;
  return [
    ...(found === ''
      ? []
      : [
          {
            kind: 'findings' as const,
            weight: errors > 0 ? weights.error : weights.warning,
            sentence: `The check reports ${found}.`,
          },
        ]),
    ...(judgingChanges > 0
      ? [
          {
            kind: 'evaluator changed' as const,
            weight: weights.changed,
            sentence: `${count(judgingChanges, 'release')} changed how it is judged.`,
          },
        ]
      : []),
    ...(host === undefined
      ? []
      : [
          {
            kind: 'live site' as const,
            weight: weights.live,
            sentence: `It depends on a live site, ${host}${hosts.length > 0 ? `, and ${hosts.length} more` : ''}.`,
          },
        ]),
  ];
}
