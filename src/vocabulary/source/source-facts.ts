import type { ContractPart, Fields, ReturnType } from '../contract/contract.ts';
import type { AgentTextUse } from '../contract/agent-text-use.ts';
import type { FunctionKind } from '../contract/entry.ts';
import type { EnvironmentCode } from './environment-code.ts';
import type { SourceLine } from './source-line.ts';
import type { TaskHandling } from './task-handling.ts';
import type { SourcePlace } from '../contract/source-place.ts';

/** What the source of an environment shows, by the names that task files use. */
export interface SourceFacts {
  functions: Readonly<Record<FunctionKind, ReadonlyMap<string, SourceFunction>>>;
  /** The kinds of which every name that a task can use is known. */
  complete: readonly FunctionKind[];
  /** What the source shows of other names. */
  others?: Readonly<Partial<Record<FunctionKind, OtherNames>>>;
  /** What the environment does with task files. Default: that is not known. */
  handling?: TaskHandling;
  /** What its functions do, as digests; reading it takes time. Default: that is not known. */
  readonly code?: EnvironmentCode;
  /** Whether a name occurs in any file of the source or beside it. Default: that is not known. */
  mentions?: ((name: string) => boolean) | undefined;
}

/** Names that no entry has, although the source of the environment has them or may have them. */
export interface OtherNames {
  /** Functions that tasks cannot name, since no package imports them, and where they are. */
  hidden: ReadonlyMap<string, HiddenFunction>;
  /** What a package makes available without showing what it is. */
  unclear: ReadonlySet<string>;
  /** Where the source gives names that it does not write. */
  added?: AddedNames;
}

export interface AddedNames extends SourceLine {
  /** The module that they are from, where it is not in the source. */
  module?: string;
}

export interface HiddenFunction extends SourceLine {
  /** True for a getter whose name in the source does not begin with "get_". */
  lacksPrefix?: true;
}

export interface SourceFunction {
  place: SourcePlace;
  /** Empty when nothing is certain about what it takes. */
  parts: Readonly<Partial<Record<ContractPart, SourceFields>>>;
  /** Of a metric: whether it takes the expected side, and whether it fails without it. */
  expected?: 'required' | 'optional' | 'none';
  /** Of a getter: what kind of thing it returns; absent when that is not certain. */
  returnType?: ReturnType;
  /** What it does with what an agent made that is not safe. */
  agentText?: readonly AgentTextUse[];
  /** Whether it accepts further arguments of any name. */
  acceptsOthers?: boolean;
}

/** The fields of one part of a contract. */
export interface SourceFields {
  fields: Fields;
  /** Whether no other field is read. */
  isClosed: boolean;
}
