import { classValues, isStatic, type Method, methodsOf } from '../../python/class-methods.ts';
import { definedName, type SyntaxNode } from '../../python/syntax-node.ts';
import type { Frame } from '../model/frame.ts';
import { functionValue, textsValue, unknown, type Value } from '../model/value.ts';
import { constantValue, toValue } from './look-up.ts';

/** What `owner.member` is, as far as it is a function or constant of the environment. */
export function memberOf(owner: Value, object: string, member: string, frame: Frame): Value {
  if (owner.module) return toValue(frame.resolver.resolve(owner.module, member), frame.resolver);
  if (owner.class) return constantOf(owner.class, member, frame);
  // The string of a member of an Enum.
  if (owner.texts && member === 'value') return textsValue(...owner.texts);
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

function constantOf(
  { module, definition }: NonNullable<Value['class']>,
  member: string,
  { resolver }: Frame,
): Value {
  const [value] = classValues(definition, module.source.text).flatMap(([name, node]) =>
    name === member ? [constantValue(node, module, resolver)] : [],
  );
  return value ?? unknown;
}

const findMethod = (owner: SyntaxNode, name: string, frame: Frame): Method | undefined =>
  methodsOf(owner).find(
    ({ definition }) => definedName(definition, frame.module.source.text) === name,
  );
