import { statementsOf, type SyntaxNode } from '../../python/syntax-node.ts';
import { addImplied } from './implied-keys.ts';
import { type Frame, textOf } from '../model/frame.ts';
import { choiceOf, type Place } from '../model/place.ts';
import { addCertain, copyState, mergeStates, type State } from '../model/state.ts';
import { onlyPlace } from '../model/value.ts';

export function runIf(node: SyntaxNode, state: State, frame: Frame): State | undefined {
  const ends: (State | undefined)[] = [];
  let rest: State | undefined = state;
  const conditions: SyntaxNode[] = [];
  const before = frame.exits.length;
  const { children } = node;

  for (let index = 0; index < children.length; index++) {
    const word = children[index]?.name;
    const next = children[index + 1];
    if (word === 'if' || word === 'elif') {
      if (!next || !rest) break;
      const body = [next, children[index + 2]].find((child) => child?.name === 'Body');
      if (next !== body) evaluateCondition(next, body, rest, frame);
      conditions.push(next);
      if (!body) continue;
      const exits = frame.exits.length;
      const branch = copyState(rest);
      addImplied(next, true, branch, frame);
      const end = frame.interpreter.run(statementsOf(body), branch, frame);
      if (!end && frame.exits.length === exits) addRefused(next, rest, frame);
      addImplied(next, false, rest, frame);
      ends.push(end);
    }
    if (word === 'else' && next && rest) {
      const exits = frame.exits.length;
      const end = frame.interpreter.run(statementsOf(next), copyState(rest), frame);
      const isFatal = !end && frame.exits.length === exits;
      const place = isFatal ? onlyCompared(conditions, rest, frame) : undefined;
      rest = undefined;
      if (place) {
        for (const passed of [...ends, ...frame.exits.slice(before)])
          if (passed) addCertain(passed, choiceOf(place));
      }
      ends.push(end);
    }
  }
  return mergeStates([...ends, rest]);
}

/** `assert x in ("a", "b")` */
export function runAssert({ children }: SyntaxNode, state: State, frame: Frame): void {
  for (const child of children) frame.interpreter.evaluate(child, state, frame);
  const [, condition] = children;
  if (!condition) return;
  addImplied(condition, true, state, frame);
  const place = comparedPlace(condition, state, frame);
  if (place) addCertain(state, choiceOf(place));
}

/** A value that a branch refuses is not a choice. */
function evaluateCondition(
  condition: SyntaxNode,
  body: SyntaxNode | undefined,
  state: State,
  frame: Frame,
): void {
  const refused = body && failsAtOnce(body) ? comparedPlace(condition, state, frame) : undefined;
  const choices = new Set(refused?.choices);
  frame.interpreter.evaluate(condition, state, frame);
  if (refused) refused.choices = choices;
}

const failsAtOnce = (body: SyntaxNode): boolean => {
  const statements = statementsOf(body);
  return (
    statements.at(-1)?.name === 'RaiseStatement' &&
    statements.slice(0, -1).every(({ name }) => name === 'ExpressionStatement')
  );
};

/** Where `x not in ("a", "b")` fails, no other value is accepted. */
function addRefused(condition: SyntaxNode, state: State, frame: Frame): void {
  const place = comparedPlace(condition, state, frame, ['not in', '!=']);
  if (place) addCertain(state, choiceOf(place));
}

/** The value that every branch compares: where the last one fails, no other value is accepted. */
function onlyCompared(
  conditions: readonly SyntaxNode[],
  state: State,
  frame: Frame,
): Place | undefined {
  const compared = conditions.map((condition) => comparedPlace(condition, state, frame));
  const [first] = compared;
  return compared.every((place) => place === first) ? first : undefined;
}

/** The value that `x == "a"` or `x in ("a", "b")` compares with literals. */
function comparedPlace(
  condition: SyntaxNode,
  state: State,
  frame: Frame,
  comparing: readonly string[] = ['==', 'in'],
): Place | undefined {
  const [left, ...operators] = condition.children;
  const right = operators.pop();
  const written = operators.map((operator) => textOf(operator, frame)).join(' ');
  if (condition.name !== 'BinaryExpression' || !left || !right || !comparing.includes(written))
    return undefined;
  const value = frame.interpreter.evaluate(left, copyState(state), frame);
  const other = frame.interpreter.evaluate(right, copyState(state), frame);
  const isLiteral = Boolean(
    other.texts ??
    (!other.each && other.places.length === 0 && other.items?.every(({ texts }) => texts)),
  );
  return isLiteral ? onlyPlace(value) : undefined;
}
