import {
  findChild,
  findChildren,
  statementsOf,
  type SyntaxNode,
} from '../../python/syntax-node.ts';
import { type Frame, textOf } from '../model/frame.ts';
import { functionValue, unknown, type Value } from '../model/value.ts';
import { toValue } from './look-up.ts';

/** What `owner.member` is, as far as it is a function or constant of the environment. */
export function memberOf(owner: Value, object: string, member: string, frame: Frame): Value {
  if (owner.module) return toValue(frame.resolver.resolve(owner.module, member), frame.resolver);
  const method = object === 'self' ? findMethod(frame.callee.owner, member, frame) : undefined;
  if (!method || !frame.callee.owner) return unknown;
  const { module, callee } = frame;
  const bound = [unknown];
  return functionValue({
    module,
    name: member,
    definition: method,
    owner: frame.callee.owner,
    ...(isStatic(method, callee.owner, frame) ? {} : { bound }),
  });
}

function findMethod(
  owner: SyntaxNode | undefined,
  name: string,
  frame: Frame,
): SyntaxNode | undefined {
  return methodsOf(owner).find((method) => {
    const written = findChild(method, 'VariableName');
    return written !== undefined && textOf(written, frame) === name;
  });
}

function methodsOf(owner: SyntaxNode | undefined): SyntaxNode[] {
  const body = owner && findChild(owner, 'Body');
  if (!body) return [];
  return statementsOf(body).flatMap((statement) => {
    if (statement.name === 'FunctionDefinition') return [statement];
    return statement.name === 'DecoratedStatement'
      ? findChildren(statement, 'FunctionDefinition')
      : [];
  });
}

function isStatic(method: SyntaxNode, owner: SyntaxNode | undefined, frame: Frame): boolean {
  const body = owner && findChild(owner, 'Body');
  const decorated = body?.children.find(({ children }) => children.includes(method));
  return (
    decorated?.name === 'DecoratedStatement' &&
    findChildren(decorated, 'Decorator').some(
      (decorator) => textOf(decorator, frame).trim() === '@staticmethod',
    )
  );
}
