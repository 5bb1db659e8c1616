import { type CallArgument, callArguments } from '#python/call-arguments.ts';
import { findChild, type SyntaxNode } from '#python/syntax-node.ts';
import { bindArguments } from './bind-arguments.ts';
import { callMethodOfPart } from './part-methods.ts';
import { fetched, type Frame, made, nothing, partAt, type Value } from './model.ts';
import { escapeWhole, fetchedOf, heldOf, madeBy } from './parts.ts';
import { recordTypes } from './record-types.ts';
import { resolveCall } from './resolve-call.ts';
import { isField, isFunc, record, textOf, union, unionAll } from './state.ts';

/** An argument with the parts of the task that it may be. */
interface GivenArgument extends CallArgument {
  given: Value;
}

export function evaluateCall(node: SyntaxNode, frame: Frame): Value {
  const [target] = node.children;
  const list = findChild(node, 'ArgList');
  if (!target || !list) return nothing;
  const written = textOf(target, frame);
  const { object, method } = methodOf(target, frame);
  const objectValue = object ? frame.evaluate(object, frame) : nothing;
  // Its arguments are evaluated where it is known what they stand for.
  if (method !== undefined && objectValue.length > 0) {
    const result = callMethodOfPart(objectValue, method, { node, list, frame });
    if (result) return result;
  }
  const values = callArguments(list, frame.text).map((argument): GivenArgument => ({
    ...argument,
    given: frame.evaluate(argument.value, frame),
  }));
  return callFunction({ target, written, object, method }, values, node, frame);
}

interface Callee {
  target: SyntaxNode;
  written: string;
  object: SyntaxNode | undefined;
  method: string | undefined;
}

/** A call whose object is no part of the task. */
function callFunction(
  { target, written, object, method }: Callee,
  values: readonly GivenArgument[],
  node: SyntaxNode,
  frame: Frame,
): Value {
  recordSpreads(values, node, frame);
  recordTypes(written, values, node, frame);
  const given = unionAll(values.map((argument) => argument.given));
  const called = object ? calledAttribute(target, frame) : frame.evaluate(target, frame);
  if (called.some(({ path }) => path.startsWith(made)))
    return callMade(called, values, node, frame);
  if (builtIn(written, values, node, frame)) return given;
  if (method === 'append' && object) {
    appendTo(object, given, frame);
    return nothing;
  }
  // The text that a name is put into, as in `"get_{}".format(source["type"])`.
  if (method === 'format' && object?.name.endsWith('String')) return given;
  if (method === 'get' || written === 'getattr') {
    const looked = madeBy(values[written === 'getattr' ? 1 : 0]?.given ?? nothing);
    if (looked.length > 0) return looked;
  }
  return handOn({ target, written }, values, node, frame);
}

/** What a function of the source, or one from elsewhere, does with parts of the task. */
function handOn(
  { target, written }: Pick<Callee, 'target' | 'written'>,
  values: readonly GivenArgument[],
  node: SyntaxNode,
  frame: Frame,
): Value {
  const given = unionAll(values.map((argument) => argument.given));
  if (given.length === 0 && !callsLoader(written, frame)) return resolveReturned(target, frame);
  for (const { path, isHeld } of given)
    if (isField(path) && !isHeld) record(frame, node, { kind: 'given', path, to: written });
  const callees = resolveCall(target, frame);
  if (callees.length > 0) return bindArguments(callees, values, frame);
  if (!isHarmless.test(written)) {
    escapeWhole(given, node, frame);
    for (const { path, isHeld } of given)
      if (path !== '' && !isHeld) record(frame, node, { kind: 'escape', path });
  }
  return union(madeBy(given), fetchedOf(given));
}

/** Whether a function of this name is known to take a task; what it is called with is then one. */
const callsLoader = (written: string, { world }: Frame): boolean =>
  world.loaders.has(written.slice(written.lastIndexOf('.') + 1));

function resolveReturned(target: SyntaxNode, frame: Frame): Value {
  const callees = resolveCall(target, frame);
  return unionAll(callees.map((callee) => frame.world.returned.get(callee) ?? nothing));
}

function methodOf(target: SyntaxNode, frame: Frame): { object?: SyntaxNode; method?: string } {
  const [object, separator, name] = target.children;
  if (target.name !== 'MemberExpression' || separator?.name !== '.' || !object || !name) return {};
  return { object, method: textOf(name, frame) };
}

/** An attribute that is called, as `self.metric(result)`. */
const calledAttribute = (target: SyntaxNode, frame: Frame): Value => {
  const [object] = target.children;
  const isOfSelf = object && textOf(object, frame) === frame.unit.parameters[0];
  return isOfSelf ? frame.evaluate(target, frame) : nothing;
};

/** Calls of what the names in a task stand for: metrics and getters. */
function callMade(
  called: Value,
  values: readonly GivenArgument[],
  node: SyntaxNode,
  frame: Frame,
): Value {
  const [part] = called.filter(({ path, isHeld }) => path.startsWith(made) && !isHeld);
  if (!part) return nothing;
  if (isFunc(part.path)) {
    const positional = values.filter(
      ({ name, spread }) => name === undefined && spread === undefined,
    );
    const spread = values.find((argument) => argument.spread === '*')?.given;
    const named = values.find(({ given }) => given.some(isExpected) && !positional.length);
    const expected = positional[1]?.given ?? named?.given ?? spread?.filter(isExpected);
    record(frame, node, {
      kind: 'metric',
      ...(expected && (spread === undefined || expected.length > 0) && { expected }),
    });
    return nothing;
  }
  const source = part.path.slice(made.length);
  const isChecked = part.isChecked || frame.state.checked.has(source);
  record(frame, node, { kind: 'getter', part: { ...part, isChecked } });
  return [partAt(`${fetched}${source}`)];
}

export const isExpected = ({ path }: { path: string }): boolean =>
  /^=evaluator(?:\[\])?\.expected(?:\[\])?$/.test(path);

function recordSpreads(values: readonly GivenArgument[], node: SyntaxNode, frame: Frame): void {
  for (const { spread, given } of values)
    if (spread === '**') for (const part of given) record(frame, node, { kind: 'spread', part });
}

/** Whether it is a function of Python that gives back what it gets. */
function builtIn(
  written: string,
  values: readonly GivenArgument[],
  node: SyntaxNode,
  frame: Frame,
): boolean {
  if (written === 'isinstance' && /\blist\b/.test(values[1] ? textOf(values[1].value, frame) : ''))
    for (const { path } of values[0]?.given ?? []) record(frame, node, { kind: 'is-list', path });
  return (
    copies.test(written) &&
    values.every(
      ({ name, given, spread }) => spread === undefined || given.length > 0 || name === undefined,
    )
  );
}

const copies =
  /^(?:dict|list|tuple|str|copy|deepcopy|copy\.(?:deep)?copy|OrderedDict|collections\.OrderedDict|(?:u?json|orjson)\.(?:dumps|loads)|cast|typing\.cast)$/;

const isHarmless =
  /^(?:print|len|isinstance|type|repr|bool|id|hash|any|all|sorted|hasattr|set|pprint|(?:pprint|json|yaml|pickle|ujson)\.\w+)$|log|debug|info|warn|error|dump|exception/i;

/** `arguments.append(value)` */
function appendTo(object: SyntaxNode, given: Value, frame: Frame): void {
  if (object.name !== 'VariableName') return;
  const name = textOf(object, frame);
  const { variables } = frame.state;
  variables.set(name, union(variables.get(name) ?? nothing, heldOf(given)));
}
