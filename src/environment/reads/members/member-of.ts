import { classValues, isOfClass, isStatic, type Method, methodsOf } from '#python/class-methods.ts';
import { definedName } from '#python/syntax-node.ts';
import type { Frame } from '../model/frame.ts';
import { type ClassSource, functionValue, unknown, type Value } from '../model/value.ts';
import { constantValue, toValue } from './look-up.ts';

/** What `owner.member` is, as far as it is a function or constant of the environment. */
export function memberOf(owner: Value, object: string, member: string, frame: Frame): Value {
  if (owner.module) return toValue(frame.resolver.resolve(owner.module, member), frame.resolver);
  // The string of a member of an Enum.
  if (owner.texts && member === 'value') return { ...unknown, texts: owner.texts };
  const { callee } = frame;
  const ofSelf =
    object === 'self' && callee.owner
      ? { module: frame.module, definition: callee.owner }
      : undefined;
  const made = owner.class ?? ofSelf;
  const method = made && findMethod(made, member);
  if (!made || !method) return owner.class ? constantOf(owner.class, member, frame) : unknown;
  const { text } = made.module.source;
  // `Class.method(object)` gives the object itself.
  const isBound = owner.class ? isOfClass(method, text) : !isStatic(method, text);
  return functionValue({
    module: made.module,
    name: member,
    definition: method.definition,
    owner: made.definition,
    ...(isBound && { bound: [owner.class ? owner : unknown] }),
  });
}

function constantOf(
  { module, definition }: ClassSource,
  member: string,
  { resolver }: Frame,
): Value {
  const [value] = classValues(definition, module.source.text).flatMap(([name, node]) =>
    name === member ? [constantValue(node, module, resolver)] : [],
  );
  return value ?? unknown;
}

const findMethod = ({ module, definition: owner }: ClassSource, name: string): Method | undefined =>
  methodsOf(owner).find(({ definition }) => definedName(definition, module.source.text) === name);
