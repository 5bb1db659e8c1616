import type { PythonModule } from '#environment/modules/python-module.ts';
import {
  type AstNode,
  type AstValue,
  fieldText,
  isAstNode,
  toList,
} from '#python/abstract/ast-node.ts';
import { toStatement } from '#python/abstract/abstract-syntax.ts';
import { statementsOf, type SyntaxNode } from '#python/syntax-node.ts';
import { memoizeWeakly } from '#text/memoize.ts';
import { changing } from '#environment/modules/changed-names.ts';
import { type ImportedName, listBoundNames, listImported, targetNames } from './bound-names.ts';

/** A statement of a module that binds a name, or changes its value. */
export interface NameBinding {
  statement: AstNode;
  node: SyntaxNode;
  /** The conditions under which it runs, the outermost first. */
  guards: readonly AstNode[];
  /** What the name is imported from, if the statement imports it. */
  imported?: ImportedName;
}

/** The statements by the names that they bind at the top level of a module. */
export const bindingsOf = memoizeWeakly(
  (module: PythonModule): ReadonlyMap<string, readonly NameBinding[]> => {
    const { root, text } = module.source;
    const all = new Map<string, NameBinding[]>();
    for (const placed of listStatements(root, text, [])) {
      for (const [name, binding] of listBindings(placed)) {
        const earlier = all.get(name) ?? [];
        all.set(name, isFinal(binding, name) ? [binding] : [...earlier, binding]);
      }
    }
    return all;
  },
);

type PlacedStatement = Omit<NameBinding, 'imported'>;

const branching: ReadonlySet<string> = new Set([
  'IfStatement',
  'TryStatement',
  'WithStatement',
  'ForStatement',
  'WhileStatement',
]);

/** The simple statements and the definitions of a module, those within branches too. */
function* listStatements(
  parent: SyntaxNode,
  text: string,
  guards: readonly AstNode[],
): Generator<PlacedStatement> {
  for (const node of statementsOf(parent)) {
    const statement = toStatement(node, text);
    yield { statement, node, guards };
    if (!branching.has(node.name)) continue;
    const guard = toGuard(statement);
    if (guard === undefined) continue;
    for (const [index, child] of node.children.entries()) {
      if (child.name !== 'Body') continue;
      const word = node.children.slice(0, index).findLast(({ name }) => /^[a-z]+$/.test(name));
      yield* listStatements(child, text, [...guards, { ...guard, branch: word?.name ?? '' }]);
    }
  }
}

/** A branching statement without what is in it; undefined where Python does not run its body. */
function toGuard(statement: AstNode): AstNode | undefined {
  const { kind, test } = statement;
  const isForTypes =
    kind === 'If' &&
    isAstNode(test) &&
    (test.id === 'TYPE_CHECKING' || test.attr === 'TYPE_CHECKING');
  if (isForTypes) return undefined;
  const { body: _body, orelse: _orelse, handlers, finalbody: _finally, ...head } = statement;
  const types = toList(handlers).map((handler) =>
    isAstNode(handler) ? (handler.type ?? null) : null,
  );
  return { ...head, types };
}

function listBindings(placed: PlacedStatement): [string, NameBinding][] {
  const { statement } = placed;
  if (statement.kind === 'Import' || statement.kind === 'ImportFrom')
    return listImported(statement).map(([name, imported]) => [name, { ...placed, imported }]);
  const names = new Set([...ownNames(statement), ...changedBy(statement)]);
  return [...names].map((name) => [name, placed]);
}

/** Of a branching statement those of its head, such as the variable of a loop; its body is listed too. */
function ownNames(statement: AstNode): Iterable<string> {
  const { kind } = statement;
  if (kind === 'For' || kind === 'AsyncFor') return targetNames(statement.target);
  if (kind === 'With' || kind === 'AsyncWith')
    return toList(statement.items).flatMap((item) =>
      isAstNode(item) ? targetNames(item.optional_vars) : [],
    );
  return /^(?:If|Try|TryStar|While)$/.test(kind) ? [] : listBoundNames([statement]).assigned;
}

/** `a["k"] = 1`, `a.b = 1` and `a.append(1)` change the value of `a`. */
function changedBy({ kind, value, targets, target }: AstNode): string[] {
  if (kind === 'Expr' && isAstNode(value) && value.kind === 'Call') {
    const { func } = value;
    const isChange =
      isAstNode(func) &&
      func.kind === 'Attribute' &&
      (changing.has(fieldText(func.attr)) || /^(?:sort|reverse)$/.test(fieldText(func.attr)));
    return isChange ? baseName(func.value) : [];
  }
  return [...toList(targets), ...toList(target)].flatMap((one) =>
    isAstNode(one) && /^(?:Attribute|Subscript)$/.test(one.kind) ? baseName(one.value) : [],
  );
}

function baseName(value: AstValue | undefined): string[] {
  if (!isAstNode(value)) return [];
  if (value.kind === 'Name') return [fieldText(value.id)];
  return /^(?:Attribute|Subscript)$/.test(value.kind) ? baseName(value.value) : [];
}

/** Whether what a name was bound to before makes no difference any more. */
function isFinal({ guards, statement, imported }: NameBinding, name: string): boolean {
  if (guards.length > 0) return false;
  if (imported || /^(?:FunctionDef|AsyncFunctionDef|ClassDef)$/.test(statement.kind)) return true;
  if (statement.kind !== 'Assign' && statement.kind !== 'AnnAssign') return false;
  const targets = [...toList(statement.targets), ...toList(statement.target)];
  const isPlain = targets.some((target) => targetNames(target).includes(name));
  return isPlain && !mentions(statement.value, name);
}

function mentions(value: AstValue | undefined, name: string): boolean {
  if (Array.isArray(value)) return value.some((element: AstValue) => mentions(element, name));
  if (!isAstNode(value)) return false;
  return (
    (value.kind === 'Name' && value.id === name) ||
    Object.values(value).some((field) => mentions(field, name))
  );
}
