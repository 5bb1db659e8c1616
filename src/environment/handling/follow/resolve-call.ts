import { resolveDotted } from '#environment/modules/resolve-dotted.ts';
import type { SyntaxNode } from '#python/syntax-node.ts';
import type { Frame, Unit } from './model.ts';
import { textOf } from './state.ts';

/** Methods of so many classes are not those that a call means. */
const mostCandidates = 4;

/** The functions of the source that a call may mean; for a class, the method that receives the arguments. */
export function resolveCall(target: SyntaxNode, frame: Frame): readonly Unit[] {
  const { unit, world } = frame;
  const written = textOf(target, frame);
  const name = written.slice(written.lastIndexOf('.') + 1);
  if (target.name === 'VariableName') return resolveName(written, frame);
  const [object, separator] = target.children;
  if (target.name !== 'MemberExpression' || separator?.name !== '.' || !object) return [];
  const candidates = (world.units.methods.get(name) ?? []).filter((method) => method !== unit);
  const isOfSelf =
    unit.family !== undefined &&
    (textOf(object, frame) === unit.parameters[0] || textOf(object, frame).startsWith('super('));
  if (isOfSelf) return candidates.filter(({ family }) => family === unit.family);
  const resolved = /^[\w.]+$/.test(written)
    ? resolveDotted(world.resolver, unit.module, written)
    : undefined;
  const found = resolved && unitOf(resolved, frame);
  if (found) return found;
  // Nothing shows the class of another object; a method of one that has such a name is likely.
  return general.has(name) || candidates.length > mostCandidates
    ? []
    : candidates.filter(({ isOfPackage }) => isOfPackage);
}

/** What many classes have, also those of Python. */
const general = new Set([
  'add',
  'append',
  'close',
  'get',
  'join',
  'put',
  'read',
  'send',
  'start',
  'submit',
  'update',
  'write',
]);

function resolveName(name: string, frame: Frame): readonly Unit[] {
  const { unit, world } = frame;
  const resolved = world.resolver.resolve(unit.module, name);
  const found = resolved && unitOf(resolved, frame);
  if (found) return found;
  const inner = world.units.functions.get(unit.module)?.get(name);
  return inner ? [inner] : [];
}

function unitOf(
  resolved: NonNullable<ReturnType<typeof resolveDotted>>,
  { world }: Frame,
): readonly Unit[] | undefined {
  if (resolved.kind === 'function') {
    const unit = world.units.ofDefinition.get(resolved.definition);
    return unit && [unit];
  }
  if (resolved.kind !== 'class') return undefined;
  const constructors = world.units.methods.get('__init__') ?? [];
  return constructors.filter(({ owner }) => owner === resolved.definition);
}
