/** A file of the repository that a task names, or that is in the folder of this task alone. */
export interface FileOfTask {
  /** From the folder of the tasks; it begins with "../" above that. */
  file: string;
  /** In bytes; undefined where it cannot be read or is withheld. */
  size: number | undefined;
  content: FileContent;
  /** JSON pointers to where the task names it; none for a file in its folder alone. */
  namedAt: readonly string[];
  /** Whether it may say what is expected: it judges, is compared with, or nothing shows what it is for. */
  isAnswer: boolean;
}

/** The text of a file, or why there is none. */
export type FileContent =
  | { kind: 'script' | 'text'; text: string }
  | { kind: 'data' | 'long' | 'elsewhere' | 'unreadable' | 'withheld' };
