import { callArguments } from '#python/call-arguments.ts';
import { findChild, type SyntaxNode, withinBrackets } from '#python/syntax-node.ts';
import { type Frame, textOf } from '../model/frame.ts';
import { isTable } from './loops.ts';
import type { Place } from '../model/place.ts';
import { addCertain, copyState, isWritten, type State } from '../model/state.ts';
import { onlyPlace, type Value } from '../model/value.ts';

/**
 * Records what a condition needs for its outcome: after `x = config.get("k")`, only a task that has
 * the key comes past `if not x: raise ValueError`.
 */
export function addImplied(
  condition: SyntaxNode,
  outcome: boolean,
  state: State,
  frame: Frame,
): void {
  const alternatives = listAlternatives(condition, frame);
  const isCertain = outcome ? alternatives.length === 1 : true;
  for (const parts of isCertain ? alternatives : []) {
    if (!outcome && parts.length > 1) continue;
    for (const { node, isNegated } of parts) {
      if (alternatives.length > 1 || parts.length > 1) addRead(node, state, frame);
      addPart(node, outcome !== isNegated, state, frame);
    }
  }
}

/** What a part reads: with this outcome, none of the parts was passed over. */
function addRead(node: SyntaxNode, state: State, frame: Frame): void {
  const after = copyState(state);
  frame.interpreter.evaluate(node, after, frame);
  for (const place of after.certain) addCertain(state, place);
}

interface Part {
  node: SyntaxNode;
  isNegated: boolean;
}

/** `a and not b or c` as its parts between each "or", and of these the parts between each "and". */
function listAlternatives(condition: SyntaxNode, frame: Frame): Part[][] {
  const alternatives: Part[][] = [[]];
  visit(condition, false);
  return alternatives;

  // The grammar takes `not a or b` for `not (a or b)`, so only the first part is negated.
  function visit(node: SyntaxNode, isNegated: boolean): void {
    const [left, ...rest] = node.children;
    const right = rest.pop();
    const word = node.name === 'BinaryExpression' ? rest.map((part) => textOf(part, frame))[0] : '';
    if (node.name === 'UnaryExpression' && left?.name === 'not' && right) visit(right, !isNegated);
    else if (left && right && (word === 'and' || word === 'or')) {
      visit(left, isNegated);
      if (word === 'or') alternatives.push([]);
      visit(right, false);
    } else alternatives.at(-1)?.push({ node, isNegated });
  }
}

function addPart(node: SyntaxNode, outcome: boolean, state: State, frame: Frame): void {
  const [left, ...rest] = node.children;
  const inner = node.name === 'ParenthesizedExpression' ? withinBrackets(node)[0] : undefined;
  if (inner) {
    addImplied(inner, outcome, state, frame);
  } else if (node.name === 'BinaryExpression') {
    const right = rest.pop();
    const operator = rest.map((part) => textOf(part, frame)).join(' ');
    if (left && right?.name === 'None' && operator === (outcome ? 'is not' : 'is'))
      addPresent(left, ['None'], state, frame);
    if (left && right && operator === (outcome ? 'in' : 'not in'))
      addMember(left, right, state, frame);
  } else if (addOfEach(node, outcome, state, frame)) {
    return;
  } else if (outcome) {
    const tested = testedByType(node, frame);
    if (tested) addPresent(tested, ['None'], state, frame);
    else addPresent(node, ['None', 'false'], state, frame);
  }
}

/** Whether a part is `all(k in config for k in ("a", "b"))` or the like, which demands the same for each name. */
function addOfEach(node: SyntaxNode, outcome: boolean, state: State, frame: Frame): boolean {
  const list = findChild(node, 'ArgList');
  const [called] = node.children;
  if (!list || !called || textOf(called, frame) !== (outcome ? 'all' : 'any')) return false;
  const [argument] = callArguments(list, frame.module.source.text);
  const [condition, word, variable, , names, ...others] = withinBrackets(argument?.value ?? list);
  if (!condition || !variable || !names || word?.name !== 'for' || others.length > 0) return false;
  const inner = copyState(state);
  const table = frame.interpreter.evaluate(names, inner, frame);
  for (const name of isTable(table) ? table.items : []) {
    frame.interpreter.assign(variable, name, inner, frame);
    addImplied(condition, outcome, inner, frame);
  }
  for (const place of inner.certain) addCertain(state, place);
  return true;
}

/** `x` of `isinstance(x, str)` */
function testedByType(node: SyntaxNode, { module }: Frame): SyntaxNode | undefined {
  const { text } = module.source;
  const list = findChild(node, 'ArgList');
  const [target] = node.children;
  const isTest = list && target && text.slice(target.from, target.to) === 'isinstance';
  if (!isTest || /\bNone/.test(text.slice(list.from, list.to))) return undefined;
  return callArguments(list, text)[0]?.value;
}

/** The value is none of those that a missing key gives, so the key is there. */
function addPresent(
  node: SyntaxNode,
  refused: readonly NonNullable<Value['ifMissing']>[],
  state: State,
  frame: Frame,
): void {
  if (!evaluated.has(node.name)) return;
  const value = frame.interpreter.evaluate(node, copyState(state), frame);
  const place = onlyPlace(value);
  if (!place || !value.ifMissing || !refused.includes(value.ifMissing)) return;
  for (let at: Place | undefined = place; at?.kind === 'key'; at = at.parent)
    if (!isWritten(state, at)) addCertain(state, at);
}

/** `"k" in config` */
function addMember(left: SyntaxNode, right: SyntaxNode, state: State, frame: Frame): void {
  const { texts = [] } = frame.interpreter.evaluate(left, copyState(state), frame);
  const { keysOf, ...value } = frame.interpreter.evaluate(right, copyState(state), frame);
  const place = keysOf?.length === 1 ? keysOf[0] : onlyPlace(value);
  const [text, ...others] = texts;
  const key = others.length === 0 ? place?.keys.get(text ?? '') : undefined;
  if (key && !isWritten(state, key)) addCertain(state, key);
}

const evaluated = new Set([
  'VariableName',
  'CallExpression',
  'NamedExpression',
  'ParenthesizedExpression',
]);
