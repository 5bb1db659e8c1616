import type { AstNode, AstValue } from '#python/abstract/ast-node.ts';
import type { Budget } from '#python/budget.ts';
import type { AgentTextUse } from '#vocabulary/contract/agent-text-use.ts';
import type { SyntaxNode } from '#python/syntax-node.ts';
import type { PythonModule } from '#environment/modules/python-module.ts';
import type { NameResolver } from '#environment/modules/resolve-names.ts';
import { emptyState } from './state.ts';
import { ofAgent, type Source, sources, toText, type Traces, tracesOfSource } from './traces.ts';
import {
  type Condition,
  nothing,
  type PlacedClass,
  type PlacedFunction,
  type State,
  type Surroundings,
  type Value,
} from './value.ts';

/** What the reading of an environment shares. */
export interface Context extends Interpreter {
  resolver: NameResolver;
  listMethods: (owner: PlacedClass) => readonly (PlacedFunction & { name: string })[];
  /** Whether what a function does may concern an agent's work, by its words. */
  isSuspect: (definition: SyntaxNode, module: PythonModule) => boolean;
  /** How many more expressions may be read. */
  budget: Budget;
}

/** The parts that call each other. */
interface Interpreter {
  evaluate: (node: AstValue | undefined, frame: Frame) => Value;
  run: (statements: readonly AstNode[], frame: Frame) => void;
  /** Calls what the source defines; undefined where it does not. */
  follow: (called: Value, args: CallArguments, frame: Frame) => Value | undefined;
}

/** A call that does something with an agent's work. */
export interface FoundUse {
  use: AgentTextUse;
  source: Source;
  traces: Traces;
  conditions: readonly Condition[];
}

/** A function that is being read. */
export interface Frame extends Surroundings {
  context: Context;
  /** How many calls lead here. */
  depth: number;
  state: State;
  /** How many calls of local functions may still be followed. */
  localCalls: Budget;
  uses: FoundUse[];
  /** What it opens as a file. */
  opened: Traces;
  /** What it writes into variables, or into files whose paths they are. */
  written: Map<string, Traces>;
  returned: Value | undefined;
  /** Whether it says that text is data, which no instruction in it changes. */
  isFenced: boolean;
  /** Whether it tests that paths stay in a folder. */
  keepsPaths: boolean;
  /** The states in which the loops around end early. */
  exits: State[][];
}

/** Of one function. */
const mostLocalCalls = 200;

export const createFrame = (
  context: Context,
  place: Pick<Frame, 'module' | 'text' | 'depth'> & Partial<Pick<Frame, 'offsets' | 'state'>>,
): Frame => ({
  context,
  offsets: new WeakMap(),
  state: emptyState(),
  localCalls: { left: mostLocalCalls },
  uses: [],
  opened: 0,
  written: new Map(),
  returned: undefined,
  isFenced: false,
  keepsPaths: false,
  exits: [],
  ...place,
});

export interface CallArguments {
  positional: readonly Value[];
  named: ReadonlyMap<string, Value>;
  /** What `*` and `**` hand over. */
  spread: Value;
  /** The variables that the positional ones are, or are made of. */
  variables: readonly (readonly string[])[];
}

/** A call of Python, of a package or of something unknown. */
export interface OutsideCall {
  path: string;
  /** The name of the method; empty for a function. */
  method: string;
  object: Value | undefined;
  args: CallArguments;
}

export const noArguments: CallArguments = {
  positional: [],
  named: new Map(),
  spread: nothing,
  variables: [],
};

export const argumentTraces = ({ positional, named, spread }: CallArguments): Traces => {
  let traces = spread.traces;
  for (const value of positional) traces |= value.traces;
  for (const value of named.values()) traces |= value.traces;
  return traces;
};

/** The argument at a place, or of one of some names. */
export const argumentAt = (
  { positional, named }: CallArguments,
  index: number,
  ...names: readonly string[]
): Value | undefined => positional[index] ?? names.flatMap((name) => named.get(name) ?? [])[0];

/** Notes a call, if something of an agent's work gets there. */
export function recordUse(
  frame: Frame,
  node: AstNode,
  traces: Traces,
  use: Omit<AgentTextUse, 'at' | 'of' | 'when'>,
): void {
  const reaching = use.isText ? toText(traces) : ofAgent(traces);
  const offset = frame.offsets.get(node);
  if (reaching === 0 || offset === undefined) return;
  const at = { file: frame.module.path, line: frame.module.source.lineAt(offset) };
  for (const source of sources) {
    const part = reaching & tracesOfSource(source);
    const { conditions } = frame.state;
    if (part !== 0) frame.uses.push({ use: { ...use, at }, source, traces: part, conditions });
  }
}

/** Adds to a variable what is written into it, or into the file whose path it is. */
export function writeInto(frame: Frame, name: string, traces: Traces): void {
  const part = ofAgent(traces);
  if (part === 0) return;
  const value = frame.state.values.get(name) ?? nothing;
  // `os` of `os.path.join(a, b)`
  if (isImported(name, value, frame)) return;
  frame.state.values.set(name, { ...value, traces: value.traces | part });
  frame.written.set(name, (frame.written.get(name) ?? 0) | part);
}

const isImported = (name: string, { meaning }: Value, { module, state }: Frame): boolean =>
  state.values.has(name)
    ? meaning?.kind === 'module' || (meaning?.kind === 'outside' && /^[\w.]+$/.test(meaning.path))
    : module.names.get(name)?.kind === 'import';

export const surroundingsOf = ({ module, offsets, text }: Frame): Surroundings => ({
  module,
  offsets,
  text,
});
