import type { EnvironmentCode } from '#vocabulary/source/environment-code.ts';
import type { ReleasedSuite, StatedAbout, StoredTask } from '#history/timeline/history.ts';

/** What was read of one release. */
export interface ReleaseFiles {
  /** When it was made, if its source says so: a day, or a time with its zone. */
  date: string | undefined;
  /** As the name of its commit or the `dataset.json` in it says; only a commit has one. */
  version?: string | undefined;
  /** The hash of the commit that it was read from; neither a folder nor an export has one. */
  commit?: string | undefined;
  /** The fields of its own `dataset.json`; an export has none. */
  about?: StatedAbout | undefined;
  /** What the functions of its environment do; undefined if its code was not seen. */
  code?: EnvironmentCode | undefined;
  tasks: readonly StoredTask[];
  /** JSON files that could not be read as JSON. */
  unreadable: readonly string[];
  suites: readonly ReleasedSuite[];
}
