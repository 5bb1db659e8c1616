/** A file of the dataset or of its repository. */
export interface LocalFile {
  /** From the folder of the tasks, with forward slashes; undefined for one outside of the repository, of which no more is known. */
  file?: string;
  /** In bytes; undefined where it cannot be read. */
  size?: number;
  /** Of files of equal size that tasks upload or compare with. */
  digest?: string;
  /** The whole text of a script or of a short text in a folder of the dataset. */
  text?: string;
  /** The folder that it is in, where that belongs to a single task. */
  taskFolder?: string;
}
