import { type AstNode, fieldText, isAstNode, nodesOf } from '#python/abstract/ast-node.ts';
import { type Execution, type Given, raise } from '../model/execution.ts';
import { type Scope, type Value, isNone, release } from '../model/value.ts';
import { callBuiltIn } from './built-ins.ts';
import { callFunction } from './call-function.ts';
import { callUnknown } from './call-unknown.ts';
import { callLibrary } from './libraries.ts';
import { callMethod } from './methods.ts';

export function evaluateCall(node: AstNode, scope: Scope, execution: Execution): Value {
  const { func } = node;
  if (isAstNode(func) && func.kind === 'Attribute') {
    const owner = execution.evaluate(func.value, scope);
    const method = fieldText(func.attr);
    if (isNone(owner)) raise('AttributeError');
    if (owner.is !== 'name') {
      return callMethod(owner, method, evaluateArguments(node, scope, execution), execution);
    }
  }
  const callee = execution.evaluate(func, scope);
  return callValue(callee, evaluateArguments(node, scope, execution), execution);
}

/** Calls what an expression gave. */
export function callValue(callee: Value, given: Given, execution: Execution): Value {
  if (callee.is === 'function') return callFunction(callee, given, execution);
  if (isNone(callee)) raise('TypeError');
  if (callee.is === 'name') {
    const { target } = callee;
    const value =
      target.kind === 'built-in'
        ? callBuiltIn(target.name, given, execution)
        : target.kind === 'package' && callLibrary(target.name, given, execution);
    if (value) return value;
  }
  return callUnknown(given, execution);
}

function evaluateArguments(node: AstNode, scope: Scope, execution: Execution): Given {
  const positional: Value[] = [];
  const named = new Map<string, Value>();
  let isOpen = false;
  for (const argument of nodesOf(node.args)) {
    if (argument.kind === 'Starred') {
      isOpen = true;
      release(execution.evaluate(argument.value, scope));
    } else positional.push(execution.evaluate(argument, scope));
  }
  for (const { arg, value } of nodesOf(node.keywords)) {
    const inner = execution.evaluate(value, scope);
    if (typeof arg === 'string') named.set(arg, inner);
    else isOpen = true;
  }
  return { positional, named, isOpen };
}
