import {
  type AstNode,
  type AstValue,
  fieldText,
  isAstNode,
  nodesOf,
  toList,
  toName,
} from '#python/abstract/ast-node.ts';
import { findLocal, type Scope } from './scope.ts';
import { findUnfollowed } from './unfollowed.ts';
import { writeFunction } from './write-definitions.ts';
import { resolve, writeAttribute } from './write-names.ts';
import type { Writing } from './writing.ts';

/** `getattr(a, "b")` is `a.b` where that is a name of the source. */
export function writeCall(node: AstNode, scope: Scope | undefined, writing: Writing): AstValue {
  const { func, args } = node;
  const [value, attr] = nodesOf(args);
  const isAttribute = isAstNode(func) && func.id === 'getattr' && attr?.type === 'str';
  if (isAttribute && value && toList(args).length === 2) {
    const member = { kind: 'Attribute', value, attr: attr.value ?? null };
    const written = writeAttribute(member, scope, writing);
    if (isAstNode(written) && written.kind === 'Reference') return written;
  }
  const kinds = {
    isGiven: (name: string) => isGiven(name, scope),
    isOfSource: (name: string) =>
      /^(?:module|namespace|defined)$/.test(resolve(toName(name), scope, writing)?.kind ?? ''),
  };
  for (const written of findUnfollowed(node, kinds))
    if (!isOfObject(written, writing)) writing.unfollowed.add(written);
  const { args: _args, keywords: _keywords, ...called } = node;
  const isByPosition = callsByPosition(func);
  const writeArgument = (argument: AstValue): AstValue =>
    isByPosition && isAstNode(argument) && argument.kind === 'Lambda'
      ? writeFunction(argument, scope, writing, true)
      : writing.write(argument, scope);
  return {
    ...writing.writeFields(called, scope),
    args: toList(args).map(writeArgument),
    keywords: nodesOf(node.keywords).map(({ kind, arg, value: given }) => ({
      kind,
      arg: arg ?? null,
      value: writeArgument(given ?? null),
    })),
  };
}

/** Whether `self.a.b` begins with an attribute that is followed. */
function isOfObject(written: string, { object, findMember }: Writing): boolean {
  const [base = '', attribute = ''] = written.split('.');
  return object?.name === base && findMember?.(attribute) !== undefined;
}

/** Functions that call what they are given by position. */
const callsByPosition = (func: AstValue | undefined): boolean =>
  isAstNode(func) &&
  (/^(?:filter|map|max|min|reduce|sorted)$/.test(fieldText(func.id)) || func.attr === 'sort');

/** Whether a name is that of an argument, whose methods are not known; those of an object are in its class. */
function isGiven(name: string, scope: Scope | undefined): boolean {
  const local = findLocal(scope, name);
  if (local?.kind !== 'kept' || local.scope.kind !== 'function') return false;
  return !(local.scope.parent?.kind === 'class' && local.scope.object === name);
}
