import type { DatasetFile } from '../../format/dataset-file-schema.ts';

/** What the dataset says about itself, with its defaults. */
export interface About extends DatasetFile {
  title: string;
  language: string;
  /** Default: "show". */
  answers?: 'show' | 'collapse' | 'omit';
}
