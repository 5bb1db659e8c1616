import { changing } from '#environment/modules/changed-names.ts';
import { callArguments } from '#python/call-arguments.ts';
import { findChild, type SyntaxNode } from '#python/syntax-node.ts';
import { fileLibraries } from '#vocabulary/contract/file-libraries.ts';
import { anyValue, demand } from '../model/demands.ts';
import { memberOf } from '../members/member-of.ts';
import { callBuiltIn } from './built-in-calls.ts';
import { callDictionary } from './dictionary-calls.ts';
import { formatText } from './text-formats.ts';
import {
  type Frame,
  type GivenArguments,
  givenValues,
  release,
  type Site,
  textOf,
} from '../model/frame.ts';
import { changeVariable } from '../model/change-variable.ts';
import { copyState, mergeStates, replaceState, type State } from '../model/state.ts';
import { hasPlaces, iterate, oneOf, union, unionAll, unknown, type Value } from '../model/value.ts';

/** Functions that use an argument without reading its keys. */
const harmless =
  /^(?:len|isinstance|issubclass|type|bool|id|repr|str|hasattr|callable|float|abs|round|hash|format|ord|chr)$/;

/** Functions that only print or log what they are given. */
const reporting = /^(?:p?print|(?:self\.)?(?:\w*log(?:ger|ging)?|warnings|traceback)\.\w+)$/;

/** Methods of a string that put its arguments into words. */
const formatting = new Set(['format', 'join', 'format_map']);

/** Functions and methods that give a string, or bytes, if they do not fail. */
const givingText =
  /(?:^|\.)(?:image_to_string|getvalue|read|read_text|lower|upper|casefold|decode|strip|rstrip|lstrip)$/;

/** Methods that only strings and bytes have. */
const ofText = /^(?:lower|upper|casefold|decode|strip|rstrip|lstrip)$/;

/** With an argument, functions such as `wavfile.read` give something else. */
const givesText = (name: string, { positional }: GivenArguments): boolean =>
  name === 'str' ||
  (givingText.test(name) &&
    !name.includes('.str.') &&
    (positional.length === 0 || !name.endsWith('.read')));

/** The name of a function that opens a file, with the modules that it is from. */
function libraryFunction(name: string, { module }: Frame): string | undefined {
  const [first = '', ...members] = name.split('.');
  const binding = module.names.get(first);
  if (binding?.kind !== 'import') return undefined;
  const from = [...binding.from.parts, ...(binding.name === undefined ? [] : [binding.name])];
  const full = [...from, ...members].join('.');
  return Object.hasOwn(fileLibraries, full) ? full : undefined;
}

export function evaluateCall(node: SyntaxNode, state: State, frame: Frame): Value {
  const call = evaluateParts(node, state, frame);
  if (!call) return unknown;
  const { called, given, name, method } = call;
  if (method) demand(method.owner, anyValue, state);
  const [first] = given.positional;
  if (first && name === 'len') demand(first, anyValue, state);
  const library = first ? libraryFunction(name, frame) : undefined;
  if (first && library !== undefined) demand(first, library, state);
  if (called.callees) return callEach(called, given, { node, state, frame });
  return callMethod(call, state, frame) ?? callByName(call, state, frame);
}

/** A call whose parts are evaluated. */
interface Call {
  node: SyntaxNode;
  target: SyntaxNode;
  list: SyntaxNode;
  /** As the source writes it, with what is before the dot. */
  name: string;
  called: Value;
  given: GivenArguments;
  /** What is before the dot of a method. */
  method: { object: SyntaxNode; owner: Value; name: string } | undefined;
}

function evaluateParts(node: SyntaxNode, state: State, frame: Frame): Call | undefined {
  const [target] = node.children;
  const list = findChild(node, 'ArgList');
  if (!target || !list) return undefined;
  const name = textOf(target, frame);
  const isMethod = target.name === 'MemberExpression' && target.children[1]?.name === '.';
  const [object] = isMethod ? target.children : [];
  const method = object && {
    object,
    owner: frame.interpreter.evaluate(object, state, frame),
    name: name.slice(name.lastIndexOf('.') + 1).trim(),
  };
  const called = method
    ? memberOf(method.owner, textOf(method.object, frame), method.name, frame)
    : frame.interpreter.evaluate(target, state, frame);
  const isReturned = frame.tail === node;
  const isOuter = frame.isReporting !== true && reporting.test(name);
  if (isOuter) frame.isReporting = true;
  const given = { ...evaluateArguments(list, state, frame), isReturned };
  if (isOuter) frame.isReporting = false;
  if (method && changing.has(method.name)) {
    changeVariable(method.object, method.owner, state, frame);
  }
  return { node, target, list, name, called, given, method };
}

function callMethod(
  { node, list, given, method }: Call,
  state: State,
  frame: Frame,
): Value | undefined {
  if (!method) return undefined;
  const { object, owner, name } = method;
  const written = callArguments(list, frame.module.source.text);
  const found = callDictionary(
    { owner, target: object, method: name, given, written, node },
    state,
    frame,
  );
  if (found) return ofText.test(name) ? { ...found, isText: true } : found;
  if (!formatting.has(name) || hasPlaces(owner)) return undefined;
  if (name !== 'join') formatText(owner, name, given, { node, state, frame });
  return { ...unknown, isText: true };
}

/** A function that the source of the environment does not have. */
function callByName(
  { node, target, name, given, method }: Call,
  state: State,
  frame: Frame,
): Value {
  const isVariable = target.name === 'VariableName' && state.variables.has(name);
  const found = isVariable ? undefined : callBuiltIn(name, given, { node, state, frame });
  if (found) return found;
  if (name === 'isinstance' || name === 'type')
    for (const place of given.positional[0]?.places ?? []) place.isTested = true;
  if (isVariable || !(harmless.test(name) || reporting.test(name)))
    releaseArguments(given, name, node, frame);
  followCallbacks(given, frame, state);
  const owner = method?.owner;
  if (givesText(name, given)) return { ...unknown, isText: true };
  // A method of a list gives one of its elements, as `pop` does, or a list of them.
  return owner?.places.length === 0 && hasPlaces(owner) ? union(owner, oneOf(owner)) : unknown;
}

/** Of several functions, one is called. */
function callEach(
  { callees = [], isMixed }: Value,
  given: GivenArguments,
  { node, state, frame }: Site,
): Value {
  const [only, ...others] = callees;
  if (isMixed) releaseArguments(given, 'a function', node, frame);
  if (only && others.length === 0) return frame.interpreter.call(only, given, state, frame);
  const branches = callees.map((callee) => {
    const branch = copyState(state);
    return { branch, value: frame.interpreter.call(callee, given, branch, frame) };
  });
  const merged = mergeStates(branches.map(({ branch }) => branch));
  if (merged) replaceState(state, merged);
  return unionAll(branches.map(({ value }) => value));
}

function evaluateArguments(list: SyntaxNode, state: State, frame: Frame): GivenArguments {
  const positional: Value[] = [];
  const named = new Map<string, Value>();
  let rest: Value | undefined;
  let options: Value | undefined;
  for (const { value, name, spread } of callArguments(list, frame.module.source.text)) {
    const evaluated = frame.interpreter.evaluate(value, state, frame);
    if (spread === '**') options = options ? unionAll([options, evaluated]) : evaluated;
    else if (spread === '*' && evaluated.items) {
      for (const item of evaluated.items) positional.push(item);
    } else if (spread === '*') rest = iterate(evaluated);
    else if (name === undefined) positional.push(evaluated);
    else named.set(name, evaluated);
  }
  return { positional, named, ...(rest && { rest }), ...(options && { options }) };
}

function releaseArguments(
  given: GivenArguments,
  name: string,
  node: SyntaxNode,
  frame: Frame,
): void {
  const isName = /^[\w.]{1,60}$/.test(name);
  const why = `passed to ${isName ? `"${name}"` : 'a function'}`;
  for (const value of givenValues(given)) release(value, why, node, frame);
}

/** A function that is handed to another one may be called with the elements of what is handed over beside it. */
function followCallbacks(given: GivenArguments, frame: Frame, state: State): void {
  const values = givenValues(given);
  const element = unionAll(values.filter((value) => hasPlaces(value)).map(iterate));
  for (const callee of values.flatMap(({ callees = [] }) => callees)) {
    frame.interpreter.call(
      callee,
      { positional: [element], named: new Map() },
      copyState(state),
      frame,
    );
  }
}
