import type { Catalogue } from '#catalogue/catalogue.ts';
import type { DatasetHistory } from '#history/timeline/history.ts';
import type { SuspectTask } from './file-evidence.ts';

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
