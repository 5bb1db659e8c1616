import type { PythonModule } from '#environment/modules/python-module.ts';
import type { NameResolver } from '#environment/modules/resolve-names.ts';
import type { SyntaxNode } from '#python/syntax-node.ts';

/**
 * What of a task a value may be. The task itself is the empty path, its field "evaluator.options" that,
 * and each element of it "evaluator.options[]". A function that is looked up by a name in the task begins
 * with `made`, as "@evaluator.expected", and what it returned with `fetched`.
 */
export interface TaskPart {
  path: string;
  /** Whether it is certain here not to be null, absent or empty. */
  isChecked: boolean;
  /** Whether the value is a list of such parts. */
  isHeld: boolean;
  /** Whether it may also be None, where the task has nothing there. */
  orNone: boolean;
}

export type Value = readonly TaskPart[];

export const nothing: Value = [];

export const made = '@';
export const fetched = '=';

export const partAt = (path: string): TaskPart => ({
  path,
  isChecked: false,
  isHeld: false,
  orNone: false,
});

/** A function, a method or the statements of a file outside of them. */
export interface Unit {
  module: PythonModule;
  name: string;
  /** A FunctionDefinition, or a Script. */
  definition: SyntaxNode;
  /** The class that it is a method of. */
  owner?: SyntaxNode;
  /** The outermost class that its class extends; methods share the attributes of `self`. */
  family?: SyntaxNode;
  parameters: readonly string[];
  /** Whether its first parameter is the object or class that it is called on. */
  isBound: boolean;
  /** Whether it is in the environment's folder, and not in a file that runs tasks. */
  isOfPackage: boolean;
}

/** The functions of the source, and which of them a call means. */
export interface Units {
  all: readonly Unit[];
  ofDefinition: ReadonlyMap<SyntaxNode, Unit>;
  /** Methods by name, in whichever class. */
  methods: ReadonlyMap<string, readonly Unit[]>;
  /** Functions by file and name, at any level. */
  functions: ReadonlyMap<PythonModule, ReadonlyMap<string, Unit>>;
}

/** What happens with a part of a task at one place of the source. */
export type TaskEvent = EventKind & { unit: Unit; node: SyntaxNode };

export type EventKind =
  /** A key is read; `isSafe` where its absence is no failure there. */
  | { kind: 'read'; path: string; isSafe: boolean }
  /** What is used where a field is absent. */
  | { kind: 'stand-in'; path: string; written: string; fields: readonly string[] }
  /** It is handed to something that is not read. */
  | { kind: 'escape'; path: string }
  /** A whole field is handed to a call, by what is called as written. */
  | { kind: 'given'; path: string; to: string }
  /** A field is a parameter of a step that the source writes. */
  | {
      kind: 'step';
      path: string;
      action: string;
      parameter: string;
      parameters: Readonly<Record<string, unknown>>;
    }
  | { kind: 'is-list'; path: string }
  /** Values of these kinds are taken; `ignoresCase` where text is in whichever case. */
  | { kind: 'accepts'; path: string; types: readonly string[]; ignoresCase: boolean }
  /** Values of these kinds fail. */
  | { kind: 'rejects'; path: string; types: readonly string[] }
  | { kind: 'loop'; path: string; names: readonly string[] }
  /** `**value` */
  | { kind: 'spread'; part: TaskPart }
  /** `value or {}`, `value if value else {}` */
  | { kind: 'checked'; path: string }
  | {
      kind: 'compare';
      path: string;
      texts: readonly string[];
      how: Comparison;
      isNegative: boolean;
    }
  /** A metric is called; `expected` is its second argument, if it has one. */
  | { kind: 'metric'; expected?: Value }
  | { kind: 'getter'; part: TaskPart };

/** `func == "x"`, `func in ("x",)`, `"x" in func`, `func == ["x"]` */
export type Comparison = 'equals' | 'one of' | 'contains' | 'equals array';

/** What is known of one unit once it has been followed. */
export interface Followed {
  events: readonly TaskEvent[];
  /** On every way through it that does not raise: the fields that it reads with `task["x"]`, and the units that it calls. */
  certain: ReadonlySet<string | Unit>;
  callees: ReadonlySet<Unit>;
}

/** What the units know of each other while they are followed. */
export interface World {
  units: Units;
  resolver: NameResolver;
  /** The variables that are tasks, by what is read of them. */
  seeds: Map<Unit, Set<string>>;
  /** The names of the functions that have such variables. */
  loaders: ReadonlySet<string>;
  bindings: Map<Unit, Map<string, Value>>;
  attributes: Map<SyntaxNode, Map<string, Value>>;
  returned: Map<Unit, Value>;
  /** Whether anything was added since this was last set to false. */
  isChanged: boolean;
  /** What is left of the work. */
  left: number;
}

export interface State {
  variables: Map<string, Value>;
  certain: Set<string | Unit>;
  /** The paths whose values are certain here not to be null, absent or empty. */
  checked: Set<string>;
}

/** The unit that is followed. */
export interface Frame {
  world: World;
  unit: Unit;
  text: string;
  state: State;
  /** What is certain at each `return`. */
  exits: ReadonlySet<string | Unit>[];
  /** The states in which each loop around is left or begins again. */
  loops: State[][];
  events: TaskEvent[];
  callees: Set<Unit>;
  /** The strings that a variable takes one after the other. */
  loopTexts: Map<string, readonly string[]>;
  /** The fields read since each of several places. */
  readers: Set<string>[];
  /** Whether a handler around accepts that a key is absent. */
  isHandled: boolean;
  /** Whether nothing is recorded. */
  isPeeking: boolean;
  evaluate: (node: SyntaxNode, frame: Frame) => Value;
  assign: (target: SyntaxNode, value: Value, frame: Frame) => void;
}
