import {
  type AstNode,
  type AstValue,
  fieldText,
  isAstNode,
  toList,
} from '#python/abstract/ast-node.ts';

/** The names that a function binds, and how. */
export interface BoundNames {
  /** Assigned, or bound by a loop, a handler, a definition and the like. */
  assigned: ReadonlySet<string>;
  /** The imports of each name. */
  imported: ReadonlyMap<string, ImportedName>;
  /** Declared `global` or `nonlocal`. */
  declared: ReadonlySet<string>;
}

export interface ImportedName {
  /** How many packages up the module is looked for; 0 for an absolute name. */
  level: number;
  /** As in "a.b"; empty for `from . import c`. */
  module: string;
  /** What is imported of it; undefined for the module itself. */
  name?: string;
}

/** The names that statements bind in their own scope. */
export function listBoundNames(statements: readonly AstNode[]): BoundNames {
  const assigned = new Set<string>();
  const imported = new Map<string, ImportedName>();
  const declared = new Set<string>();
  for (const statement of statements) visit(statement);
  return { assigned, imported, declared };

  function visit(node: AstNode): void {
    for (const name of listTargets(node)) assigned.add(name);
    for (const [name, origin] of listImported(node)) imported.set(name, origin);
    if (node.kind === 'Global' || node.kind === 'Nonlocal')
      for (const name of toList(node.names)) declared.add(fieldText(name));
    if (ownScopes.has(node.kind)) visitAround(node);
    else for (const child of childrenOf(node)) visit(child);
  }

  /** What is evaluated outside of a new scope; `:=` in a comprehension binds a name around it. */
  function visitAround(node: AstNode): void {
    for (const inner of node.kind.endsWith('Comp') || node.kind === 'GeneratorExp'
      ? childrenOf(node)
      : []) {
      for (const name of listWalruses(inner)) assigned.add(name);
    }
    for (const field of ['decorator_list', 'bases', 'keywords'])
      for (const child of toList(node[field])) if (isAstNode(child)) visit(child);
  }
}

/** What has names of its own within. */
const ownScopes: ReadonlySet<string> = new Set([
  'FunctionDef',
  'AsyncFunctionDef',
  'ClassDef',
  'Lambda',
  'ListComp',
  'SetComp',
  'DictComp',
  'GeneratorExp',
]);

/** The names that a node itself binds, without those in nodes within it. */
function listTargets(node: AstNode): string[] {
  switch (node.kind) {
    case 'Assign':
      return toList(node.targets).flatMap(targetNames);
    case 'AnnAssign':
    case 'AugAssign':
    case 'For':
    case 'AsyncFor':
    case 'NamedExpr':
      return targetNames(node.target);
    case 'withitem':
      return targetNames(node.optional_vars);
    case 'Delete':
      return toList(node.targets).flatMap(targetNames);
    case 'FunctionDef':
    case 'AsyncFunctionDef':
    case 'ClassDef':
    case 'ExceptHandler':
    case 'MatchAs':
    case 'MatchStar':
      return typeof node.name === 'string' ? [node.name] : [];
    case 'MatchMapping':
      return typeof node.rest === 'string' ? [node.rest] : [];
    default:
      return [];
  }
}

/** The variables in the target of an assignment, as in `a, (b, *c) = d`. */
export function targetNames(target: AstValue | undefined): string[] {
  if (!isAstNode(target)) return [];
  if (target.kind === 'Name') return [fieldText(target.id)];
  if (target.kind === 'Starred') return targetNames(target.value);
  return target.kind === 'Tuple' || target.kind === 'List'
    ? toList(target.elts).flatMap(targetNames)
    : [];
}

/** What an import binds; `import a.b` binds `a`, and `*` is not among them. */
export function listImported(node: AstNode): [name: string, origin: ImportedName][] {
  const isFrom = node.kind === 'ImportFrom';
  if (node.kind !== 'Import' && !isFrom) return [];
  return toList(node.names).flatMap((alias): [string, ImportedName][] => {
    if (!isAstNode(alias)) return [];
    const name = fieldText(alias.name);
    const bound = typeof alias.asname === 'string' ? alias.asname : undefined;
    if (isFrom) {
      const module = typeof node.module === 'string' ? node.module : '';
      return name === '*' ? [] : [[bound ?? name, { level: Number(node.level), module, name }]];
    }
    const [first = ''] = name.split('.');
    return [[bound ?? first, { level: 0, module: bound === undefined ? first : name }]];
  });
}

function listWalruses(node: AstNode): string[] {
  const own = node.kind === 'NamedExpr' ? targetNames(node.target) : [];
  const isInner = node.kind === 'Lambda';
  return [...own, ...(isInner ? [] : childrenOf(node).flatMap(listWalruses))];
}

export function childrenOf(node: AstNode): AstNode[] {
  const children: AstNode[] = [];
  for (const value of Object.values(node)) {
    if (typeof value !== 'object' || value === null) continue;
    for (const child of toList(value)) if (isAstNode(child)) children.push(child);
  }
  return children;
}
