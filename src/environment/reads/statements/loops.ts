import { statementsOf, type SyntaxNode } from '#python/syntax-node.ts';
import { assignTargets } from '../expressions/assign-targets.ts';
import { type Frame, type Loop, release, type Site } from '../model/frame.ts';
import { anyValue, demand } from '../model/demands.ts';
import { addCertainOfElements } from '../model/add-certain-of-elements.ts';
import { copyState, mergeStates, type State } from '../model/state.ts';
import { hasPlaces, iterate, unknown, type Value } from '../model/value.ts';

/** Deeper loops are followed once: twice each would double the work with every level. */
const mostRepeated = 2;

export function runFor(node: SyntaxNode, state: State, frame: Frame): State | undefined {
  const { children } = node;
  const within = children.findIndex(({ name }) => name === 'in');
  const start = children.findIndex(({ name }) => name === 'for');
  const listed = children.slice(
    within + 1,
    children.findIndex(({ name }) => name === 'Body'),
  );
  const values = listed
    .filter(({ name }) => name !== ',')
    .map((part) => frame.interpreter.evaluate(part, state, frame));
  const [first = unknown] = values;
  const iterated = values.length === 1 ? first : { ...unknown, items: values };
  demand(iterated, anyValue, state);
  const targets = children.slice(start + 1, within);
  if (isTable(iterated)) return runEach(iterated.items, targets, { node, state, frame });
  return runLoop(node, state, frame, (inner) => {
    assignTargets(targets, iterate(iterated), inner, frame);
    return iterated;
  });
}

/** Longer lists of names than people write by hand are followed like any other list. */
const mostNames = 12;

/** Whether a list is written out and consists of strings, such as the names of keys. */
export const isTable = (list: Value): list is Value & { items: readonly Value[] } =>
  list.items !== undefined &&
  list.items.length <= mostNames &&
  list.places.length === 0 &&
  !list.each &&
  !list.entries &&
  list.items.every(({ texts }) => texts?.length === 1);

/** One round for each name. */
function runEach(
  names: readonly Value[],
  targets: readonly SyntaxNode[],
  { node, state, frame }: Site,
): State | undefined {
  const [body, otherwise] = node.children.filter(({ name }) => name === 'Body');
  const left: State[] = [];
  let current: State | undefined = state;
  for (const name of names) {
    if (!current || !body) break;
    const loop: Loop = { continued: [], left };
    frame.loops.push(loop);
    assignTargets(targets, name, current, frame);
    const end = frame.interpreter.run(statementsOf(body), current, frame);
    frame.loops.pop();
    current = mergeStates([end, ...loop.continued]);
  }
  const last =
    otherwise && current ? frame.interpreter.run(statementsOf(otherwise), current, frame) : current;
  return mergeStates([last, ...left]);
}

export function runWhile(node: SyntaxNode, state: State, frame: Frame): State | undefined {
  const condition = node.children[1];
  if (condition) frame.interpreter.evaluate(condition, state, frame);
  return runLoop(node, state, frame, () => undefined);
}

function runLoop(
  node: SyntaxNode,
  state: State,
  frame: Frame,
  prepare: (inner: State) => Value | undefined,
): State | undefined {
  const [body, otherwise] = node.children.filter(({ name }) => name === 'Body');
  const statements = body ? statementsOf(body) : [];
  const before = copyState(state);
  let after: State = state;
  const rounds = frame.loops.length < mostRepeated ? 2 : 1;

  for (let round = 0; round < rounds; round++) {
    const loop: Loop = { continued: [], left: [] };
    const exits = frame.exits.length;
    frame.loops.push(loop);
    const inner = copyState(after);
    const iterated = prepare(inner);
    const end = frame.interpreter.run(statements, inner, frame);
    frame.loops.pop();
    const turned = mergeStates([end, ...loop.continued]);
    const isForEach = loop.left.length === 0 && frame.exits.length === exits;
    const next = mergeStates([before, after, turned, ...loop.left]) ?? before;
    // A loop over nothing reads nothing, so only what is certain before the loop is certain after it.
    const ended = mergeStates([turned, ...loop.left, ...frame.exits.slice(exits)]);
    if (iterated && ended) addCertainOfElements(iterated, ended, next, isForEach);
    if (round > 0) releaseDeeper(after, next, node, frame);
    after = next;
    if (!changesPlaces(before, next)) break;
  }
  const last = otherwise
    ? frame.interpreter.run(statementsOf(otherwise), copyState(after), frame)
    : after;
  return mergeStates([after, last]);
}

/** In each round, `node = node["next"]` leads to an object that no round before has met, and so on. */
function releaseDeeper(before: State, after: State, node: SyntaxNode, frame: Frame): void {
  for (const [name, { places }] of before.variables) {
    const known = new Set(places);
    const added = after.variables.get(name)?.places.filter((place) => !known.has(place));
    const value = { ...unknown, places: added ?? [] };
    release(value, 'followed from object to object', node, frame);
  }
}

/** Whether the next round may see an argument or key in a variable that did not have it in this one. */
function changesPlaces(before: State, after: State): boolean {
  if (before.variables === after.variables) return false;
  return [...before.variables].some(([name, value]) => {
    const other = after.variables.get(name);
    return other !== undefined && other !== value && hasPlaces(other);
  });
}
