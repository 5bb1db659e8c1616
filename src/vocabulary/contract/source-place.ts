/** Where a function is in the source of the environment, and what is written there. */
export interface SourcePlace {
  /** Relative to the environment's folder. */
  file: string;
  line: number;
  end: number;
  docstring?: string;
  /** The source itself; absent where the dataset leaves it out. */
  text?: string;
  /** The address of its lines in the repository of the environment. */
  address?: string;
  /** Whether the score of a metric is 0 or 1, or may be between. */
  score?: 'binary' | 'partial';
  /** The key of a getter whose value reaches the metric as the task has it. */
  returnedKey?: string;
  /** The keys of a getter that lead to what it always returns; absent where that is not certain. */
  returnedPath?: readonly string[];
  /** The literals that it returns, as the source writes them, where it returns nothing else. */
  returned?: readonly string[];
  /** Whether it does nothing but return, pass or log, whatever it is given. */
  isIdle?: true;
  /** Whether a metric gives no score, since it only raises an error or does nothing. */
  givesNoScore?: true;
  /** Whether a metric never mentions its second argument. */
  ignoresExpected?: true;
  /** Whether the names of a metric's arguments say that the first is the reference, and the second what is judged. */
  takesReferenceFirst?: true;
  /** Whether a metric cannot succeed where its first argument is None. */
  needsResult?: true;
  /** Whether a getter returns nothing but lists of dictionaries, or None. */
  returnsObjects?: true;
  /** The keys of the rules of which a metric must find a text as an element of its result. */
  soughtKeys?: readonly string[];
  /** The functions of libraries that must open the first argument of a metric as a file. */
  opensResult?: readonly string[];
  /** Why nothing is certain about what it takes. */
  unread?: string;
  /** What it reads of its arguments, and where. */
  reads?: readonly SourceRead[];
  /** The functions of the environment that it calls. */
  helpers?: readonly { name: string; file: string; line: number }[];
}

/** A key that a function reads. */
export interface SourceRead {
  /** With the argument, such as "config.path". */
  name: string;
  lines: readonly number[];
  /** The helper that reads it instead of the function itself. */
  helper?: string;
  /** The file of the lines, where it is another one. */
  file?: string;
}
