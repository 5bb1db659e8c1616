import type { StoredTask } from '../../history/timeline/history.ts';

/** What was read of one release. */
export interface ReleaseFiles {
  /** When it was made, if its source says so: a day, or a time with its zone. */
  date: string | undefined;
  tasks: readonly StoredTask[];
  /** JSON files that could not be read as JSON. */
  unreadable: readonly string[];
}
