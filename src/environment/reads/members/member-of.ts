import { isStatic, type Method, methodsOf } from '../../python/class-methods.ts';
import { definedName, type SyntaxNode } from '../../python/syntax-node.ts';
import type { Frame } from '../model/frame.ts';
import { functionValue, unknown, type Value } from '../model/value.ts';
import { toValue } from './look-up.ts';

/** What `owner.member` is, as far as it is a function or constant of the environment. */
export function memberOf(owner: Value, object: string, member: string, frame: Frame): Value {
  if (owner.module) return toValue(frame.resolver.resolve(owner.module, member), frame.resolver);
  const { module, callee } = frame;
  const method =
    object === 'self' && callee.owner ? findMethod(callee.owner, member, frame) : undefined;
  if (!method || !callee.owner) return unknown;
  return functionValue({
    module,
    name: member,
    definition: method.definition,
    owner: callee.owner,
    ...(isStatic(method, module.source.text) ? {} : { bound: [unknown] }),
  });
}

const findMethod = (owner: SyntaxNode, name: string, frame: Frame): Method | undefined =>
  methodsOf(owner).find(
    ({ definition }) => definedName(definition, frame.module.source.text) === name,
  );
