import type { OptionalFile } from '../../addresses/optional-files.ts';
import type { Progress } from '../../dataset/progress.ts';

/** What the plugin needs to know. */
export interface BenchlightOptions {
  /** The folder of task files, absolute or relative to the working folder. */
  tasks: string;
  /**
   * Optional files to leave out, where a site has too many for its host: `citations`, the files
   * `.bib`, `.ris` and `.txt` of each task, or `short-addresses`, the pages below `/t/`. Default:
   * none.
   */
  skip?: readonly OptionalFile[] | undefined;
  /** Called with the progress of a build. Default: none. */
  progress?: Progress | undefined;
}
