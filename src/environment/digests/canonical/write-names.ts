import {
  type AstNode,
  type AstValue,
  fieldText,
  isAstNode,
  toName,
} from '#python/abstract/ast-node.ts';
import type { Target } from '../names/references.ts';
import { listImported } from '../names/bound-names.ts';
import { findLocal, type Scope } from './scope.ts';
import type { Writing } from './writing.ts';

export function writeName(node: AstNode, scope: Scope | undefined, writing: Writing): AstValue {
  const name = fieldText(node.id);
  const local = findLocal(scope, name);
  if (local?.kind === 'renamed') return toName(numberOf(name, local.scope, writing));
  if (local?.kind === 'kept') return node;
  const target = resolve(node, scope, writing);
  // What stands before the body of a method is evaluated in its class.
  const member = target?.kind === 'unknown' && !scope ? writing.findMember?.(name) : undefined;
  return member === undefined ? writeTarget(target, node, writing) : refer(member, writing);
}

/** `a.b.c` as far as it names something of a module or of the object of a method. */
export function writeAttribute(
  node: AstNode,
  scope: Scope | undefined,
  writing: Writing,
): AstValue {
  const member = findMember(node, scope, writing);
  if (member !== undefined) return refer(member, writing);
  const target = resolve(node, scope, writing);
  if (target && target.kind !== 'unknown') return writeTarget(target, node, writing);
  if (target) writing.unfollowed.add(target.name);
  return writing.writeFields(node, scope);
}

/**
 * What is imported of the environment is referred to where it is used, or here, if the name is also that of a
 * variable.
 */
export function writeImport(node: AstNode, scope: Scope | undefined, writing: Writing): AstNode {
  const { references, module } = writing;
  const names = listImported(node).map(([name, imported]) => {
    const target = references.resolveImport(module, imported);
    if (target.kind === 'package') writing.packages.add(target.name);
    if (target.kind === 'unknown') writing.unfollowed.add(target.name);
    if (target.kind === 'package' || target.kind === 'unknown') return target.name;
    const isUsed = findLocal(scope, name)?.kind === 'imported' || target.kind !== 'defined';
    return isUsed ? '' : `@${referTo(writing.keyOf(target), writing)}`;
  });
  return { kind: 'Import', names: [...new Set(names)].sort() };
}

/** One of several statements that bind a name of a module. */
export function writeImported({ level, module, name }: AstNode, writing: Writing): AstValue {
  const named = typeof name === 'string' ? { name } : {};
  const imported = { level: Number(level), module: fieldText(module), ...named };
  const target = writing.references.resolveImport(writing.module, imported);
  return writeTarget(target, toName(fieldText(name)), writing);
}

/** A local variable by its number, any other name as it is. */
export function writeLocal(name: string, scope: Scope | undefined, writing: Writing): string {
  const local = findLocal(scope, name);
  return local?.kind === 'renamed' ? numberOf(name, local.scope, writing) : name;
}

function numberOf(name: string, scope: Scope, writing: Writing): string {
  const numbers = writing.numbers.get(scope) ?? new Map<string, string>();
  writing.numbers.set(scope, numbers);
  const number = numbers.get(name) ?? `$${writing.count++}`;
  numbers.set(name, number);
  return number;
}

/** `self.member` and `super().member` in a method. */
function findMember(
  { value, attr }: AstNode,
  scope: Scope | undefined,
  { object, findMember: find }: Writing,
): string | undefined {
  if (!isAstNode(value) || !object || !find) return undefined;
  const member = fieldText(attr);
  if (value.kind === 'Call' && isAstNode(value.func) && value.func.id === 'super')
    return find(`super.${member}`);
  if (value.kind !== 'Name' || value.id !== object.name) return undefined;
  const local = findLocal(scope, object.name);
  return local?.kind === 'kept' && local.scope === object.scope ? find(member) : undefined;
}

/** What a name or `a.b` means in the source; undefined for the value of a variable. */
export function resolve(
  node: AstValue | undefined,
  scope: Scope | undefined,
  writing: Writing,
): Target | undefined {
  if (!isAstNode(node)) return undefined;
  const { references, module } = writing;
  if (node.kind === 'Name') {
    const name = fieldText(node.id);
    const local = findLocal(scope, name);
    if (local?.kind === 'imported') return references.resolveImport(module, local.imported);
    return local ? undefined : references.resolve(module, name);
  }
  if (node.kind !== 'Attribute') return undefined;
  const owner = resolve(node.value, scope, writing);
  return owner && references.resolveMember(owner, fieldText(node.attr));
}

function writeTarget(target: Target | undefined, node: AstNode, writing: Writing): AstValue {
  switch (target?.kind) {
    case 'defined':
      return refer(writing.keyOf(target), writing);
    case 'package':
      writing.packages.add(target.name);
      return { kind: 'Package', name: target.name };
    case 'module':
    case 'namespace':
      return { kind: 'Module' };
    case 'unknown':
      writing.unfollowed.add(target.name);
      return node;
    default:
      return node;
  }
}

const refer = (key: string, writing: Writing): AstNode => ({
  kind: 'Reference',
  at: referTo(key, writing),
});

function referTo(key: string, { uses }: Writing): number {
  const at = uses.get(key) ?? uses.size;
  uses.set(key, at);
  return at;
}
