import type { FunctionKind } from '../contract/entry.ts';
import type { SourceLine } from './source-line.ts';

/**
 * What the code of an environment does, as digests. Two functions with the same digest do the same; what
 * goes into one is documented in `src/environment/digests/README.md`.
 */
export interface EnvironmentCode {
  /** By name as task files write it, so getters come without `get_`. */
  functions: Readonly<Record<FunctionKind, Readonly<Record<string, CodeDigest>>>>;
  /** The code that makes a score of what metrics return; undefined where none was found. */
  judge: CodeDigest | undefined;
  /** The code that runs the steps of a task before the agent acts; undefined where none was found. */
  starter: CodeDigest | undefined;
  /** By name, the methods that calls of functions may lead to which the source does not show. Default: none. */
  methods?: Readonly<Record<string, UnfollowedMethod>>;
  /** By their keys, the pieces of source that digests are made of. */
  pieces: Readonly<Record<string, CodePiece>>;
  /** The commit that it was read from, where it was read from one. */
  commit?: string | undefined;
}

/** All methods of one name in classes of the environment that tasks name no functions of. */
export interface UnfollowedMethod {
  /** SHA-256 in hexadecimal digits. */
  digest: string;
  files: readonly string[];
}

/** What a function and all that it uses of the environment do. */
export interface CodeDigest {
  /** SHA-256 in hexadecimal digits. */
  digest: string;
  /** The keys of the pieces that it is made of, its own first. */
  pieces: readonly string[];
  /** What it uses of packages that are not of the environment, such as "openpyxl 3.1.2" or "pandas", sorted. */
  packages: readonly string[];
  /** What it calls without showing what that is, as written, such as "env.controller.get_file", sorted. */
  unfollowed: readonly string[];
}

/** A function, a method, a class or a constant of the source. */
export interface CodePiece extends SourceLine {
  /** From 1, in its file. */
  line: number;
  /** As in "compare_table", "SetupController.download" or "TIMEOUT". */
  name: string;
  /** Of this piece alone, without what it uses. */
  digest: string;
  /** As written, for readers. */
  text: string;
}
