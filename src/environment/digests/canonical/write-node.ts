import {
  type AstNode,
  type AstValue,
  fieldText,
  isAstNode,
  nodesOf,
  toList,
  toName,
} from '#python/abstract/ast-node.ts';
import { isLogCall, type NameForLogs } from './log-calls.ts';
import { findLocal, type Scope } from './scope.ts';
import { writeCall } from './write-call.ts';
import { writeClass, writeComprehension, writeFunction } from './write-definitions.ts';
import {
  writeAttribute,
  writeImport,
  writeImported,
  writeLocal,
  writeName,
} from './write-names.ts';
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
      return writeImport(node, scope, writing);
    case 'Imported':
      return writeImported(node, writing);
    case 'Call':
      return writeCall(node, scope, writing);
    case 'arg':
    case 'AnnAssign':
      return writeAnnotated(node, scope, writing);
    case 'ExceptHandler':
    case 'MatchAs':
    case 'MatchStar':
    case 'MatchMapping':
      return writeBinding(node, scope, writing);
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
  const kindOfName = (name: string) => kindForLogs(name, scope, writing);
  const effective = statements.filter((one) => !isIdle(one) && !isLogCall(one, kindOfName));
  return joinImports(effective.map((statement) => writeValue(statement, scope, writing)));
}

function kindForLogs(
  name: string,
  scope: Scope | undefined,
  { references, module }: Writing,
): NameForLogs {
  const local = findLocal(scope, name);
  if (local?.kind === 'renamed') return local.scope.loggers.has(name) ? 'logger' : 'other';
  if (local) return 'unknown';
  if (references.isLogger(module, name)) return 'logger';
  return references.resolve(module, name).kind === 'built-in' ? 'built-in' : 'unknown';
}

/** `pass`, a docstring and other constants that nothing uses; which variables are global, their names say. */
const isIdle = ({ kind, value }: AstNode): boolean =>
  /^(?:Pass|Global|Nonlocal)$/.test(kind) ||
  (kind === 'Expr' && isAstNode(value) && value.kind === 'Constant');

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

/**
 * An annotation is part of the syntax, but what it names is not used, unless it describes an attribute of a
 * class, as in a dataclass.
 */
function writeAnnotated(node: AstNode, scope: Scope | undefined, writing: Writing): AstNode {
  if (scope?.kind === 'class') return writeFields(node, scope, writing);
  const { annotation, ...others } = node;
  return {
    ...writeFields(others, scope, writing),
    annotation: writeAnnotation(annotation, scope, writing),
  };
}

/** With the numbers of local variables that it names. */
function writeAnnotation(
  value: AstValue | undefined,
  scope: Scope | undefined,
  writing: Writing,
): AstValue {
  if (!isAstNode(value))
    return Array.isArray(value)
      ? toList(value).map((element) => writeAnnotation(element, scope, writing))
      : (value ?? null);
  if (value.kind === 'Name') return toName(writeLocal(fieldText(value.id), scope, writing));
  const written: Record<string, AstValue> = {};
  for (const [field, inner] of Object.entries(value))
    written[field] = writeAnnotation(inner, scope, writing);
  return { kind: value.kind, ...written };
}

function writeBinding(node: AstNode, scope: Scope | undefined, writing: Writing): AstNode {
  const { name, rest } = node;
  return {
    ...writeFields(node, scope, writing),
    ...(typeof name === 'string' && { name: writeLocal(name, scope, writing) }),
    ...(typeof rest === 'string' && { rest: writeLocal(rest, scope, writing) }),
  };
}
