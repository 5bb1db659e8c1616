import { type SyntaxNode, withinBrackets } from '#python/syntax-node.ts';
import { assignTargets } from './assign-targets.ts';
import { type Frame, textOf } from '../model/frame.ts';
import { anyValue, demand } from '../model/demands.ts';
import { addCertainOfElements } from '../model/add-certain-of-elements.ts';
import { addCertain, copyState, type State } from '../model/state.ts';
import { spend } from '../model/steps.ts';
import { iterate, unknown, type Value } from '../model/value.ts';

/** `[a for b in c if d]`, and the same as a set, a dictionary or an argument. */
export function evaluateComprehension(node: SyntaxNode, state: State, frame: Frame): Value {
  const parts = withinBrackets(node);
  const copied = copiedDictionary(node, parts, frame);
  if (copied) return frame.interpreter.evaluate(copied, state, frame);
  const start = parts.findIndex(({ name }) => name === 'for' || name === 'async');
  const inner = copyState(state);
  let isFirst = true;
  let iterated: Value | undefined;
  let hasCondition = false;

  for (let index = Math.max(start, 0); index < parts.length;) {
    spend(parts.length);
    const word = parts[index]?.name;
    if (word === 'for') {
      const within = parts.findIndex(({ name }, at) => at > index && name === 'in');
      const source = parts[within + 1];
      if (within === -1 || !source) break;
      // Only the first list is evaluated in any case.
      const value = frame.interpreter.evaluate(source, isFirst ? state : inner, frame);
      if (isFirst) {
        demand(value, anyValue, state);
        iterated = value;
        for (const place of state.certain) addCertain(inner, place);
      }
      isFirst = false;
      assignTargets(parts.slice(index + 1, within), iterate(value), inner, frame);
      index = within + 2;
      continue;
    }
    if (word === 'if') {
      hasCondition = true;
      const condition = parts[index + 1];
      if (condition) frame.interpreter.evaluate(condition, inner, frame);
      index += 2;
      continue;
    }
    index++;
  }

  const written = parts.slice(0, Math.max(start, 0)).filter(({ name }) => name !== ':');
  const values = written.map((part) => frame.interpreter.evaluate(part, inner, frame));
  const isForEach = parts.filter(({ name }) => name === 'for').length === 1 && !hasCondition;
  if (iterated && isForEach) addCertainOfElements(iterated, inner, state, true);
  return { ...unknown, each: values.at(-1) ?? unknown };
}

/** Conditions that leave out keys by their names, or those without a value. */
const copying =
  /^\{\s*(\w+)\s*:\s*(\w+)\s+for\s+\(?\s*\1\s*,\s*\2\s*\)?\s+in\s+[\w.]+\.items\(\)(?:\s+if\s+(?:\1\s*(?:!=|not\s+in\b)[^{}]*|\2\s+is\s+not\s+None))?\s*\}$/;

/** A longer one is not a plain copy. */
const mostCharacters = 500;

/** `x` of `{k: v for k, v in x.items() if k != "a"}`, which has the keys of `x`. */
function copiedDictionary(
  node: SyntaxNode,
  parts: readonly SyntaxNode[],
  frame: Frame,
): SyntaxNode | undefined {
  const isShort = node.to - node.from < mostCharacters;
  const isCopy =
    isShort &&
    node.name === 'DictionaryComprehensionExpression' &&
    copying.test(textOf(node, frame));
  const within = parts.findIndex(({ name }) => name === 'in');
  return isCopy ? parts[within + 1]?.children[0]?.children[0] : undefined;
}
