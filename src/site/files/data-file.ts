import type { TaskEntry } from '#catalogue/task/task-entry.ts';

/** A file beside the pages. */
export interface DataFile {
  /** Below the folder of the site, with a slash at its beginning. */
  address: string;
  /** The task whose page shows all that it is made of, where there is one. */
  task?: TaskEntry;
  read: () => Uint8Array | string | Promise<Uint8Array>;
  /** What a file is made of that takes long to make, as text; the same text gives the same bytes. */
  origin?: () => string;
}
