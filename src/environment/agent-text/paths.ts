import {
  type AstNode,
  type AstValue,
  fieldText,
  isAstNode,
  nodesOf,
} from '#python/abstract/ast-node.ts';
import { findChecked } from './checked-names.ts';
import { decide, readConditions, toCondition } from './conditions.ts';
import type { Frame } from './model/frame.ts';
import { copyState, joinStates } from './model/state.ts';
import { ofAgent } from './model/traces.ts';
import type { State } from './model/value.ts';

/** What holds where a test comes out so. */
export function enter(test: AstValue | undefined, isTrue: boolean, frame: Frame): void {
  frame.context.evaluate(test, frame);
  const { state } = frame;
  state.conditions = [...state.conditions, ...readConditions(test, isTrue, frame)];
  for (const name of findChecked(test, isTrue, frame)) {
    const value = state.values.get(name);
    if (value) state.values.set(name, { ...value, traces: value.traces & ~ofAgent(value.traces) });
  }
}

export function runIf(node: AstNode, frame: Frame): void {
  const before = frame.state;
  const known = decide(node.test, frame);
  const ways = known === undefined ? [true, false] : [known];
  const ends = ways.map((isTrue) => {
    frame.state = copyState(before);
    enter(node.test, isTrue, frame);
    frame.context.run(nodesOf(isTrue ? node.body : node.orelse), frame);
    return frame.state;
  });
  frame.state = ends.reduce(joinStates);
}

/** Enough for what one round hands to the next. */
const rounds = 2;

export function runLoop(node: AstNode, begin: () => void, frame: Frame): void {
  let before = frame.state;
  const { conditions } = before;
  for (let round = 0; round < rounds; round++) {
    frame.exits.push([]);
    frame.state = copyState(before);
    begin();
    frame.context.run(nodesOf(node.body), frame);
    const exits = frame.exits.pop() ?? [];
    before = [frame.state, ...exits].reduce(joinStates, before);
    before.conditions = conditions;
  }
  frame.state = copyState(before);
  frame.context.run(nodesOf(node.orelse), frame);
}

/** An attempt may fail before or after any of its statements. */
export function runTry(node: AstNode, frame: Frame): void {
  const before = copyState(frame.state);
  frame.context.run(nodesOf(node.body), frame);
  const after = frame.state;
  const failed = joinStates(before, { ...after, isDead: false });
  if (!after.isDead) frame.context.run(nodesOf(node.orelse), frame);
  const ends: State[] = [frame.state];
  for (const handler of nodesOf(node.handlers)) {
    frame.state = copyState({ ...failed, conditions: before.conditions });
    frame.context.run(nodesOf(handler.body), frame);
    ends.push(frame.state);
  }
  const end = ends.reduce(joinStates);
  frame.state = end.isDead ? { ...end, isDead: false } : end;
  frame.context.run(nodesOf(node.finalbody), frame);
  if (end.isDead) frame.state.isDead = true;
}

export function runMatch(node: AstNode, frame: Frame): void {
  const subject = frame.context.evaluate(node.subject, frame);
  const before = frame.state;
  const ends = nodesOf(node.cases).map(({ pattern, guard, body }) => {
    frame.state = copyState(before);
    if (isAstNode(pattern)) {
      for (const name of capturedNames(pattern)) frame.state.values.set(name, subject);
      if (pattern.kind !== 'MatchAs' || pattern.pattern !== null)
        frame.state.conditions = [...before.conditions, ...toCondition(subject, pattern, frame)];
    }
    if (isAstNode(guard)) enter(guard, true, frame);
    frame.context.run(nodesOf(body), frame);
    return frame.state;
  });
  frame.state = [...ends, before].reduce(joinStates);
}

function capturedNames(pattern: AstNode): string[] {
  const { name, rest } = pattern;
  const inner = Object.values(pattern).flatMap((value) => nodesOf(value).flatMap(capturedNames));
  return [fieldText(name), fieldText(rest), ...inner].filter((value) => value !== '');
}
