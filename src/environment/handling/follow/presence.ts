import { stringValue } from '#python/string-value.ts';
import { findChild, type SyntaxNode, withinBrackets } from '#python/syntax-node.ts';
import type { Frame } from './model.ts';
import { joinPath, peek, textOf } from './state.ts';

/** What a condition says of parts of the task. */
export interface Presence {
  /** The keys that are there. */
  keys: readonly string[];
  /** Those whose values are not null or empty. */
  values: readonly string[];
  /** Those that are absent, null or empty. */
  absent: readonly string[];
}

const none: Presence = { keys: [], values: [], absent: [] };

/** What is certain where a condition is true, or where it is not. */
export function presenceOf(node: SyntaxNode, outcome: boolean, frame: Frame): Presence {
  if (node.name === 'ParenthesizedExpression') {
    const [inner] = withinBrackets(node);
    return inner ? presenceOf(inner, outcome, frame) : none;
  }
  if (node.name === 'UnaryExpression' && node.children[0]?.name === 'not') {
    const inner = node.children[1];
    return inner ? presenceOf(inner, !outcome, frame) : none;
  }
  if (node.name === 'BinaryExpression') return ofBinary(node, outcome, frame);
  if (node.name === 'CallExpression') {
    const called = node.children[0];
    const list = findChild(node, 'ArgList');
    const [first] = list ? withinBrackets(list) : [];
    if (called && first && /^(?:isinstance|len|bool|any)$/.test(textOf(called, frame)))
      return outcome ? { ...none, values: pathsOf(first, frame) } : none;
  }
  const paths = pathsOf(node, frame);
  return outcome ? { keys: paths, values: paths, absent: [] } : { ...none, absent: paths };
}

function ofBinary(node: SyntaxNode, outcome: boolean, frame: Frame): Presence {
  const [left, ...rest] = node.children;
  const right = rest.at(-1);
  if (!left || !right) return none;
  const operator = rest
    .slice(0, -1)
    .map((word) => textOf(word, frame))
    .join(' ');
  if (operator === 'and' || operator === 'or') {
    if ((operator === 'and') !== outcome) return none;
    return join(presenceOf(left, outcome, frame), presenceOf(right, outcome, frame));
  }
  if (operator === 'in' || operator === 'not in') {
    const key = stringValue(left, frame.text);
    const isThere = (operator === 'in') === outcome;
    const paths = key === undefined ? [] : pathsOf(right, frame).map((path) => joinPath(path, key));
    return isThere ? { ...none, keys: paths } : { ...none, absent: paths };
  }
  const isEmpty = right.name === 'None' || /^(?:""|''|\[\]|\{\})$/.test(textOf(right, frame));
  if (isEmpty && /^(?:is|is not|==|!=)$/.test(operator)) {
    const paths = pathsOf(left, frame);
    const isThere = /not|!=/.test(operator) === outcome;
    return isThere ? { keys: paths, values: paths, absent: [] } : { ...none, absent: paths };
  }
  if (textOf(left, frame).startsWith('len(') && /^(?:>|>=|!=)$/.test(operator))
    return presenceOf(left, outcome, frame);
  return none;
}

const join = (one: Presence, other: Presence): Presence => ({
  keys: [...one.keys, ...other.keys],
  values: [...one.values, ...other.values],
  absent: [...one.absent, ...other.absent],
});

const pathsOf = (node: SyntaxNode, frame: Frame): string[] =>
  peek(frame, () => frame.evaluate(node, frame))
    .filter(({ isHeld }) => !isHeld)
    .map(({ path }) => path);

/** Notes what a condition makes certain. */
export function applyPresence({ keys, values }: Presence, frame: Frame): void {
  for (const key of keys) frame.state.checked.add(`${key}?`);
  for (const path of values) frame.state.checked.add(path);
}
