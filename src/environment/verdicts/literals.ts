import {
  type AstNode,
  type AstValue,
  fieldText,
  isAstNode,
  nodesOf,
} from '#python/abstract/ast-node.ts';
import type { Execution } from './model/execution.ts';
import {
  type Scope,
  type Value,
  filled,
  itemsOf,
  none,
  safe,
  textOf,
  toConstant,
  toListValue,
} from './model/value.ts';

/** A constant as it is written. */
export function readConstant({ type, value }: AstNode): Value {
  const written = fieldText(value);
  switch (type) {
    case 'None':
      return none;
    case 'bool':
      return toConstant(written === 'True');
    case 'int':
    case 'float':
      return toConstant(Number(written));
    case 'str':
    case 'bytes':
      return toConstant(written);
    default:
      return safe;
  }
}

export function evaluateFormat({ values }: AstNode, scope: Scope, execution: Execution): Value {
  const pieces = nodesOf(values);
  for (const piece of pieces)
    if (piece.kind === 'FormattedValue') execution.evaluate(piece.value, scope);
  return pieces.some(({ kind, value }) => kind === 'Constant' && value !== '') ? filled : safe;
}

export function evaluateList({ elts }: AstNode, scope: Scope, execution: Execution): Value {
  const list = toListValue([]);
  for (const element of nodesOf(elts)) {
    const isSpread = element.kind === 'Starred';
    const value = execution.evaluate(isSpread ? element.value : element, scope);
    if (!isSpread) list.items.push(value);
    else {
      const items = itemsOf(value);
      if (items) list.items.push(...items);
      else list.isOpen = true;
    }
  }
  return list;
}

export function evaluateDictionary(
  { keys, values }: AstNode,
  scope: Scope,
  execution: Execution,
): Value {
  const dictionary: Value = { is: 'dictionary', entries: new Map<string, Value>() };
  const names = Array.isArray(keys) ? (keys as readonly AstValue[]) : [];
  for (const [index, value] of nodesOf(values).entries()) {
    const key = names[index];
    const text = textOf(isAstNode(key) ? execution.evaluate(key, scope) : undefined);
    const inner = execution.evaluate(value, scope);
    if (text === undefined) dictionary.isOpen = true;
    else dictionary.entries.set(JSON.stringify(text), inner);
  }
  return dictionary;
}
