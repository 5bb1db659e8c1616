import { type AstNode, nodesOf } from '#python/abstract/ast-node.ts';
import { toPlaced } from '#python/abstract/abstract-syntax.ts';
import { isStatic } from '#python/class-methods.ts';
import type { SyntaxNode } from '#python/syntax-node.ts';
import { memoizeWeakly } from '#text/memoize.ts';
import {
  argumentTraces,
  type CallArguments,
  createFrame,
  type Frame,
  writeInto,
} from './model/frame.ts';
import { bindArguments } from './bind-arguments.ts';
import { isFencing, showsImage } from './known-calls/model-calls.ts';
import { copyState } from './model/state.ts';
import { content, environment, toContent, type Traces } from './model/traces.ts';
import {
  joinValues,
  type Meaning,
  nothing,
  type PlacedFunction,
  type Value,
} from './model/value.ts';

/** Longer chains of calls are not followed. */
const mostCalls = 8;

/** What a function does with certain arguments. */
type Followed = Pick<Frame, 'uses' | 'opened' | 'written' | 'isFenced' | 'keepsPaths' | 'returned'>;

const unknown: Followed = {
  uses: [],
  opened: 0,
  written: new Map(),
  isFenced: false,
  keepsPaths: false,
  returned: undefined,
};

/** Calls what the source defines; undefined where it does not. */
export function follow(called: Value, args: CallArguments, frame: Frame): Value | undefined {
  const { meaning } = called;
  switch (meaning?.kind) {
    case 'local':
      return followLocal(meaning, args, frame);
    case 'function': {
      const { function: target, self } = meaning;
      return followFunction(target, self ? withSelf(target, self, args) : args, frame);
    }
    case 'several':
      return meaning.meanings
        .map((one) => follow({ traces: 0, meaning: one }, args, frame) ?? nothing)
        .reduce(joinValues);
    case 'class': {
      const traces = argumentTraces(args);
      const instance: Value = { traces, meaning: { kind: 'instance', class: meaning.class } };
      const constructor = frame.context
        .listMethods(meaning.class)
        .find(({ name }) => name === '__init__');
      if (constructor) followFunction(constructor, withSelf(constructor, instance, args), frame);
      return instance;
    }
    case 'instance': {
      const method = frame.context
        .listMethods(meaning.class)
        .find(({ name }) => name === '__call__');
      return method && followFunction(method, withSelf(method, called, args), frame);
    }
    default:
      return undefined;
  }
}

/** What code tests to keep the members of an archive in a folder. */
const keepsPaths =
  /["']\.\.(?:\/)?["']|is_relative_to|commonp(?:ath|refix)|secure_filename|(?:realpath|abspath|\.resolve\()[^]*startswith/;

function withSelf(target: PlacedFunction, self: Value, args: CallArguments): CallArguments {
  if (isStatic(target, target.module.source.text)) return args;
  return {
    ...args,
    positional: [self, ...args.positional],
    variables: [[], ...args.variables],
  };
}

const definitionOf = memoizeWeakly((definition: SyntaxNode) =>
  memoizeText((text) => toPlaced(definition, text)),
);

/** A definition is of one text. */
function memoizeText<Result>(compute: (text: string) => Result): (text: string) => Result {
  let result: Result | undefined;
  return (text) => (result ??= compute(text));
}

/** By the function and by what its arguments are. */
type Earlier = Map<SyntaxNode, Map<string, Followed>>;

const earlierBy = memoizeWeakly<Frame['context'], Earlier>(() => new Map());

function followFunction(target: PlacedFunction, args: CallArguments, frame: Frame): Value {
  const { context, depth } = frame;
  if (depth >= mostCalls || isLong(target, context)) return returnUnread(argumentTraces(args));
  const known = earlierBy(context).get(target.definition) ?? new Map<string, Followed>();
  earlierBy(context).set(target.definition, known);
  const { node: definition, offsets } = definitionOf(target.definition)(target.module.source.text);
  const { parameters, values } = bindArguments(definition, args, frame);
  const key = JSON.stringify([...values].map(([name, value]) => [name, toKey(value)]));
  const followed = known.get(key);
  if (followed) return useFollowed(followed, parameters, args, frame);
  known.set(key, unknown);
  const text = target.module.source.text.slice(target.definition.from, target.definition.to);
  const state = { values, conditions: [], isDead: false };
  const callee = createFrame(context, {
    module: target.module,
    text,
    depth: depth + 1,
    offsets,
    state,
  });
  callee.isFenced = isFencing(text);
  callee.keepsPaths = keepsPaths.test(text);
  runBody(definition, callee);
  known.set(key, callee);
  return useFollowed(callee, parameters, args, frame);
}

/** A long function that has none of the words for what is looked for is not followed. */
const isLong = (target: PlacedFunction, { isSuspect }: Frame['context']): boolean =>
  target.definition.to - target.definition.from > longest &&
  !isSuspect(target.definition, target.module);

/** In characters. */
const longest = 4_000;

/** It may return what it is given, or what it reads of a file or of the machine. */
const returnUnread = (traces: Traces): Value => ({
  traces: traces | toContent(traces) | ((traces & environment) === 0 ? 0 : content('machine')),
});

/** What differs between calls. */
const toKey = ({ traces, text, literal, origin, meaning, elements }: Value): unknown => [
  traces,
  literal,
  text?.slice(0, 80),
  origin,
  meaning?.kind === 'outside' ? meaning.path : meaning?.kind,
  elements?.map((element) => element.traces),
];

function runBody(definition: AstNode, frame: Frame): void {
  if (definition.kind === 'Lambda') frame.returned = frame.context.evaluate(definition.body, frame);
  else frame.context.run(nodesOf(definition.body), frame);
}

function useFollowed(
  followed: Followed,
  parameters: readonly string[],
  args: CallArguments,
  frame: Frame,
): Value {
  const isImage = showsImage(frame.text);
  for (const { use, conditions, ...found } of followed.uses) {
    frame.uses.push({
      ...found,
      use: isImage && use.does === 'asks' ? { ...use, isImage } : use,
      conditions: [...frame.state.conditions, ...conditions],
    });
  }
  frame.opened |= followed.opened;
  frame.isFenced ||= followed.isFenced;
  frame.keepsPaths ||= followed.keepsPaths;
  for (const [index, name] of parameters.entries()) {
    const traces = followed.written.get(name) ?? 0;
    for (const variable of args.variables[index] ?? []) writeInto(frame, variable, traces);
  }
  // Files of a written path are the same everywhere.
  for (const [name, traces] of followed.written)
    if (name.startsWith("'")) writeInto(frame, name, traces);
  return followed.returned ?? nothing;
}

type LocalFunction = Extract<Meaning, { kind: 'local' }>;

/** A function within another one sees its variables. */
function followLocal(
  { definition, state: variables, around }: LocalFunction,
  args: CallArguments,
  frame: Frame,
): Value {
  if (frame.depth >= mostCalls || frame.localCalls.left-- <= 0)
    return { traces: argumentTraces(args) };
  const { parameters, values } = bindArguments(definition, args, frame);
  const { state, exits, returned, depth, module, offsets, text } = frame;
  const inner = copyState({ ...variables, conditions: state.conditions, isDead: false });
  for (const [name, value] of frame.state.values)
    if (!inner.values.has(name)) inner.values.set(name, value);
  for (const [name, value] of values) inner.values.set(name, value);
  Object.assign(frame, around, { state: inner, exits: [], returned: undefined, depth: depth + 1 });
  runBody(definition, frame);
  const result = frame.returned ?? nothing;
  const written = new Map(parameters.map((name) => [name, frame.written.get(name) ?? 0]));
  Object.assign(frame, { state, exits, returned, depth, module, offsets, text });
  for (const [name, traces] of frame.written)
    if (!parameters.includes(name) && state.values.has(name)) writeInto(frame, name, traces);
  for (const [index, name] of parameters.entries())
    for (const variable of args.variables[index] ?? [])
      writeInto(frame, variable, written.get(name) ?? 0);
  return result;
}
