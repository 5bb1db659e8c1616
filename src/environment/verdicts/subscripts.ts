import { type AstNode, isAstNode } from '#python/abstract/ast-node.ts';
import { type Execution, mayRaise, raise } from './model/execution.ts';
import {
  type Scope,
  type Value,
  filled,
  isNone,
  itemsOf,
  numberOf,
  safe,
  some,
  textOf,
} from './model/value.ts';
import { itemOf } from './values/elements.ts';
import { readKey } from './values/keys.ts';

/** `a[b]` and `a[b:c]` */
export function evaluateSubscript(node: AstNode, scope: Scope, execution: Execution): Value {
  const owner = execution.evaluate(node.value, scope);
  const isSlice = isAstNode(node.slice) && node.slice.kind === 'Slice';
  if (isNone(owner)) raise('TypeError');
  if (isSlice) return sliceOf(owner, execution);
  const key = execution.evaluate(node.slice, scope);
  const name = textOf(key);
  switch (owner.is) {
    case 'rules':
    case 'options':
      return name === undefined ? safe : readKey(`${owner.is}.${name}`, undefined, execution);
    case 'dictionary': {
      const entry = name === undefined ? undefined : owner.entries.get(JSON.stringify(name));
      if (entry) return entry;
      if (name !== undefined && owner.isOpen !== true) raise('KeyError');
      mayRaise(some, execution);
      return some;
    }
    case 'list':
      return elementAt(owner.items, owner.isOpen === true, numberOf(key), execution);
    case 'constant':
      if (typeof owner.value !== 'string') raise('TypeError');
      if (owner.value === '') raise('IndexError');
      return some;
    case 'path':
      return filled;
    case 'each':
      if (!owner.isFilled || numberOf(key) !== 0) mayRaise(owner.item, execution);
      return owner.item;
    default:
      mayRaise(owner, execution);
      return owner.is === 'some' && owner.isSafe === true ? safe : some;
  }
}

function elementAt(
  items: readonly Value[],
  isOpen: boolean,
  index: number | undefined,
  execution: Execution,
): Value {
  if (isOpen || index === undefined) {
    mayRaise(some, execution);
    return some;
  }
  return items.at(index) ?? raise('IndexError');
}

function sliceOf(owner: Value, execution: Execution): Value {
  const items = itemsOf(owner);
  if (items?.length === 0) return owner;
  if (owner.is === 'path' || owner.is === 'extension') return owner;
  if (owner.is === 'some') return owner.isSafe === true ? safe : some;
  return { is: 'each', item: itemOf(owner, execution), isFilled: false };
}
