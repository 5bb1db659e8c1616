import { type AstNode, isAstNode, nodesOf } from '#python/abstract/ast-node.ts';
import { assign } from './assignments.ts';
import { type Execution, giveUp } from './model/execution.ts';
import { type Scope, type Value, some, toListValue, truthOf } from './model/value.ts';
import { isFilled, itemOf, listItems } from './values/elements.ts';

/** `[x for y in z if c]`, and the like for generators, sets and dictionaries. */
export function evaluateComprehension(node: AstNode, scope: Scope, execution: Execution): Value {
  const inner: Scope = { ...scope, variables: new Map(), outer: scope };
  const collected: Collected = { items: [], isExact: true, isFilled: false };
  collect(nodesOf(node.generators), node, { scope: inner, execution, collected });
  const { items, isExact } = collected;
  if (node.kind === 'DictComp')
    return { is: 'dictionary', entries: new Map(), isOpen: !isExact || items.length > 0 };
  if (isExact) return toListValue(items);
  const [item = some, ...others] = items;
  if (items.length === 0) return toListValue([]);
  return { is: 'each', item: others.length === 0 ? item : some, isFilled: collected.isFilled };
}

interface Collected {
  items: Value[];
  /** Whether these are all elements, and no others. */
  isExact: boolean;
  isFilled: boolean;
}

interface Collecting {
  scope: Scope;
  execution: Execution;
  collected: Collected;
}

function collect(
  [generator, ...others]: readonly AstNode[],
  node: AstNode,
  { scope, execution, collected }: Collecting,
  isCertain = true,
): void {
  const target = generator?.target;
  if (!generator || !isAstNode(target)) return giveUp();
  const list = execution.evaluate(generator.iter, scope);
  const items = listItems(list, execution);
  const isSure = items !== undefined || isFilled(list);
  if (!items) collected.isExact = false;
  for (const item of items ?? [itemOf(list, execution)]) {
    execution.spend();
    assign(target, item, scope, execution);
    const truths = nodesOf(generator.ifs).map((test) => truthOf(execution.evaluate(test, scope)));
    if (truths.includes(false)) continue;
    const isKept = isCertain && isSure && !truths.includes(undefined);
    if (truths.includes(undefined)) collected.isExact = false;
    if (others.length > 0) {
      collect(others, node, { scope, execution, collected }, isKept);
      continue;
    }
    collected.items.push(execution.evaluate(node.elt ?? node.value, scope));
    collected.isFilled ||= isKept;
  }
}
