import {
  type AstNode,
  type AstValue,
  fieldText,
  isAstNode,
  nodesOf,
  toList,
} from '#python/abstract/ast-node.ts';
import { isLogCall } from './log-calls.ts';
import { findLocal, type Scope } from './scope.ts';
import { findUnfollowed } from './unfollowed.ts';
import { writeClass, writeComprehension, writeFunction } from './write-definitions.ts';
import { writeAttribute, writeImport, writeLocal, writeName } from './write-names.ts';
import type { Writing } from './writing.ts';

/** A value of the syntax in its canonical form. */
export function writeValue(
  value: AstValue | undefined,
  scope: Scope | undefined,
  writing: Writing,
): AstValue {
  if (value === undefined) return null;
  if (isAstNode(value)) return writeNode(value, scope, writing);
  return Array.isArray(value) ? toList(value).map((one) => writeValue(one, scope, writing)) : value;
}

function writeNode(node: AstNode, scope: Scope | undefined, writing: Writing): AstValue {
  switch (node.kind) {
    case 'FunctionDef':
    case 'AsyncFunctionDef':
    case 'Lambda':
      return writeFunction(node, scope, writing);
    case 'ClassDef':
      return writeClass(node, scope, writing);
    case 'ListComp':
    case 'SetComp':
    case 'DictComp':
    case 'GeneratorExp':
      return writeComprehension(node, scope, writing);
    case 'Name':
      return writeName(node, scope, writing);
    case 'Attribute':
      return writeAttribute(node, scope, writing);
    case 'Import':
    case 'ImportFrom':
      return writeImport(node, writing);
    case 'Call':
      for (const written of findUnfollowed(node, (name) => isGiven(name, scope)))
        writing.unfollowed.add(written);
      return writeFields(node, scope, writing);
    case 'arg':
    case 'AnnAssign':
      return writeAnnotated(node, scope, writing);
    case 'ExceptHandler':
    case 'MatchAs':
    case 'MatchStar':
    case 'MatchMapping':
      return writeBinding(node, scope, writing);
    case 'Global':
    case 'Nonlocal': {
      const names = toList(node.names).map((name) => writeLocal(fieldText(name), scope, writing));
      return { kind: node.kind, names: names.sort() };
    }
    default:
      return writeFields(node, scope, writing);
  }
}

/** All fields of a node; blocks are written without statements that do nothing. */
export function writeFields(
  { kind, ...fields }: AstNode,
  scope: Scope | undefined,
  writing: Writing,
): AstNode {
  const written: Record<string, AstValue> = {};
  for (const [field, value] of Object.entries(fields)) {
    written[field] =
      blocks.has(field) && Array.isArray(value)
        ? writeBlock(nodesOf(value), scope, writing)
        : writeValue(value, scope, writing);
  }
  return { kind, ...written };
}

const blocks: ReadonlySet<string> = new Set(['body', 'orelse', 'finalbody']);

export function writeBlock(
  statements: readonly AstNode[],
  scope: Scope | undefined,
  writing: Writing,
): AstValue[] {
  const isLogger = (name: string) =>
    !findLocal(scope, name) && writing.references.isLogger(writing.module, name);
  const effective = statements.filter((one) => !isIdle(one) && !isLogCall(one, isLogger));
  return joinImports(effective.map((statement) => writeValue(statement, scope, writing)));
}

/** `pass`, a docstring and other constants that nothing uses. */
const isIdle = ({ kind, value }: AstNode): boolean =>
  kind === 'Pass' || (kind === 'Expr' && isAstNode(value) && value.kind === 'Constant');

/** Imports beside each other may stand in any order. */
function joinImports(statements: readonly AstValue[]): AstValue[] {
  const joined: AstValue[] = [];
  for (const statement of statements) {
    const last = joined.at(-1);
    const areBoth = [last, statement].every((one) => isAstNode(one) && one.kind === 'Import');
    if (areBoth && isAstNode(last) && isAstNode(statement)) {
      const names = [...toList(last.names), ...toList(statement.names)].map(fieldText);
      joined[joined.length - 1] = { kind: 'Import', names: [...new Set(names)].sort() };
    } else joined.push(statement);
  }
  return joined;
}

/** An annotation is part of the syntax, but what it names is not used. */
function writeAnnotated(node: AstNode, scope: Scope | undefined, writing: Writing): AstNode {
  const { annotation, ...others } = node;
  return { ...writeFields(others, scope, writing), annotation: annotation ?? null };
}

function writeBinding(node: AstNode, scope: Scope | undefined, writing: Writing): AstNode {
  const { name, rest } = node;
  return {
    ...writeFields(node, scope, writing),
    ...(typeof name === 'string' && { name: writeLocal(name, scope, writing) }),
    ...(typeof rest === 'string' && { rest: writeLocal(rest, scope, writing) }),
  };
}

/** Whether a name is that of an argument, whose methods are not known. */
function isGiven(name: string, scope: Scope | undefined): boolean {
  const local = findLocal(scope, name);
  return local?.kind === 'kept' && local.scope.kind === 'function';
}
