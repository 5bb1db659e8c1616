import type { CallArgument } from '#python/call-arguments.ts';
import { nodesWithin, type SyntaxNode } from '#python/syntax-node.ts';
import { memoizeWeakly } from '#text/memoize.ts';
import { type Frame, nothing, type Unit, type Value } from './model.ts';
import { fetchedOf } from './parts.ts';
import { addCertain, textOf, union, unionAll } from './state.ts';

interface Given extends CallArgument {
  given: Value;
}

/** Deeper values are those of a function that calls itself. */
const mostLevels = 4;

/** Hands arguments to functions of the source; gives what these return. */
export function bindArguments(
  callees: readonly Unit[],
  values: readonly Given[],
  frame: Frame,
): Value {
  const [only] = callees;
  if (only && callees.length === 1 && only !== frame.unit) addCertain(frame, only);
  const results = callees.map((callee) => {
    if (callee !== frame.unit) bindTo(callee, values, frame);
    if (!frame.isPeeking) frame.callees.add(callee);
    const returned = frame.world.returned.get(callee) ?? nothing;
    return isRebuilding(callee) ? union(returned, values[0]?.given ?? nothing) : returned;
  });
  return union(unionAll(results), fetchedOf(unionAll(values.map(({ given }) => given))));
}

/** A function that calls itself makes the same of a value with changed parts. */
const isRebuilding = memoizeWeakly(({ definition, name, module }: Unit): boolean => {
  const { text } = module.source;
  return [...nodesWithin(definition)].some(
    (node) =>
      node.name === 'CallExpression' &&
      text.slice(node.from, node.children[0]?.to).split('.').at(-1) === name,
  );
});

function bindTo(callee: Unit, values: readonly Given[], frame: Frame): void {
  const isCalledOnObject = callee.isBound;
  const parameters = isCalledOnObject ? callee.parameters.slice(1) : callee.parameters;
  let position = 0;
  for (const { value, name, spread, given } of values) {
    if (spread !== undefined) continue;
    const parameter = name ?? parameters[position++];
    if (parameter === undefined) continue;
    addBinding(callee, parameter, given, frame);
    if (given.length === 0 && value.name === 'VariableName')
      seedBack(callee, parameter, value, frame);
  }
}

function addBinding(
  callee: Unit,
  parameter: string,
  given: Value,
  { world, isPeeking }: Frame,
): void {
  if (isPeeking) return;
  const fitting = given.filter(({ path }) => path.split(/[.[]/).length <= mostLevels);
  if (fitting.length === 0) return;
  const bindings = world.bindings.get(callee) ?? new Map<string, Value>();
  const before = bindings.get(parameter) ?? nothing;
  const after = union(before, fitting);
  if (after.length === before.length) return;
  bindings.set(parameter, after);
  world.bindings.set(callee, bindings);
  world.isChanged = true;
}

/** A variable that is handed to what takes a task is one. */
function seedBack(callee: Unit, parameter: string, value: SyntaxNode, frame: Frame): void {
  const { world, unit, isPeeking } = frame;
  const isTask = world.seeds.get(callee)?.has(parameter);
  const name = textOf(value, frame);
  const seeds = world.seeds.get(unit) ?? new Set<string>();
  if (!isTask || isPeeking || seeds.has(name)) return;
  world.seeds.set(unit, seeds.add(name));
  world.isChanged = true;
}
