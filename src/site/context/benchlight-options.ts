import type { Extra } from '../../catalogue/groups/optional-files.ts';
import type { Progress } from '../../dataset/progress.ts';

/** What the plugin needs to know. */
export interface BenchlightOptions {
  /** The folder of task files, absolute or relative to the working folder. */
  tasks: string;
  /**
   * What to leave out, where a site has too many files for its host: `citations`, the files `.bib`,
   * `.ris` and `.txt` of each task, or `short-addresses`, the pages below `/t/`. Default: nothing.
   */
  without?: readonly Extra[] | undefined;
  /** Is told how far a build has come. Default: nobody is. */
  progress?: Progress | undefined;
}
