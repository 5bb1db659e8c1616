import { statementsOf, type SyntaxNode } from '#python/syntax-node.ts';
import { addImplied } from './implied-keys.ts';
import { type Frame, textOf } from '../model/frame.ts';
import { choiceOf, type Place } from '../model/place.ts';
import { addCertain, copyState, mergeStates, type State } from '../model/state.ts';
import { onlyPlace } from '../model/value.ts';

export function runIf({ children }: SyntaxNode, state: State, frame: Frame): State | undefined {
  const ends: (State | undefined)[] = [];
  const conditions: SyntaxNode[] = [];
  const before = frame.exits.length;
  for (let index = 0; index < children.length; index++) {
    const word = children[index]?.name;
    const next = children[index + 1];
    if (word !== 'if' && word !== 'elif' && word !== 'else') continue;
    if (!next) break;
    if (word === 'else') {
      const { end, isFatal } = runBranch(next, copyState(state), frame);
      const place = isFatal ? onlyCompared(conditions, state, frame) : undefined;
      for (const passed of place ? [...ends, ...frame.exits.slice(before)] : [])
        if (place && passed) addCertain(passed, choiceOf(place));
      return mergeStates([...ends, end]);
    }
    const body = [next, children[index + 2]].find((child) => child?.name === 'Body');
    if (next !== body) evaluateCondition(next, body, state, frame);
    conditions.push(next);
    if (body) ends.push(runWhere(next, body, state, frame));
  }
  return mergeStates([...ends, state]);
}

/** Runs a body for the case that its condition is true; the state is then that of the other case. */
function runWhere(
  condition: SyntaxNode,
  body: SyntaxNode,
  state: State,
  frame: Frame,
): State | undefined {
  const branch = copyState(state);
  addImplied(condition, true, branch, frame);
  const { end, isFatal } = runBranch(body, branch, frame);
  if (isFatal) addRefused(condition, state, frame);
  addImplied(condition, false, state, frame);
  return end;
}

function runBranch(body: SyntaxNode, state: State, frame: Frame) {
  const exits = frame.exits.length;
  const end = frame.interpreter.run(statementsOf(body), state, frame);
  return { end, isFatal: !end && frame.exits.length === exits };
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
