import { stringValue } from '#python/string-value.ts';
import { findChild, splitAtCommas, type SyntaxNode, withinBrackets } from '#python/syntax-node.ts';
import { type Comparison, type Frame, nothing, type Value } from './model.ts';
import { applyPresence, presenceOf } from './presence.ts';
import { recordAccepted } from './record-types.ts';
import { readKey, recordStandIns } from './parts.ts';
import { inBranch, isField, isFunc, readsOf, record, textOf, union } from './state.ts';

export function evaluateBinary(node: SyntaxNode, frame: Frame): Value {
  const [left, ...rest] = node.children;
  const right = rest.at(-1);
  if (!left || !right) return nothing;
  const operator = rest
    .slice(0, -1)
    .map((word) => textOf(word, frame))
    .join(' ');
  if (operator === 'or' || operator === 'and') return evaluateLogic(node, operator, frame);
  const one = frame.evaluate(left, frame);
  const other = frame.evaluate(right, frame);
  if (operator === 'in' || operator === 'not in') {
    const key = stringValue(left, frame.text);
    const isSearched = other.some(({ path }) => path.endsWith('.func'));
    if (key !== undefined && isSearched) compare(other, [key], 'contains', node, frame);
    else if (key !== undefined) readKey(other, key, { isSafe: true, node, frame });
    else compare(one, literalsOf(right, frame), 'one of', node, frame);
  }
  if (operator === '==' || operator === '!=' || operator === 'is' || operator === 'is not')
    compareSides(left, right, { one, other }, node, frame);
  return operator === '+' || operator === '%' || operator === '|' || operator === '/'
    ? union(one, other)
    : nothing;
}

function compareSides(
  left: SyntaxNode,
  right: SyntaxNode,
  { one, other }: { one: Value; other: Value },
  node: SyntaxNode,
  frame: Frame,
): void {
  const typeOf = textOf(left, frame).startsWith('type(') && findChild(left, 'ArgList');
  const [tested] = typeOf ? withinBrackets(typeOf) : [];
  if (tested && /^list$/.test(textOf(right, frame)))
    for (const { path } of frame.evaluate(tested, frame))
      record(frame, node, { kind: 'is-list', path });
  for (const [value, side] of [
    [one, right],
    [other, left],
  ] as const) {
    const text = stringValue(side, frame.text);
    if (text !== undefined) compare(value, [text], 'equals', node, frame);
    else if (side.name === 'ArrayExpression')
      compare(value, literalsOf(side, frame), 'equals array', node, frame);
  }
}

/** The strings of a list, a tuple or a set that is written out, or a constant that is one. */
function literalsOf(node: SyntaxNode, frame: Frame): string[] {
  const written = node.name === 'VariableName' ? constantOf(node, frame) : node;
  if (!written || !/^(?:Tuple|Array|Set|Dictionary)Expression$/.test(written.name)) return [];
  return splitAtCommas(withinBrackets(written)).flatMap(
    ([first]) => (first && stringValue(first, frame.text)) ?? [],
  );
}

function constantOf(node: SyntaxNode, frame: Frame): SyntaxNode | undefined {
  const { module } = frame.unit;
  const resolved = frame.world.resolver.resolve(module, textOf(node, frame));
  return resolved?.kind === 'value' && resolved.module === module ? resolved.value : undefined;
}

function compare(
  value: Value,
  texts: readonly string[],
  how: Comparison,
  node: SyntaxNode,
  frame: Frame,
): void {
  if (texts.length === 0) return;
  const isNegative = node.children.some((word) => /^(?:!=|not)$/.test(textOf(word, frame)));
  for (const { path } of value)
    if (isFunc(path)) record(frame, node, { kind: 'compare', path, texts, how, isNegative });
}

/** `a or b`: the other side is what is used where the first is empty. */
function evaluateLogic(node: SyntaxNode, operator: 'or' | 'and', frame: Frame): Value {
  const [left, , right] = node.children;
  if (!left || !right) return nothing;
  const one = frame.evaluate(left, frame);
  const presence = presenceOf(left, operator === 'and', frame);
  const [[other], reads] = readsOf(frame, () =>
    inBranch(frame, frame.state, () => {
      applyPresence(presence, frame);
      return frame.evaluate(right, frame);
    }),
  );
  if (operator === 'and') return union(one, other);
  recordAccepted(one, ['null'], node, frame);
  for (const { path, isHeld } of one) {
    if (isHeld) continue;
    if (isField(path))
      recordStandIns([path], { written: textOf(right, frame), reads, node }, frame);
    else record(frame, node, { kind: 'checked', path });
  }
  return union(
    one.map((part) => ({ ...part, isChecked: true })),
    other,
  );
}
