/** What code does with text or a file that an agent made, where that may do more than the code means. */
export interface AgentTextUse {
  /**
   * "evaluates" as code; "runs" in a shell; "imports" as a program, or runs it in another way; "restores"
   * objects, which runs code; "unpacks" an archive to the paths that it names; "asks" a model about it.
   */
  does: 'evaluates' | 'runs' | 'imports' | 'restores' | 'unpacks' | 'asks';
  /** The call as a reader knows it, such as "eval" or "subprocess.run(…, shell=True)". */
  call: string;
  /** Where the call is; absent for what is built in. */
  at?: { file: string; line: number };
  /** Of a metric: whether it does so with what it is compared with, and not with the result. */
  of?: 'expected';
  /** Whether it does so with a text that a metric is given, so that the path of a file does no harm. */
  isText?: true;
  /** Whether a model is shown an image. */
  isImage?: true;
  /** Whether the name of the file says what kind of archive it is; archives of ZIP are unpacked safely. */
  isByName?: true;
  /** Whether it depends on the version of a library, or on a condition that is not understood. */
  isUnsure?: true;
  /** What the task must say for the call to be reached; all of it. Default: nothing */
  when?: readonly UseCondition[];
}

/** A condition on a value of the task. */
export interface UseCondition {
  /** The rules of the metric, its options, or the keys of the getter. */
  part: 'rules' | 'options' | 'keys';
  path: readonly string[];
  /** The texts of which the value must be one; "true" and "false" for what counts as such. */
  is: readonly (string | boolean)[];
  /** Whether it must be none of them. */
  isNot?: true;
  /** What stands in where the task says nothing. */
  default?: string | boolean;
}
