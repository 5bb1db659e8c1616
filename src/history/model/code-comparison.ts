import type { FunctionKind } from '#vocabulary/contract/entry.ts';
import type { CodePiece, EnvironmentCode } from '#vocabulary/source/environment-code.ts';

/** The code of the environment in two states of a dataset. */
export type CodeComparison = { seen: UnseenCode } | CodePair;

/**
 * In which of two states the code was seen. "missing": in none of them, although it was in others; "neither":
 * nothing is known of any code.
 */
type UnseenCode = 'neither' | 'missing' | 'before' | 'after';

export interface CodePair {
  seen: 'both';
  before: EnvironmentCode;
  after: EnvironmentCode;
  /** Undefined where both do the same. */
  difference: CodeDifference | undefined;
  /** Methods that differ, which calls of functions may lead to. */
  methods: readonly MethodChange[];
}

/** A method of the environment that differs, and that functions may call without the source showing it. */
export interface MethodChange {
  name: string;
  files: readonly string[];
  /** The functions that call a method of this name, as in "getter file", and are the same themselves. */
  callers: ReadonlySet<string>;
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
