import { changing } from '../../modules/changed-names.ts';
import { callArguments } from '../../python/call-arguments.ts';
import { findChild, type SyntaxNode } from '../../python/syntax-node.ts';
import { memberOf } from '../members/member-of.ts';
import { callBuiltIn } from './built-in-calls.ts';
import { callDictionary } from './dictionary-calls.ts';
import { requireMember } from './enumeration.ts';
import { readRecord } from './record-class.ts';
import { formatText } from './text-formats.ts';
import { type Frame, type GivenArguments, givenValues, release, textOf } from '../model/frame.ts';
import { changeVariable } from '../model/change-variable.ts';
import { copyState, mergeStates, replaceState, type State } from '../model/state.ts';
import {
  type ClassSource,
  hasPlaces,
  iterate,
  oneOf,
  union,
  unionAll,
  unknown,
  type Value,
} from '../model/value.ts';

/** Functions that use an argument without reading its keys. */
const harmless =
  /^(?:len|isinstance|issubclass|type|bool|id|repr|str|hasattr|callable|float|abs|round|hash|format|ord|chr)$/;

/** Functions that only print or log what they are given. */
const reporting = /^(?:p?print|(?:self\.)?(?:\w*log(?:ger|ging)?|warnings|traceback)\.\w+)$/;

/** Methods of a string that put its arguments into words. */
const formatting = new Set(['format', 'join', 'format_map']);

export function evaluateCall(node: SyntaxNode, state: State, frame: Frame): Value {
  const [target] = node.children;
  const list = findChild(node, 'ArgList');
  if (!target || !list) return unknown;
  const name = textOf(target, frame);
  const isMethod = target.name === 'MemberExpression' && target.children[1]?.name === '.';
  const [object] = isMethod ? target.children : [];
  const owner = object && frame.interpreter.evaluate(object, state, frame);
  const called =
    object && owner
      ? memberOf(owner, textOf(object, frame), methodName(name), frame)
      : frame.interpreter.evaluate(target, state, frame);
  const isReturned = frame.tail === node;
  const isOuter = frame.isReporting !== true && reporting.test(name);
  if (isOuter) frame.isReporting = true;
  const given = { ...evaluateArguments(list, state, frame), isReturned };
  if (isOuter) frame.isReporting = false;

  if (object && owner && changing.has(methodName(name)))
    changeVariable(object, owner, state, frame);

  const record = recordOf(called, owner, name, given);
  if (record && readRecord(record.made, record.object, node, state, frame)) return unknown;
  const [only] = given.positional;
  if (called.class && only && requireMember(called.class, only, state)) return unknown;
  if (called.callees) return callEach(called, given, node, state, frame);
  if (owner) {
    const method = methodName(name);
    const written = callArguments(list, frame.module.source.text);
    const found = callDictionary(
      { owner, target: object, method, given, written, node },
      state,
      frame,
    );
    if (found) return found;
    if (formatting.has(method) && !hasPlaces(owner)) {
      if (method !== 'join') formatText(owner, method, given, node, state, frame);
      return unknown;
    }
  }
  const isVariable = target.name === 'VariableName' && state.variables.has(name);
  const found = isVariable ? undefined : callBuiltIn(name, given, node, state, frame);
  if (found) return found;
  if (isVariable || !(harmless.test(name) || reporting.test(name)))
    releaseArguments(given, name, node, frame);
  followCallbacks(given, frame, state);
  // A method of a list gives one of its elements, as `pop` does, or a list of them.
  return owner?.places.length === 0 && hasPlaces(owner) ? union(owner, oneOf(owner)) : unknown;
}

/** Of several functions, one is called. */
function callEach(
  { callees = [], isMixed }: Value,
  given: GivenArguments,
  node: SyntaxNode,
  state: State,
  frame: Frame,
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

/** What a dataclass or a model is made of, as with `Options(**config)` or `Options.model_validate(config)`. */
function recordOf(
  called: Value,
  owner: Value | undefined,
  name: string,
  { positional: [first], named, options }: GivenArguments,
): { made: ClassSource; object: Value } | undefined {
  if (called.class && !first && named.size === 0 && options)
    return { made: called.class, object: options };
  const isMaking = /^(?:model_validate|parse_obj)$/.test(methodName(name));
  return owner?.class && first && isMaking ? { made: owner.class, object: first } : undefined;
}

const methodName = (name: string): string => name.slice(name.lastIndexOf('.') + 1).trim();

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
