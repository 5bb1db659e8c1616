import type { Progress } from '#dataset/progress.ts';

/** What the plugin needs to know. */
export interface BenchlightOptions {
  /** The folder of task files, absolute or relative to the working folder. */
  tasks: string;
  /**
   * Where the pages of the catalogue are, below the base path of the site, such as `datasets/desktop`.
   * A site with several datasets uses the plugin once for each, with another path. Default: at the
   * base path itself.
   */
  path?: string | undefined;
  /**
   * The folder with the environment's source, absolute or relative to the working folder. Default: the
   * one that `dataset.json` names, or the nearest.
   */
  environment?: string | undefined;
  /**
   * Folders of results, absolute or relative to the working folder, beside those that `dataset.json`
   * names. Default: none.
   */
  results?: readonly string[] | undefined;
  /** Whether each task gets a short address too, such as `/t/3bb2a432/`. Default: no. */
  shortAddresses?: boolean | undefined;
  /** Called with the progress of a build. Default: none. */
  progress?: Progress | undefined;
}
