import type { SyntaxNode } from '#python/syntax-node.ts';
import { type Frame, release, textOf } from '../model/frame.ts';
import { formatPercent } from '../calls/text-formats.ts';
import { anyValue, demand, text as textDemand } from '../model/demands.ts';
import { addChoices } from '../model/place.ts';
import { compareKeys, testMember } from '../model/test-member.ts';
import {
  copyState,
  mergeStates,
  mergeVariables,
  replaceState,
  type State,
} from '../model/state.ts';
import { mergeDictionaries, union, unknown, type Value } from '../model/value.ts';

export function evaluateBinary(node: SyntaxNode, state: State, frame: Frame): Value {
  const [left, ...rest] = node.children;
  const right = rest.at(-1);
  if (!left || !right) return unknown;
  const operators = rest.slice(0, -1).map((operator) => textOf(operator, frame));
  const one = frame.interpreter.evaluate(left, state, frame);

  if (operators[0] === 'and' || operators[0] === 'or') {
    // The right side is evaluated on some paths only.
    const branch = copyState(state);
    const other = frame.interpreter.evaluate(right, branch, frame);
    mergeVariables(state, branch);
    return operators[0] === 'and' ? { ...union(one, other), isMixed: true } : firstTrue(one, other);
  }

  const other = frame.interpreter.evaluate(right, state, frame);
  const operator = operators.at(-1);
  if (operators.includes('in')) {
    demandSearchable(one, other, state);
    return testMember(one, other, node, frame);
  }
  if (operator === '==' || operator === '!=') compare(one, other, node, frame);
  if (operator !== undefined && comparesKeys.has(operator)) compareKeys(one, other, node, frame);
  if (operator === '%') formatPercent(one, other, { node, state, frame });
  if (operator === '|' && (one.entries ?? other.entries)) return mergeDictionaries([one, other]);
  if (operator === '+' || operator === '|') return combine(one, other);
  return one.isNumber && other.isNumber ? one : unknown;
}

/** `one or other`. */
function firstTrue(one: Value, other: Value): Value {
  const value = union(one, other);
  if (one.places.length === 0) return { ...value, isSpare: true };
  // `a or {}` is a default too.
  return other.places.length === 0 ? { ...value, isOther: one.isOther } : value;
}

/** None cannot be searched, and a text only for a text. */
function demandSearchable(one: Value, other: Value, state: State): void {
  demand(other, anyValue, state);
  if (other.isText) demand(one, textDemand, state);
}

const comparesKeys = new Set(['-', '&', '^', '<', '<=', '>', '>=']);

function compare(one: Value, other: Value, node: SyntaxNode, frame: Frame): void {
  for (const [value, beside] of [
    [one, other],
    [other, one],
  ] as const) {
    for (const place of value.places) addChoices(place, beside.texts ?? []);
    if (!beside.texts && !beside.isNumber) release(value, 'compared as a whole', node, frame);
  }
}

/** Lists that are joined keep their elements, dictionaries their entries. */
function combine(one: Value, other: Value): Value {
  if (one.isNumber && other.isNumber) return one;
  const hasParts = [one, other].some(({ items, entries, each, places }) =>
    Boolean(items ?? entries ?? each ?? places[0]),
  );
  return hasParts ? { ...union(one, other), isMixed: true, isMade: true } : unknown;
}

export function evaluateConditional(node: SyntaxNode, state: State, frame: Frame): Value {
  const [consequence, , condition, , alternative] = node.children;
  if (!consequence || !condition || !alternative) return unknown;
  frame.interpreter.evaluate(condition, state, frame);
  const branches = [copyState(state), copyState(state)] as const;
  const value = union(
    frame.interpreter.evaluate(consequence, branches[0], frame),
    frame.interpreter.evaluate(alternative, branches[1], frame),
  );
  const merged = mergeStates(branches);
  if (merged) replaceState(state, merged);
  return value;
}
