import type { ReleasedTask } from '../../history/model/release.ts';

/** A task file of a release. */
export interface ReleasedFile extends ReleasedTask {
  text: string;
  /** Whether the file was this text in UTF-8, without a byte order mark. */
  isPlainText: boolean;
}

/** What was read of one release. */
export interface ReleaseFiles {
  /** When it was made, if its source says so: a day, or a time with its zone. */
  date: string | undefined;
  tasks: readonly ReleasedFile[];
  /** JSON files that could not be read as JSON. */
  unreadable: readonly string[];
}
