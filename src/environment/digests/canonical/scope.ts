import {
  type AstNode,
  type AstValue,
  fieldText,
  isAstNode,
  nodesOf,
  toList,
} from '#python/abstract/ast-node.ts';
import {
  childrenOf,
  type ImportedName,
  listBoundNames,
  targetNames,
} from '../names/bound-names.ts';
import { makesLogger } from './log-calls.ts';

/** The names of a function, of a class or of a comprehension within a piece of source. */
export interface Scope {
  kind: 'function' | 'class' | 'comprehension';
  /** Those that keep their names: arguments, which calls may name, and the attributes of a class. */
  kept: ReadonlySet<string>;
  /** Those that another name means the same for. */
  renamed: ReadonlySet<string>;
  imported: ReadonlyMap<string, ImportedName>;
  /** The first argument of a function. */
  object?: string | undefined;
  /** The variables that are loggers. */
  loggers: ReadonlySet<string>;
  parent: Scope | undefined;
  /** Whether variables may be found by their names, so that these count. */
  isDynamic: boolean;
}

export interface ScopeHints {
  /** Whether a function may find its variables by their names. */
  looksAtNames: boolean;
  /** Whether it may keep a logger in a variable. */
  makesLoggers: boolean;
}

export const toScopeHints = (text: string): ScopeHints => ({
  looksAtNames: /\b(?:dir|eval|exec|locals|vars|__import__)\s*\(/.test(text),
  makesLoggers: /get_?logger/i.test(text),
});

/** What a name means within a scope; undefined for one of the module. */
export type LocalName =
  | { kind: 'kept'; scope: Scope }
  | { kind: 'renamed'; scope: Scope }
  | { kind: 'imported'; imported: ImportedName };

/** A class has names only for what is directly in it. */
export function findLocal(scope: Scope | undefined, name: string): LocalName | undefined {
  for (let at = scope; at; at = at.parent) {
    if (at.kind === 'class' && at !== scope) continue;
    if (at.renamed.has(name)) return { kind: 'renamed', scope: at };
    if (at.kept.has(name)) return { kind: 'kept', scope: at };
    const imported = at.imported.get(name);
    if (imported) return { kind: 'imported', imported };
  }
  return undefined;
}

/**
 * @param hints what the text of the module has at all, which is quickly seen
 * @param isByPosition whether no call names its arguments. Default: some may
 */
export function toFunctionScope(
  node: AstNode,
  parent: Scope | undefined,
  hints: ScopeHints,
  isByPosition = false,
): Scope {
  const parameters = parameterNames(node.args);
  const body = nodesOf(node.body);
  const { assigned, imported, declared } = listBoundNames(body);
  const isLocal = (name: string) => !declared.has(name) && !parameters.includes(name);
  const isDynamic = parent?.isDynamic ?? (hints.looksAtNames && looksAtNames(node));
  const names = new Set([...assigned].filter(isLocal));
  return {
    kind: 'function',
    kept: new Set([...(isByPosition ? [] : parameters), ...(isDynamic ? names : [])]),
    renamed: new Set([...(isByPosition ? parameters : []), ...(isDynamic ? [] : names)]),
    loggers: new Set(hints.makesLoggers ? body.flatMap(listLoggers) : []),
    imported: new Map([...imported].filter(([name]) => isLocal(name) && !assigned.has(name))),
    parent,
    isDynamic,
    object: parameters[0],
  };
}

export function toClassScope(node: AstNode, parent: Scope | undefined): Scope {
  const { assigned, imported } = listBoundNames(nodesOf(node.body));
  const isDynamic = parent?.isDynamic ?? false;
  const loggers = new Set<string>();
  return {
    kind: 'class',
    kept: assigned,
    renamed: new Set(),
    imported,
    loggers,
    parent,
    isDynamic,
  };
}

export function toComprehensionScope(node: AstNode, parent: Scope | undefined): Scope {
  const generators = nodesOf(node.generators);
  return {
    kind: 'comprehension',
    kept: new Set(),
    renamed: new Set(generators.flatMap(({ target }) => targetNames(target))),
    imported: new Map(),
    loggers: new Set(),
    parent,
    isDynamic: parent?.isDynamic ?? false,
  };
}

function parameterNames(value: AstValue | undefined): string[] {
  if (!isAstNode(value)) return [];
  const fields = ['posonlyargs', 'args', 'vararg', 'kwonlyargs', 'kwarg'];
  return fields.flatMap((field) =>
    toList(value[field]).flatMap((parameter) =>
      isAstNode(parameter) ? [fieldText(parameter.arg)] : [],
    ),
  );
}

export const firstParameter = ({ args }: AstNode): string | undefined => parameterNames(args)[0];

/** The variables that are given a logger and nothing else. */
function listLoggers(statement: AstNode): string[] {
  const { kind, targets, value } = statement;
  if (kind === 'Assign')
    return isAstNode(value) && makesLogger(value) ? toList(targets).flatMap(targetNames) : [];
  return /^(?:FunctionDef|AsyncFunctionDef|ClassDef)$/.test(kind)
    ? []
    : childrenOf(statement).flatMap(listLoggers);
}

/** Whether a function may find its variables by their names. */
function looksAtNames(node: AstNode): boolean {
  const { func } = node;
  const isCall =
    node.kind === 'Call' &&
    isAstNode(func) &&
    /^(?:dir|eval|exec|locals|vars|__import__)$/.test(fieldText(func.id));
  return isCall || childrenOf(node).some(looksAtNames);
}
