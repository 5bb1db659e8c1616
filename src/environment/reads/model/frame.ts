import type { NameResolver } from '#environment/modules/resolve-names.ts';
import type { PythonModule } from '#environment/modules/python-module.ts';
import { type SyntaxNode, writtenText } from '#python/syntax-node.ts';
import { type Opening, open, type Place, type SourceSpot } from './place.ts';
import type { State } from './state.ts';
import { spend } from './steps.ts';
import { type Callee, type Value, widthOf } from './value.ts';

/** One call of a function that is being followed. */
export interface Frame {
  module: PythonModule;
  /** The calls that led here, the outermost first. */
  callers: readonly Frame[];
  callee: Callee;
  /** What the call was given. */
  places: ReadonlySet<Place>;
  resolver: NameResolver;
  interpreter: Interpreter;
  /** Whether a `return` of this expression means failure, so that its path does not count. */
  isFailure: (value: SyntaxNode | undefined, frame: Frame) => boolean;
  /** The states at the ends of the paths that count. */
  exits: State[];
  returned: Value | undefined;
  /** The helpers that were called, as they were met. */
  helpers: Map<SyntaxNode, Callee>;
  loops: Loop[];
  /** The variables that `global` and `nonlocal` share with other functions. */
  outer: Set<string>;
  /** Whether the arguments of a call that only prints or logs them are evaluated. */
  isReporting?: boolean;
  /** The call whose result is returned as it is. */
  tail?: SyntaxNode | undefined;
}

/** An expression that is evaluated, with the variables and the function around it. */
export interface Site {
  node: SyntaxNode;
  state: State;
  frame: Frame;
}

export interface Loop {
  continued: State[];
  left: State[];
}

/** How the parts of a function are followed; each part is a separate module that calls the others through this. */
export interface Interpreter {
  evaluate(node: SyntaxNode, state: State, frame: Frame): Value;
  /** The state after the statements; undefined if none of their paths gets there. */
  run(statements: readonly SyntaxNode[], state: State, frame: Frame): State | undefined;
  assign(target: SyntaxNode, value: Value, state: State, frame: Frame): void;
  call(callee: Callee, given: GivenArguments, state: State, frame: Frame): Value;
}

/** The arguments of a call. */
export interface GivenArguments {
  positional: readonly Value[];
  named: ReadonlyMap<string, Value>;
  /** Of `*values`, of which the number is not known. */
  rest?: Value;
  /** Of `**values`. */
  options?: Value;
  /** Whether the caller returns the result as it is, so that a failure is its own. */
  isReturned?: boolean;
}

/** The values of all arguments of a call. */
export const givenValues = ({ positional, named, rest, options }: GivenArguments): Value[] => [
  ...positional,
  ...named.values(),
  ...(rest ? [rest] : []),
  ...(options ? [options] : []),
];

export const textOf = (node: SyntaxNode, { module }: Frame): string =>
  writtenText(node, module.source.text);

export const spotOf = ({ from }: SyntaxNode, { module }: Frame): SourceSpot => ({
  file: module.path,
  line: module.source.lineAt(from),
});

/** The helper that is being followed; undefined in the function whose contract it is, and in functions within it. */
export function helperOf({ callers, callee }: Frame): string | undefined {
  const around = [...callers.map((caller) => caller.callee), callee];
  const index = around.findLastIndex(({ closure }) => closure === undefined);
  return index > 0 ? around[index]?.name : undefined;
}

const mostDepth = 6;

/** Records that a value leaves what can be followed, so that any key of it may be used. */
export function release(
  value: Value,
  why: string,
  node: SyntaxNode,
  frame: Frame,
  depth = 0,
): void {
  if (depth > mostDepth) return;
  spend(widthOf(value));
  const opening: Opening = { why, ...spotOf(node, frame) };
  for (const place of [...value.places, ...(value.keysOf ?? [])]) open(place, opening);
  for (const part of [...(value.items ?? []), ...(value.entries?.values() ?? [])]) {
    release(part, why, node, frame, depth + 1);
  }
  if (value.each) release(value.each, why, node, frame, depth + 1);
}
