import { stringValue } from '#python/string-value.ts';
import { findChild, type SyntaxNode } from '#python/syntax-node.ts';
import { assignLoop } from './loop-targets.ts';
import { type Frame, nothing, type State } from './model.ts';
import type { RunBody } from './branches.ts';
import { copyState, isFunc, mergeStates, record, textOf } from './state.ts';

export function runFor(node: SyntaxNode, frame: Frame, runBody: RunBody): boolean {
  const start = node.children.findIndex(({ name }) => name === 'for');
  const within = node.children.findIndex(({ name }) => name === 'in');
  const source = node.children[within + 1];
  const [body, otherwise] = node.children.filter(({ name }) => name === 'Body');
  if (!source || !body) return true;
  const before = copyState(frame.state);
  assignLoop(node.children.slice(start + 1, within), source, frame);
  const isCounted = /^(?:range|itertools\.count|count)\(|^[([]/.test(textOf(source, frame));
  return runLoop({ body, otherwise, runBody }, isCounted ? undefined : before, frame);
}

export function runWhile(node: SyntaxNode, frame: Frame, runBody: RunBody): boolean {
  const [, condition] = node.children;
  const [body, otherwise] = node.children.filter(({ name }) => name === 'Body');
  if (!condition || !body) return true;
  frame.evaluate(condition, frame);
  return runLoop({ body, otherwise, runBody }, undefined, frame);
}

interface Loop {
  body: SyntaxNode;
  otherwise: SyntaxNode | undefined;
  runBody: RunBody;
}

/** @param skipped The state where the body may not run. */
function runLoop(
  { body, otherwise, runBody }: Loop,
  skipped: State | undefined,
  frame: Frame,
): boolean {
  frame.loops.push([]);
  const leadsOn = runBody(body, frame);
  const ends = frame.loops.pop() ?? [];
  const merged = mergeStates([leadsOn ? frame.state : undefined, ...ends, skipped]);
  if (!merged) return false;
  frame.state = merged;
  return otherwise ? runBody(otherwise, frame) : true;
}

export function runWith(node: SyntaxNode, frame: Frame, runBody: RunBody): boolean {
  const body = findChild(node, 'Body');
  node.children.forEach((child, index) => {
    if (child === body) return;
    if (node.children[index - 1]?.name === 'as') frame.assign(child, nothing, frame);
    else frame.evaluate(child, frame);
  });
  return body ? runBody(body, frame) : true;
}

export function runMatch(node: SyntaxNode, frame: Frame, runBody: RunBody): boolean {
  const [, subject] = node.children;
  const value = subject ? frame.evaluate(subject, frame) : nothing;
  const before = copyState(frame.state);
  const ends = [before];
  for (const clause of findChild(node, 'MatchBody')?.children ?? []) {
    const body = findChild(clause, 'Body');
    if (clause.name !== 'MatchClause' || !body) continue;
    const texts = literalsOf(clause, frame);
    for (const { path } of value)
      if (isFunc(path) && texts.length > 0)
        record(frame, clause, { kind: 'compare', path, texts, how: 'equals', isNegative: false });
    frame.state = copyState(before);
    if (runBody(body, frame)) ends.push(frame.state);
  }
  frame.state = mergeStates(ends) ?? before;
  return true;
}

function literalsOf(clause: SyntaxNode, { text }: Frame): string[] {
  const patterns = clause.children.filter(({ name }) => name.endsWith('Pattern'));
  return patterns.flatMap((pattern) => {
    const inner = pattern.name === 'OrPattern' ? pattern.children : [pattern];
    return inner.flatMap(
      ({ children: [literal] }) => (literal && stringValue(literal, text)) ?? [],
    );
  });
}
