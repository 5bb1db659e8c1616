import { childrenOf } from '#environment/digests/names/bound-names.ts';
import {
  type AstNode,
  type AstValue,
  fieldText,
  isAstNode,
  nodesOf,
} from '#python/abstract/ast-node.ts';
import { memoizeWeakly } from '#text/memoize.ts';
import { type Execution, type Given, raise } from '../model/execution.ts';
import {
  type FunctionValue,
  type Scope,
  type Value,
  none,
  some,
  toListValue,
} from '../model/value.ts';
import { callUnknown } from './call-unknown.ts';

/** Deeper chains of helpers are not followed. */
const mostDepth = 5;

/** Runs a function of the environment with what it is given. */
export function callFunction(
  { definition, scope: around }: FunctionValue,
  given: Given,
  execution: Execution,
  depth = around.depth,
): Value {
  if (given.isOpen || depth >= mostDepth || isGenerator(definition))
    return callUnknown(given, execution);
  const scope: Scope = {
    module: around.module,
    variables: new Map(),
    outer: around,
    depth: depth + 1,
  };
  bind(definition, given, scope, execution);
  if (definition.kind === 'Lambda') return execution.evaluate(definition.body, scope);
  const completion = execution.run(nodesOf(definition.body), scope);
  return completion.kind === 'return' ? completion.value : none;
}

function bind(definition: AstNode, given: Given, scope: Scope, execution: Execution): void {
  const list = isAstNode(definition.args) ? definition.args : definition;
  const positional = [...nodesOf(list.posonlyargs), ...nodesOf(list.args)];
  const defaults = nodesOf(list.defaults);
  const names = new Set<string>();
  for (const [index, { arg }] of positional.entries()) {
    const name = fieldText(arg);
    names.add(name);
    const written = defaults[index - positional.length + defaults.length];
    const value = given.positional[index] ?? given.named.get(name);
    scope.variables.set(name, value ?? defaultOf(written, scope, execution));
  }
  const keywordDefaults = Array.isArray(list.kw_defaults)
    ? (list.kw_defaults as readonly AstValue[])
    : [];
  for (const [index, { arg }] of nodesOf(list.kwonlyargs).entries()) {
    const name = fieldText(arg);
    names.add(name);
    const written = keywordDefaults[index];
    const value = given.named.get(name);
    scope.variables.set(name, value ?? defaultOf(written, scope, execution));
  }
  const { vararg: rest, kwarg: options } = list;
  if (isAstNode(rest))
    scope.variables.set(
      fieldText(rest.arg),
      toListValue(given.positional.slice(positional.length)),
    );
  else if (given.positional.length > positional.length) raise('TypeError');
  if (isAstNode(options)) {
    const others = [...given.named].filter(([name]) => !names.has(name));
    scope.variables.set(fieldText(options.arg), {
      is: 'dictionary',
      entries: new Map(others.map(([name, value]) => [JSON.stringify(name), value])),
    });
  }
}

function defaultOf(written: AstValue | undefined, scope: Scope, execution: Execution): Value {
  if (!isAstNode(written)) return raise('TypeError');
  return written.kind === 'Constant' ? execution.evaluate(written, scope) : some;
}

/** A generator runs later, and a function that shares variables may change those of others. */
const isGenerator = memoizeWeakly((definition: AstNode): boolean =>
  nodesOf(definition.body).some(hasYield),
);

const hasYield = (node: AstNode): boolean =>
  /^(?:Yield|YieldFrom|Await|Global|Nonlocal)$/.test(node.kind) ||
  (!/^(?:FunctionDef|AsyncFunctionDef|Lambda|ClassDef)$/.test(node.kind) &&
    childrenOf(node).some(hasYield));
