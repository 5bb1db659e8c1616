import type { CodeChange, FunctionChange } from '#history/model/code-comparison.ts';
import type { EnvironmentCode } from '#vocabulary/source/environment-code.ts';

/** What differs in the code of a task between two states of the environment. */
export interface TaskCodeChange {
  functions: readonly FunctionChange[];
  /** The code that makes a score of what metrics return. */
  judge: CodeChange | undefined;
  /** The code that runs the steps of a task. */
  starter: CodeChange | undefined;
  /** Whether what differs judges the task, starts it, or both. */
  judges: boolean;
  starts: boolean;
}

/** The tasks, by the paths of their pages, that one state of the environment judges or starts by other code than another. */
export type CompareTaskCode = (
  before: EnvironmentCode,
  after: EnvironmentCode,
) => ReadonlyMap<string, TaskCodeChange>;
