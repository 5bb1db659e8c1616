import type { FunctionKind } from '#vocabulary/contract/entry.ts';
import type { CodePiece, EnvironmentCode } from '#vocabulary/source/environment-code.ts';

/** The code of the environment in two states of a dataset. */
export type CodeComparison = { seen: 'neither' | 'before' | 'after' } | CodePair;

export interface CodePair {
  seen: 'both';
  before: EnvironmentCode;
  after: EnvironmentCode;
  /** Undefined where both do the same. */
  difference: CodeDifference | undefined;
}

/** What differs between the code of two states. */
export interface CodeDifference {
  /** Getters, metrics and actions, each in the order of their names. */
  functions: readonly FunctionChange[];
  judge: CodeChange | undefined;
  starter: CodeChange | undefined;
}

/** What differs in a function and all that it uses. */
export interface CodeChange {
  /** "added" and "removed": only one state has it. */
  change: 'changed' | 'added' | 'removed';
  pieces: readonly PieceChange[];
  packages: readonly PackageChange[];
}

export interface FunctionChange extends CodeChange {
  kind: FunctionKind;
  /** As the source has it; a task may use its other name. */
  name: string;
}

/** A definition in the source that differs; one side is undefined where only one state has it. */
export interface PieceChange {
  before: CodePiece | undefined;
  after: CodePiece | undefined;
}

/** A package whose version differs; one that is not known is undefined. */
export interface PackageChange {
  name: string;
  before: string | undefined;
  after: string | undefined;
}

/** A function that differs, and the tasks of the later state that use it. */
export interface ReachedFunction<Task> {
  change: FunctionChange;
  /** In the order of their files. */
  tasks: readonly Task[];
}
