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
}
