import { stringValue } from '#python/string-value.ts';
import { findChild, findChildren, statementsOf, type SyntaxNode } from '#python/syntax-node.ts';
import { type Frame, textOf } from '../model/frame.ts';
import { openForAnyKey, readKey } from '../model/read-key.ts';
import { addChoices, choiceOf } from '../model/place.ts';
import {
  addCertain,
  copyState,
  mergeStates,
  mergeVariables,
  setVariable,
  type State,
} from '../model/state.ts';
import { spend, stepsPerExpression } from '../model/steps.ts';
import { onlyPlace, placeValue, unknown, type Value, widthOf } from '../model/value.ts';

/** Any statement of the attempt may fail, so a handler starts with what was certain before it. */
export function runTry(node: SyntaxNode, state: State, frame: Frame): State | undefined {
  const before = copyState(state);
  const handled = copyState(state);
  const ends: (State | undefined)[] = [];
  let after: State | undefined;
  let part = '';
  for (const [index, child] of node.children.entries()) {
    if (child.name === 'as') {
      const target = node.children[index + 1];
      if (target) frame.interpreter.assign(target, unknown, handled, frame);
    }
    if (child.name !== 'Body') {
      if (['try', 'except', 'else', 'finally'].includes(child.name)) part = child.name;
      continue;
    }
    const statements = statementsOf(child);
    if (part === 'try') {
      const attempt = copyState(before);
      after = frame.interpreter.run(statements, attempt, frame);
      mergeVariables(handled, after ?? attempt);
    } else if (part === 'except') {
      ends.push(frame.interpreter.run(statements, copyState(handled), frame));
    } else if (part === 'else') {
      after = after && frame.interpreter.run(statements, after, frame);
    } else {
      const merged = mergeStates([after, ...ends]);
      const end = frame.interpreter.run(statements, copyState(merged ?? handled), frame);
      // What it returns, it also returns after a failure.
      if (merged && !end) frame.interpreter.run(statements, copyState(handled), frame);
      return merged && end;
    }
  }
  return mergeStates([after, ...ends]);
}

export function runMatch(node: SyntaxNode, state: State, frame: Frame): State | undefined {
  const [, subject] = node.children;
  const value = subject ? frame.interpreter.evaluate(subject, state, frame) : unknown;
  const clauses = findChild(node, 'MatchBody')?.children ?? [];
  const ends: (State | undefined)[] = [];
  const before = frame.exits.length;
  const place = onlyPlace(value);
  let isOnlyLiterals = place !== undefined;
  let rest: State | undefined = state;
  for (const clause of clauses) {
    if (clause.name !== 'MatchClause') continue;
    const exits = frame.exits.length;
    const branch = copyState(state);
    const pattern = patternOf(clause);
    if (pattern) bindPattern(pattern, value, branch, frame);
    const guard = findChild(clause, 'Guard');
    const condition = guard?.children[1];
    if (condition) frame.interpreter.evaluate(condition, branch, frame);
    const body = findChild(clause, 'Body');
    const end = body ? frame.interpreter.run(statementsOf(body), branch, frame) : branch;
    // `case _` or `case name`, which every value matches.
    if (pattern?.name === 'CapturePattern' && !guard) {
      rest = undefined;
      const isFatal = !end && frame.exits.length === exits;
      // Where every other value fails, no other value is accepted.
      for (const passed of isFatal && isOnlyLiterals ? [...ends, ...frame.exits.slice(before)] : [])
        if (passed && place) addCertain(passed, choiceOf(place));
    } else if (!isOfLiterals(pattern, frame)) isOnlyLiterals = false;
    ends.push(end);
  }
  return mergeStates([rest, ...ends]);
}

/** `case "a", b` matches what `case ("a", b)` does. */
function patternOf(clause: SyntaxNode): SyntaxNode | undefined {
  const patterns = clause.children.filter(({ name }) => name.endsWith('Pattern'));
  return findChild(clause, ',')
    ? { ...clause, name: 'SequencePattern', children: patterns }
    : patterns[0];
}

/** `case "a" | "b"` */
function isOfLiterals(pattern: SyntaxNode | undefined, { module }: Frame): boolean {
  const literals = pattern?.name === 'OrPattern' ? pattern.children : [pattern];
  return literals
    .filter((literal) => literal?.name !== 'LogicOp')
    .every((literal) => {
      const written = literal?.name === 'LiteralPattern' ? literal.children[0] : undefined;
      return written && stringValue(written, module.source.text) !== undefined;
    });
}

function bindPattern(pattern: SyntaxNode, value: Value, state: State, frame: Frame): void {
  spend(stepsPerExpression + widthOf(value));
  switch (pattern.name) {
    case 'CapturePattern': {
      const name = findChild(pattern, 'VariableName');
      if (name) setVariable(state, textOf(name, frame), value);
      break;
    }
    case 'LiteralPattern': {
      const literal =
        pattern.children[0] && stringValue(pattern.children[0], frame.module.source.text);
      for (const place of value.places) if (literal !== undefined) addChoices(place, [literal]);
      break;
    }
    case 'MappingPattern':
      bindMapping(pattern, value, state, frame);
      break;
    default:
      for (const inner of pattern.children) {
        const isSame = pattern.name === 'OrPattern' || pattern.name === 'AsPattern';
        bindPattern(inner, isSame ? value : unknown, state, frame);
      }
  }
}

function bindMapping(pattern: SyntaxNode, value: Value, state: State, frame: Frame): void {
  // `**rest` takes the other keys.
  const hasRest = pattern.children.some(({ name }) => name === '**');
  for (const place of value.places) {
    place.isDictionary = true;
    if (hasRest) openForAnyKey(place, pattern, frame);
  }
  const patterns = pattern.children.filter(({ name }) => name.endsWith('Pattern'));
  for (let index = 0; index + 1 < patterns.length; index += 2) {
    const [key, inner] = [patterns[index], patterns[index + 1]];
    const literal = key && findChildren(key, 'String')[0];
    const name = literal && stringValue(literal, frame.module.source.text);
    if (!key || !inner || name === undefined) continue;
    const [place] = value.places;
    const read = place && placeValue(readKey(place, name, { how: 'test' }, key, frame));
    bindPattern(inner, read ? { ...read, isMixed: true } : unknown, state, frame);
  }
}
