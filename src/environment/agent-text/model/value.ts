import type { PlacedSyntax } from '#python/abstract/abstract-syntax.ts';
import type { AstNode } from '#python/abstract/ast-node.ts';
import type { UseCondition } from '#vocabulary/contract/agent-text-use.ts';
import type { PythonModule } from '#environment/modules/python-module.ts';
import type { SyntaxNode } from '#python/syntax-node.ts';
import type { Traces } from './traces.ts';

/** What is known of the value of an expression. */
export interface Value {
  traces: Traces;
  /** The texts in it that the source writes. */
  text?: string;
  /** Of a list or a tuple that the source writes. */
  elements?: readonly Value[];
  /** What it is, where the source shows it. */
  meaning?: Meaning;
  /** What of the task it is. */
  origin?: Origin;
  /** Variables with the path of the file that this writes to. */
  files?: readonly string[];
  /** Whether it is the name of what is in an archive, or made of it. */
  isMember?: true;
  /** Of a match: the variables that it shows to have no text that does harm. */
  checked?: readonly string[];
  /** A literal of the source that it certainly is. */
  literal?: string | boolean;
  /** Whether it is what a request to a model consists of. */
  isRequest?: true;
}

export type Origin = Pick<UseCondition, 'part' | 'path' | 'default'>;

export type Meaning =
  /** Of Python or of a package, such as "os.system" or "tarfile.open().extractall"; "?" is an unknown object. */
  | { kind: 'outside'; path: string }
  | { kind: 'module'; module: PythonModule }
  | { kind: 'function'; function: PlacedFunction; self?: Value }
  | { kind: 'class'; class: PlacedClass }
  | { kind: 'instance'; class: PlacedClass }
  /** One of several functions. */
  | { kind: 'several'; meanings: readonly Meaning[] }
  /** A function within another one, with the variables around it. */
  | { kind: 'local'; definition: AstNode; state: State; around: Surroundings };

/** The source that is being read. */
export interface Surroundings {
  module: PythonModule;
  offsets: PlacedSyntax['offsets'];
  /** As it is written. */
  text: string;
}

/** What is known at a place of a function. */
export interface State {
  values: Map<string, Value>;
  /** What must hold for the place to be reached; undefined for what is not understood. */
  conditions: readonly Condition[];
  /** Whether no path leads here. */
  isDead: boolean;
}

export type Condition = UseCondition | undefined;

export interface PlacedFunction {
  module: PythonModule;
  definition: SyntaxNode;
  decorators: readonly SyntaxNode[];
  owner?: SyntaxNode;
}

export interface PlacedClass {
  module: PythonModule;
  definition: SyntaxNode;
}

export const nothing: Value = { traces: 0 };

/** Texts are joined up to this length. */
const mostCharacters = 600;

/** What holds for a value that may be one of two. */
export function joinValues(one: Value, other: Value | undefined): Value {
  if (!other || one === other) return one;
  const texts = new Set([one.text ?? '', other.text ?? '']);
  const text = [...texts].join(' ').trim().slice(0, mostCharacters);
  const meaning = joinMeanings(one.meaning, other.meaning);
  const elements = joinElements(one.elements, other.elements);
  const files = [...new Set([...(one.files ?? []), ...(other.files ?? [])])];
  const origin = one.origin === other.origin ? one.origin : undefined;
  return {
    traces: one.traces | other.traces,
    ...(text !== '' && { text }),
    ...(elements && { elements }),
    ...(meaning && { meaning }),
    ...(files.length > 0 && { files }),
    ...(origin && { origin }),
    ...((one.isMember ?? other.isMember) && { isMember: true }),
    ...((one.isRequest ?? other.isRequest) && { isRequest: true }),
  };
}

const callable = /^(?:function|local|several|class)$/;

function joinMeanings(one: Meaning | undefined, other: Meaning | undefined): Meaning | undefined {
  if (!one || !other || one === other) return one ?? other;
  if (!callable.test(one.kind) || !callable.test(other.kind)) return one;
  const meanings = [one, other].flatMap((meaning) =>
    meaning.kind === 'several' ? meaning.meanings : [meaning],
  );
  return { kind: 'several', meanings: [...new Set(meanings)].slice(0, mostMeanings) };
}

const mostMeanings = 20;

/** A value that is made of several. */
export const mix = (values: readonly Value[]): Value => {
  const text = values
    .flatMap((value) => value.text ?? [])
    .join('')
    .slice(0, mostCharacters);
  const isMember = values.some((value) => value.isMember);
  return {
    traces: tracesOf(values),
    ...(text !== '' && { text }),
    ...(isMember && { isMember }),
  };
};

export const tracesOf = (values: Iterable<Value>): Traces => {
  let traces = 0;
  for (const value of values) traces |= value.traces;
  return traces;
};

function joinElements(
  one: readonly Value[] | undefined,
  other: readonly Value[] | undefined,
): readonly Value[] | undefined {
  if (!one || !other) return one ?? other;
  const [longer, shorter] = one.length < other.length ? [other, one] : [one, other];
  return longer.map((value, index) => joinValues(value, shorter[index]));
}

/** What a loop over a value goes through. */
export function elementOf(value: Value): Value {
  const [first, ...others] = value.elements ?? [];
  if (first) return others.reduce(joinValues, first);
  const { traces, meaning, isMember } = value;
  return { traces, ...(meaning && { meaning }), ...(isMember && { isMember }) };
}
