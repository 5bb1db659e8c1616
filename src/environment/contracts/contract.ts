import type { AgentTextUse } from '#vocabulary/contract/agent-text-use.ts';
import type { ReturnType } from '#vocabulary/contract/contract.ts';
import type { FunctionKind } from '#vocabulary/contract/entry.ts';
import type { AddedNames } from '#vocabulary/source/source-facts.ts';
import type { TaskHandling } from '#vocabulary/source/task-handling.ts';

/** What one function takes, as its source shows it. */
export interface FunctionContract {
  /** Relative to the environment's folder. */
  file: string;
  line: number;
  /** The last line. */
  end: number;
  /** By name, in order; without `*names` and `**names`. */
  arguments: Readonly<Record<string, ReadField>>;
  /** The name of the argument that takes further ones by position. */
  rest?: string;
  /** The name of the argument that takes further ones by name. */
  options?: string;
  /** The keys that are read from the arguments, such as "config.path" or "config.files[].url". */
  keys: Readonly<Record<string, ReadKey>>;
  /** By argument or key, why keys of it may be used that are not listed. */
  open: Readonly<Record<string, OpenPlace>>;
  docstring?: string;
  /** The type after the arrow, as written. */
  returns?: string;
  /** The literals that it returns, as written, when it returns nothing else. */
  returned?: readonly string[];
  /** The only key that it reads, where it returns its value as it is, such as "config.rules". */
  returnedKey?: string;
  /** Of a getter: the keys that lead to what it always returns, such as ["rules"]; it may read others too. */
  returnedPath?: readonly string[];
  /** What kind of thing a getter returns; absent where that is not certain. */
  returnType?: ReturnType;
  /** Of a getter: whether it returns nothing but lists of dictionaries, or None. */
  returnsObjects?: true;
  /** Of a metric: the keys of its rules of which it must find a text as an element of its result. */
  soughtKeys?: readonly string[];
  /** What the score of a metric can be, where every `return` shows it. */
  score?: 'binary' | 'partial';
  /** Whether it does nothing but return, pass or log, whatever it is given. */
  isIdle?: true;
  /** Of a metric: whether it gives no score, since it only raises an error or does nothing. */
  givesNoScore?: true;
  /** As written. */
  decorators?: readonly string[];
  /** Another name of the same function, which the source assigns to it. */
  aliasOf?: string;
  /** Of a metric or getter: what it does with what an agent made that is not safe. */
  agentText?: readonly AgentTextUse[];
  /** The functions of the environment that it calls. */
  helpers?: readonly HelperCall[];
  /** Whether a task can name it; absent where that cannot be seen. */
  isReachable?: boolean;
  /** Why it cannot be read to its end, so that nothing is certain about its keys. */
  unread?: string;
}

/** An argument. */
export interface ReadField {
  required?: true;
  /** As written. */
  default?: string;
  /** The type, as written. */
  type?: string;
  /** Whether the function looks which type it has, so that it may accept others. */
  isTested?: true;
  /** Of a metric that does something: whether it never mentions the argument. */
  isUnused?: true;
  /** Whether the function cannot succeed with None, since it iterates over it or the like. */
  needsValue?: true;
  /** The functions of libraries that must open it as a file. */
  openedBy?: readonly string[];
  /** Whether it can only be given by name. */
  keywordOnly?: true;
}

export interface ReadKey {
  /** True where every path that can succeed reads it, so that the function fails without it. */
  required?: true;
  /** As written. */
  default?: string;
  /** The string that the default is, where the source writes a name for it. */
  defaultText?: string;
  /** The strings that its value is compared with. */
  choices?: readonly string[];
  /** True where every other value fails. */
  onlyChoices?: true;
  /** Whether the function cannot succeed unless it is a string: it looks for it in a text. */
  needsText?: true;
  /** Where it is read. */
  lines: readonly number[];
  /** The helper that reads it, when the function itself does not, and its file. */
  helper?: string;
  file?: string;
}

export interface OpenPlace {
  why: string;
  line: number;
}

interface HelperCall {
  name: string;
  file: string;
  line: number;
}

/** Names that the source makes available without showing what they are. */
export interface UnlistedNames {
  /** Those that it writes. */
  names?: readonly string[];
  /** The first place that gives names which it does not write. */
  added?: AddedNames;
}

/** What a folder of an environment contains. */
export interface EnvironmentContracts {
  /** By name as Python has them, so getters begin with `get_`. */
  getters: Readonly<Record<string, FunctionContract>>;
  metrics: Readonly<Record<string, FunctionContract>>;
  actions: Readonly<Record<string, FunctionContract>>;
  /** Names that tasks may be able to use although no function here has them, by kind. */
  unlisted?: Readonly<Partial<Record<ContractKind, UnlistedNames>>>;
  /** What the class that loads tasks, the judge and the runners do with a task. */
  handling: TaskHandling;
  /** Where the source is not what Python accepts, or was not read. */
  faults: readonly SourceFault[];
}

export type ContractKind = 'getters' | 'metrics' | 'actions';

/** What the vocabulary calls the functions of each kind. */
export const kindOfContracts = {
  getters: 'getter',
  metrics: 'metric',
  actions: 'action',
} as const satisfies Record<ContractKind, FunctionKind>;

export const contractKinds = Object.keys(kindOfContracts) as readonly ContractKind[];

export interface SourceFault {
  file: string;
  line?: number;
  message: string;
}
