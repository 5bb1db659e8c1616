import { bindingsOf } from '#environment/digests/names/module-bindings.ts';
import type { Target } from '#environment/digests/names/references.ts';
import { isAstNode } from '#python/abstract/ast-node.ts';
import { type Execution, mayRaise, raise } from '../model/execution.ts';
import { type Scope, type Value, filled, isNone, safe, some } from '../model/value.ts';

/** What a name means where it is used. */
export function lookUp(name: string, scope: Scope, execution: Execution): Value {
  for (let at: Scope | undefined = scope; at; at = at.outer) {
    const value = at.variables.get(name);
    if (value) return value;
  }
  return valueOf(execution.references.resolve(scope.module, name), execution);
}

function valueOf(target: Target, execution: Execution): Value {
  if (target.kind !== 'defined') return { is: 'name', target };
  const { module, name } = target;
  const [binding, ...others] = bindingsOf(module).get(name) ?? [];
  if (!binding || others.length > 0) return some;
  const { statement, guards } = binding;
  const scope: Scope = { module, variables: new Map(), depth: 0 };
  if (statement.kind === 'FunctionDef')
    return statement.decorator_list === null || isPlain(statement.decorator_list)
      ? { is: 'function', definition: statement, scope }
      : some;
  const isConstant =
    statement.kind === 'Assign' &&
    guards.length === 0 &&
    isAstNode(statement.value) &&
    constants.has(statement.value.kind) &&
    !module.changed.has(name);
  return isConstant ? execution.evaluate(statement.value, scope) : safe;
}

const isPlain = (decorators: unknown): boolean =>
  Array.isArray(decorators) && decorators.length === 0;

/** What can be known of a value without running the module. */
const constants = new Set(['Constant', 'List', 'Tuple', 'Set', 'Dict']);

/** `value.name` where it is not called. */
export function memberOf(value: Value, name: string, execution: Execution): Value {
  if (isNone(value)) raise('AttributeError');
  if (value.is === 'name') {
    const target = execution.references.resolveMember(value.target, name);
    return target ? valueOf(target, execution) : safe;
  }
  if (value.is === 'path') {
    if (name === 'suffix') return { is: 'extension' };
    if (name === 'st_size') return sizeOf(execution);
    return filled;
  }
  if (value.is === 'some' && value.isSafe !== true) {
    // What a result has is not known, but an attribute is not asked of what may not have it.
    if (execution.situation.result === 'anything') mayRaise(value, execution);
    return some;
  }
  return safe;
}

export const sizeOf = ({ situation: { result } }: Execution): Value => {
  if (result === 'absent file') raise('FileNotFoundError');
  return result === 'empty file' ? { is: 'constant', value: 0 } : { is: 'size' };
};
