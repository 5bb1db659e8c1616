import {
  type AstNode,
  type AstValue,
  fieldText,
  isAstNode,
  nodesOf,
  toList,
} from '#python/abstract/ast-node.ts';
import {
  firstParameter,
  type Scope,
  toClassScope,
  toComprehensionScope,
  toFunctionScope,
} from './scope.ts';
import { writeLocal } from './write-names.ts';
import type { Writing } from './writing.ts';

/** Defaults and decorators are evaluated outside. The name of a piece itself makes no difference. */
export function writeFunction(
  node: AstNode,
  parent: Scope | undefined,
  writing: Writing,
  isByPosition = false,
): AstNode {
  const scope = toFunctionScope(node, parent, writing.hints, isByPosition);
  const object = firstParameter(node);
  if (!parent && writing.isBound === true && object !== undefined)
    writing.object = { scope, name: object };
  const { kind, name, args, body, decorator_list, returns } = node;
  const parameters = writing.write(args, parent);
  const outside = { kind, args: isByPosition ? withoutNames(parameters) : parameters };
  if (kind === 'Lambda') return { ...outside, body: writing.write(body, scope) };
  return {
    ...outside,
    name: writeOwnName(name, parent, writing),
    decorator_list: writing.write(decorator_list, parent),
    body: writing.writeBlock(nodesOf(body), scope),
    returns: returns ?? null,
  };
}

/** Parameters that only their places tell apart. */
function withoutNames(value: AstValue): AstValue {
  if (!isAstNode(value)) return toList(value).map(withoutNames);
  if (value.kind === 'arg') return { kind: 'arg' };
  const { kind, defaults, kw_defaults, ...lists } = value;
  const bare = Object.entries(lists).map(([field, list]): [string, AstValue] => [
    field,
    withoutNames(list),
  ]);
  return {
    kind,
    ...Object.fromEntries(bare),
    defaults: defaults ?? null,
    kw_defaults: kw_defaults ?? null,
  };
}

export function writeClass(node: AstNode, parent: Scope | undefined, writing: Writing): AstNode {
  const { name, body, ...around } = node;
  return {
    ...writing.writeFields(around, parent),
    name: writeOwnName(name, parent, writing),
    body: writing.writeBlock(nodesOf(body), toClassScope(node, parent)),
  };
}

/** What the first loop goes through is evaluated outside. */
export function writeComprehension(
  node: AstNode,
  parent: Scope | undefined,
  writing: Writing,
): AstNode {
  const scope = toComprehensionScope(node, parent);
  const { generators, ...element } = node;
  return {
    ...writing.writeFields(element, scope),
    generators: nodesOf(generators).map((loop, index) => {
      const { iter, ...others } = loop;
      return {
        ...writing.writeFields(others, scope),
        iter: writing.write(iter, index === 0 ? parent : scope),
      };
    }),
  };
}

/** A function within another one has the name of a variable. A method keeps its name. */
function writeOwnName(
  name: AstValue | undefined,
  parent: Scope | undefined,
  writing: Writing,
): string {
  return parent ? writeLocal(fieldText(name), parent, writing) : '';
}
