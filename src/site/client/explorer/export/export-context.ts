import type { CitedSetContext } from './cited-set.ts';

/** The dataset that exported tasks belong to. */
export interface ExportContext {
  /** The address of the folder with the exports. */
  files: string;
  /** The title and version of the dataset. */
  dataset: string;
  /** With what a link to a set of tasks is compared; undefined for a dataset without releases. */
  cited?: CitedSetContext | undefined;
}

/** Reads what the page of the explorer says of the dataset. */
export function readExportContext(dataset: DOMStringMap): ExportContext {
  const { files = '', title = '', tasks = '', details = '', earlier } = dataset;
  const cited = earlier === undefined ? undefined : { earlier, details, tasks };
  return { files, dataset: title, cited };
}
