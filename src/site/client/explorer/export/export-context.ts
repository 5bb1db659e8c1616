/** What the page of the explorer says of the dataset that exported tasks belong to, as attributes. */
export interface ExportContext {
  /** The address of the folder with the exports. */
  files?: string | undefined;
  /** The title and version of the dataset. */
  title?: string | undefined;
  /** The address of the folder of tasks. */
  tasks?: string | undefined;
  /** The addresses of the files with the details of tasks, and with earlier versions if there are releases. */
  details?: string | undefined;
  earlier?: string | undefined;
}
