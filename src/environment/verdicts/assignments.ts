import { type AstNode, fieldText, isAstNode, nodesOf } from '#python/abstract/ast-node.ts';
import { type Execution, giveUp, raise } from './model/execution.ts';
import {
  type Scope,
  type Value,
  isNone,
  itemsOf,
  numberOf,
  release,
  some,
  textOf,
} from './model/value.ts';
import { itemOf } from './values/elements.ts';

/** Binds what is in the target of an assignment. */
export function assign(target: AstNode, value: Value, scope: Scope, execution: Execution): void {
  switch (target.kind) {
    case 'Name':
      scope.variables.set(fieldText(target.id), value);
      return;
    case 'Tuple':
    case 'List':
      assignEach(nodesOf(target.elts), value, scope, execution);
      return;
    case 'Subscript':
      assignElement(target, value, scope, execution);
      return;
    case 'Attribute':
      release(value);
      return;
    default:
      giveUp();
  }
}

function assignEach(
  targets: readonly AstNode[],
  value: Value,
  scope: Scope,
  execution: Execution,
): void {
  if (isNone(value)) raise('TypeError');
  const items = itemsOf(value);
  const isSpread = targets.some(({ kind }) => kind === 'Starred');
  if (items && !isSpread && items.length !== targets.length) raise('ValueError');
  for (const [index, target] of targets.entries()) {
    const isStarred = target.kind === 'Starred';
    const inner = isStarred && isAstNode(target.value) ? target.value : target;
    const item = items && !isSpread ? items[index] : itemOf(value, execution);
    assign(inner, isStarred ? some : (item ?? some), scope, execution);
  }
}

function assignElement(target: AstNode, value: Value, scope: Scope, execution: Execution): void {
  const owner = execution.evaluate(target.value, scope);
  const key = execution.evaluate(target.slice, scope);
  if (execution.rounds > 0) release(owner);
  if (owner.is === 'dictionary') {
    const text = textOf(key);
    if (text === undefined) release(owner);
    else owner.entries.set(JSON.stringify(text), value);
    return;
  }
  if (owner.is !== 'list') return;
  const index = numberOf(key);
  if (index === undefined || index < 0) release(owner);
  else if (owner.isOpen !== true && index >= owner.items.length) raise('IndexError');
  else owner.items[index] = value;
}
