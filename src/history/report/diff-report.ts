import type { EnvironmentCode } from '#vocabulary/source/environment-code.ts';
import type { ShortcutDiff } from './compare-shortcuts.ts';
import type { ReleaseDiff } from '../model/release.ts';

/** Two states of a dataset and what differs between them, for a report. */
export interface DiffReport {
  before: ReportedState;
  after: ReportedState;
  diff: ReleaseDiff;
  shortcuts: ShortcutDiff;
  /** The version of the earlier state, if it has one. */
  version: string | undefined;
}

export interface ReportedState {
  /** As the user has named it. */
  name: string;
  /** A day, or a time with its zone. */
  date: string | undefined;
  tasks: number;
  /** Files that are not JSON, or cannot be read. */
  unreadable: readonly string[];
  /** The code of the environment; undefined where it was not seen. */
  code?: Pick<EnvironmentCode, 'commit'> | undefined;
}
