import { childrenOf, targetNames } from '#environment/digests/names/bound-names.ts';
import { changing } from '#environment/modules/changed-names.ts';
import { type AstNode, fieldText, isAstNode, nodesOf } from '#python/abstract/ast-node.ts';
import { memoizeWeakly } from '#text/memoize.ts';
import { assign } from './assignments.ts';
import { type Completion, type Execution, Restart, giveUp, next, test } from './model/execution.ts';
import { type Scope, type Value, release, some, truthOf } from './model/value.ts';
import { isFilled, itemOf, listItems } from './values/elements.ts';

/** Longer lists in the source are run as lists of unknown length. */
const mostItems = 12;

export function runFor(node: AstNode, scope: Scope, execution: Execution): Completion {
  const { target } = node;
  if (!isAstNode(target)) return giveUp();
  const list = execution.evaluate(node.iter, scope);
  const items = listItems(list, execution);
  if (items && items.length <= mostItems) {
    for (const item of items) {
      assign(target, item, scope, execution);
      const completion = execution.run(nodesOf(node.body), scope);
      if (completion.kind === 'break') return next;
      if (completion.kind === 'return') return completion;
    }
    return execution.run(nodesOf(node.orelse), scope);
  }
  const item = itemOf(list, execution);
  if (!isFilled(list) && execution.choose()) return execution.run(nodesOf(node.orelse), scope);
  return runAny(node, scope, execution, () => {
    assign(target, item, scope, execution);
  });
}

export function runWhile(node: AstNode, scope: Scope, execution: Execution): Completion {
  const isEndless = truthOf(execution.evaluate(node.test, scope)) === true && isConstant(node);
  if (!isEndless && !test(execution.evaluate(node.test, scope), execution))
    return execution.run(nodesOf(node.orelse), scope);
  const completion = runAny(node, scope, execution, () => undefined);
  return isEndless && completion.kind === 'next' ? giveUp() : completion;
}

const isConstant = ({ test: condition }: AstNode): boolean =>
  isAstNode(condition) && condition.kind === 'Constant';

/**
 * Any of the rounds of a loop. A variable that is the same constant before and after each round keeps it;
 * any other may have been set by the rounds before.
 */
function runAny(node: AstNode, scope: Scope, execution: Execution, begin: () => void): Completion {
  const kept = forget(node, scope, execution);
  begin();
  execution.rounds++;
  const completion = execution.run(nodesOf(node.body), scope);
  execution.rounds--;
  if (completion.kind === 'return') return completion;
  if (completion.kind === 'break') return next;
  for (const [name, value] of kept) {
    if (!isKept(value, scope.variables.get(name))) restart(node, name, execution);
  }
  forget(node, scope, execution);
  return execution.run(nodesOf(node.orelse), scope);
}

/** Whether a constant is the same as before, and a list is unchanged: in rounds, a change opens it. */
const isKept = (value: Value, after: Value | undefined): boolean =>
  value.is === 'constant'
    ? after?.is === 'constant' && after.value === value.value
    : (value.is === 'list' || value.is === 'dictionary') && value.isOpen !== true;

const restarting = new Restart();

function restart(node: AstNode, name: string, { unstable }: Execution): never {
  const names = unstable.get(node) ?? new Set();
  unstable.set(node, names.add(name));
  throw restarting;
}

/** Nothing is known any more of what a loop sets or changes, but for what is returned, which is checked. */
function forget(node: AstNode, { variables }: Scope, { unstable }: Execution): Map<string, Value> {
  const kept = new Map<string, Value>();
  const { set, changed } = namesIn(node);
  for (const name of set) {
    const value = variables.get(name);
    if (value?.is === 'constant' && unstable.get(node)?.has(name) !== true) kept.set(name, value);
    else variables.set(name, some);
  }
  for (const name of changed) {
    const value = variables.get(name);
    const isContainer = value?.is === 'list' || value?.is === 'dictionary';
    if (isContainer && value.isOpen !== true && unstable.get(node)?.has(name) !== true)
      kept.set(name, value);
    else if (value) release(value);
  }
  return kept;
}

/** The variables that a loop binds, and those of which it may change elements. */
const namesIn = memoizeWeakly((loop: AstNode) => {
  const targets = [...listTargets(loop)];
  return {
    set: new Set(targets.flatMap(targetNames)),
    changed: new Set([...targets, ...listOwners(loop)].flatMap(ownerName)),
  };
});

function* listTargets(node: AstNode): Generator<AstNode> {
  for (const field of ['targets', 'target', 'optional_vars']) yield* nodesOf(node[field]);
  for (const child of childrenOf(node)) yield* listTargets(child);
}

/** What methods are called of. */
function* listOwners(node: AstNode): Generator<AstNode> {
  if (node.kind === 'Call' && isAstNode(node.func) && changing.has(fieldText(node.func.attr)))
    yield node.func;
  for (const child of childrenOf(node)) yield* listOwners(child);
}

function ownerName({ kind, value }: AstNode): string[] {
  if (kind !== 'Subscript' && kind !== 'Attribute') return [];
  return isAstNode(value) && value.kind === 'Name' ? [fieldText(value.id)] : [];
}
