import type { References } from '#environment/digests/names/references.ts';
import type { AstNode, AstValue } from '#python/abstract/ast-node.ts';
import { memoize } from '#text/memoize.ts';
import type { ResultCase } from '#vocabulary/contract/passing-case.ts';
import { type Scope, type Value, truthOf } from './value.ts';

/** What a task gives a metric. A key such as "rules.include" that is neither given nor absent may be either. */
export interface Situation {
  result: ResultCase;
  absent: ReadonlySet<string>;
  given: ReadonlySet<string>;
}

/** One way through a function. Where the way is not certain, it is chosen, and all ways are tried. */
export interface Execution {
  situation: Situation;
  references: References;
  /** The optional keys that were looked for. */
  keys: Set<string>;
  /** The extensions of which the file of the result must have one. */
  extensions: Set<string>;
  choose: () => boolean;
  /** The variables of loops that do not keep their values. */
  unstable: WeakMap<AstNode, Set<string>>;
  /** How many loops are run of which a round stands for any number of them. */
  rounds: number;
  /** Leaves the execution where too much was done. */
  spend: () => void;
  call: (callee: Value, given: Given) => Value;
  evaluate: (node: AstValue | undefined, scope: Scope) => Value;
  run: (statements: readonly AstNode[], scope: Scope) => Completion;
}

/** The values that a call is given. */
export interface Given {
  positional: readonly Value[];
  named: ReadonlyMap<string, Value>;
  /** Whether there may be others, of `*values` or `**values`. */
  isOpen: boolean;
}

/** How statements end. */
export type Completion =
  | { kind: 'next' | 'break' | 'continue' }
  | { kind: 'return'; value: Value; node: AstNode };

export const next: Completion = { kind: 'next' };

/** An exception of the Python that is executed; without a type where any may be raised. */
export class PythonError extends Error {
  readonly type: string | undefined;

  constructor(type?: string) {
    super(type);
    this.type = type;
  }
}

/** The execution cannot be followed. */
export class NotFollowed extends Error {}

/** Making an error takes long. */
const errorOf = memoize((type: string | undefined) => new PythonError(type));

export function raise(type?: string): never {
  throw errorOf(type);
}

/** The execution must begin again, since a variable turned out not to keep its value. */
export class Restart extends Error {}

const notFollowed = new NotFollowed();

export function giveUp(): never {
  throw notFollowed;
}

/** What is done with a value may fail, unless it is from the task or its reference. */
export function mayRaise(value: Value | undefined, { choose }: Execution): void {
  if (value?.is === 'rules' || value?.is === 'options') return;
  if (value?.is === 'some' && value.isSafe === true) return;
  if (choose()) raise();
}

/** Whether a condition holds. */
export const test = (value: Value, { choose }: Execution): boolean => truthOf(value) ?? choose();
