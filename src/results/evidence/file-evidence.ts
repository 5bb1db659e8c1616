import type { Severity } from '#lint/model/finding.ts';
import { count } from '#text/figures/plural.ts';
import type { Hint } from '../model/evidence.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { DatasetHistory } from '#history/timeline/history.ts';

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

/** What the file of a task and its history say. */
export function describeFile({ findings, judgingChanges, liveHosts }: SuspectTask): Hint[] {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const warnings = findings.filter(({ severity }) => severity === 'warning').length;
  const findingCounts = [
    ...(errors > 0 ? [count(errors, 'error')] : []),
    ...(warnings > 0 ? [count(warnings, 'warning')] : []),
  ].join(' and ');
  const [host = '', ...hosts] = liveHosts;
  const hints: Hint[] = [
    {
      weight: errors > 0 ? 1 : 0.3 * Math.min(1, warnings),
      sentence: `The check reports ${findingCounts}.`,
    },
    {
      weight: judgingChanges > 0 ? 0.5 : 0,
      sentence: `${count(judgingChanges, 'release')} changed how it is judged.`,
    },
    {
      weight: host === '' ? 0 : 0.5,
      sentence: `It depends on a live site, ${host}${hosts.length > 0 ? `, and ${hosts.length} more` : ''}.`,
    },
  ];
  return hints.filter(({ weight }) => weight > 0);
}

/** What evidence needs to know of the tasks of a catalogue. */
export function toSuspectTasks(
  { entries }: Pick<Catalogue, 'entries'>,
  history: Pick<DatasetHistory, 'findTimeline'> | undefined,
): SuspectTask[] {
  return entries.map(({ path, metrics, findings, dependencies }) => ({
    path,
    metrics,
    findings,
    judgingChanges: countJudgingChanges(history?.findTimeline(path)?.events ?? []),
    liveHosts: dependencies.live,
  }));
}

const countJudgingChanges = (events: readonly { class: string }[]): number =>
  events.filter((event) => event.class === 'judging').length;
