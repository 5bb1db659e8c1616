import { statementsOf, type SyntaxNode } from '../../python/syntax-node.ts';
import { type Frame, type Interpreter, textOf } from '../model/frame.ts';
import { choiceOf, type Place } from '../model/place.ts';
import { addCertain, copyState, mergeStates, type State } from '../model/state.ts';
import { onlyPlace } from '../model/value.ts';

export function runIf(
  node: SyntaxNode,
  state: State,
  frame: Frame,
  interpreter: Interpreter,
): State | undefined {
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
      if (next !== body) evaluateCondition(next, body, rest, frame, interpreter);
      conditions.push(next);
      if (!body) continue;
      const exits = frame.exits.length;
      const end = interpreter.run(statementsOf(body), copyState(rest), frame);
      if (!end && frame.exits.length === exits) addRefused(next, rest, frame, interpreter);
      ends.push(end);
    }
    if (word === 'else' && next && rest) {
      const exits = frame.exits.length;
      const end = interpreter.run(statementsOf(next), copyState(rest), frame);
      const isFatal = !end && frame.exits.length === exits;
      const place = isFatal ? onlyCompared(conditions, rest, frame, interpreter) : undefined;
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
export function runAssert(
  { children }: SyntaxNode,
  state: State,
  frame: Frame,
  interpreter: Interpreter,
): void {
  for (const child of children) interpreter.evaluate(child, state, frame);
  const place = children[1] && comparedPlace(children[1], state, frame, interpreter);
  if (place) addCertain(state, choiceOf(place));
}

/** A value that a branch refuses is not a choice. */
function evaluateCondition(
  condition: SyntaxNode,
  body: SyntaxNode | undefined,
  state: State,
  frame: Frame,
  interpreter: Interpreter,
): void {
  const refused =
    body && failsAtOnce(body) ? comparedPlace(condition, state, frame, interpreter) : undefined;
  const choices = new Set(refused?.choices);
  interpreter.evaluate(condition, state, frame);
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
function addRefused(
  condition: SyntaxNode,
  state: State,
  frame: Frame,
  interpreter: Interpreter,
): void {
  const place = comparedPlace(condition, state, frame, interpreter, ['not in', '!=']);
  if (place) addCertain(state, choiceOf(place));
}

/** The value that every branch compares: where the last one fails, no other value is accepted. */
function onlyCompared(
  conditions: readonly SyntaxNode[],
  state: State,
  frame: Frame,
  interpreter: Interpreter,
): Place | undefined {
  const compared = conditions.map((condition) =>
    comparedPlace(condition, state, frame, interpreter),
  );
  const [first] = compared;
  return compared.every((place) => place === first) ? first : undefined;
}

/** The value that `x == "a"` or `x in ("a", "b")` compares with literals. */
function comparedPlace(
  condition: SyntaxNode,
  state: State,
  frame: Frame,
  interpreter: Interpreter,
  comparing: readonly string[] = ['==', 'in'],
): Place | undefined {
  const [left, ...operators] = condition.children;
  const right = operators.pop();
  const written = operators.map((operator) => textOf(operator, frame)).join(' ');
  if (condition.name !== 'BinaryExpression' || !left || !right || !comparing.includes(written))
    return undefined;
  const value = interpreter.evaluate(left, copyState(state), frame);
  const other = interpreter.evaluate(right, copyState(state), frame);
  const isLiteral = Boolean(
    other.texts ?? (!other.each && other.items?.every(({ texts }) => texts)),
  );
  return isLiteral ? onlyPlace(value) : undefined;
}
