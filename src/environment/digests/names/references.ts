import { createModuleFinder } from '#environment/modules/find-module.ts';
import type { PythonModule } from '#environment/modules/python-module.ts';
import { createStarImports, isPublic } from '#environment/modules/star-imports.ts';
import { type AstValue, fieldText, isAstNode } from '#python/abstract/ast-node.ts';
import { builtInNames } from '#python/standard-names.ts';
import { memoizeWeakly } from '#text/memoize.ts';
import type { ImportedName } from './bound-names.ts';
import { bindingsOf, type NameBinding } from './module-bindings.ts';

/** What a name of the source means. */
export type Target =
  /** Something that a module of the environment defines. */
  | { kind: 'defined'; module: PythonModule; name: string }
  | { kind: 'module'; module: PythonModule }
  /** The beginning of the name of a module of the environment, such as `a` of `a.b`. */
  | { kind: 'namespace'; parts: readonly string[]; from: PythonModule }
  /** Of a package outside, or of Python's own, such as "pandas.DataFrame" or "os.path". */
  | { kind: 'package'; name: string }
  | { kind: 'built-in'; name: string }
  /** A name that nothing binds, or an import of something that is not there. */
  | { kind: 'unknown'; name: string };

export interface References {
  /** What a name at the top level of a module means. */
  resolve: (module: PythonModule, name: string) => Target;
  /** What an import in a module means. */
  resolveImport: (module: PythonModule, imported: ImportedName) => Target;
  /** What `target.member` means; undefined where the target is no module. */
  resolveMember: (target: Target, member: string) => Target | undefined;
  /** The same of an expression at the top level of a module; undefined for a value that is made there. */
  resolveExpression: (module: PythonModule, node: AstValue | undefined) => Target | undefined;
  /** Whether a name at the top level of a module is a logger. */
  isLogger: (module: PythonModule, name: string) => boolean;
}

/** An import that leads further is not followed. */
const mostSteps = 100;

/** @param folderName the name of the environment's folder, with which imports may begin */
export function createReferences(
  modules: ReadonlyMap<string, PythonModule>,
  folderName: string,
): References {
  const findModule = createModuleFinder(modules, folderName);
  const stars = createStarImports(modules, findModule);
  const folders = new Set(
    [...modules.keys()].flatMap((path) =>
      listTails(`${folderName}/${path}`.split('/').slice(0, -1)),
    ),
  );
  const named = memoizeWeakly<PythonModule, Map<string, Target>>(() => new Map());

  function resolve(module: PythonModule, name: string, steps = 0): Target {
    const known = named(module).get(name);
    if (known) return known;
    const target = follow(module, name, steps);
    if (steps === 0) named(module).set(name, target);
    return target;
  }

  function follow(module: PythonModule, name: string, steps: number): Target {
    if (steps > mostSteps) return { kind: 'unknown', name };
    const bindings = bindingsOf(module).get(name) ?? [];
    const [only, ...others] = bindings;
    if (only?.imported && others.length === 0)
      return resolveImport(module, only.imported, steps + 1);
    if (only) return findAlternative(module, bindings, steps) ?? { kind: 'defined', module, name };
    const holder = findHolder(module, name);
    if (holder) return resolve(holder, name, steps + 1);
    const submodule = isPackage(module)
      ? findModule(module, { levels: 1, parts: [name] })
      : undefined;
    if (submodule) return { kind: 'module', module: submodule };
    if (builtInNames.has(name)) return { kind: 'built-in', name };
    const outside = module.stars.find((star) => star.levels === 0 && !findModule(module, star));
    if (outside) return { kind: 'package', name: [...outside.parts, name].join('.') };
    return { kind: 'unknown', name };
  }

  /**
   * What a name means that is imported in several ways, or has a constant where that fails, as after
   * `except ImportError`; undefined where it may mean several things of the source.
   */
  function findAlternative(
    module: PythonModule,
    bindings: readonly NameBinding[],
    steps: number,
  ): Target | undefined {
    const isPlain = ({ imported, statement: { value } }: NameBinding) =>
      imported !== undefined || (isAstNode(value) && value.kind === 'Constant');
    if (!bindings.every(isPlain)) return undefined;
    const targets = bindings.flatMap(({ imported }) =>
      imported ? [resolveImport(module, imported, steps + 1)] : [],
    );
    const ofSource = targets.filter(({ kind }) => kind === 'defined' || kind === 'module');
    const [first, ...others] = ofSource;
    const isSame = others.every(
      (other) => JSON.stringify(toPlace(other)) === JSON.stringify(first && toPlace(first)),
    );
    return isSame ? first : undefined;
  }

  /** The module that an `import *` has a name from. */
  function findHolder(module: PythonModule, name: string): PythonModule | undefined {
    if (module.stars.length === 0) return undefined;
    for (const source of stars.listSources(module)) {
      if (source === module || !isPublic(source, name)) continue;
      if (bindingsOf(source).has(name)) return source;
    }
    return undefined;
  }

  function resolveImport(
    module: PythonModule,
    { level, module: written, name }: ImportedName,
    steps = 0,
  ): Target {
    const parts = written === '' ? [] : written.split('.');
    const from = { levels: level, parts };
    const target = findModule(module, from);
    if (name === undefined) {
      if (target) return { kind: 'module', module: target };
      return isFolder(parts)
        ? { kind: 'namespace', parts, from: module }
        : { kind: 'package', name: written };
    }
    if (target && target !== module && hasName(target, name)) {
      const found = resolve(target, name, steps + 1);
      // A name may lead back to the import, where Python then takes the module of this name.
      if (found.kind !== 'unknown') return found;
    }
    const submodule = findModule(module, { ...from, parts: [...parts, name] });
    if (submodule) return { kind: 'module', module: submodule };
    if (target === module && hasOwnName(module, name)) return resolve(module, name, steps + 1);
    const dotted = [...parts, name].join('.');
    if (level > 0 || target) return { kind: 'unknown', name: `${'.'.repeat(level)}${dotted}` };
    return isFolder([...parts, name])
      ? { kind: 'namespace', parts: [...parts, name], from: module }
      : { kind: 'package', name: dotted };
  }

  function hasName(module: PythonModule, name: string): boolean {
    return (
      bindingsOf(module).has(name) ||
      findHolder(module, name) !== undefined ||
      module.stars.some((star) => !findModule(module, star))
    );
  }

  /** `import x` beside `x = 1` in one module does not lead to itself. */
  const hasOwnName = (module: PythonModule, name: string): boolean =>
    (bindingsOf(module).get(name) ?? []).some(({ imported }: NameBinding) => !imported);

  const isFolder = (parts: readonly string[]): boolean => folders.has(parts.join('/'));

  function resolveMember(target: Target, member: string): Target | undefined {
    switch (target.kind) {
      case 'module': {
        const { module } = target;
        const found = resolve(module, member);
        return found.kind === 'built-in' || found.kind === 'unknown'
          ? { kind: 'unknown', name: `${module.path}:${member}` }
          : found;
      }
      case 'namespace':
        return resolveImport(target.from, {
          level: 0,
          module: [...target.parts, member].join('.'),
        });
      case 'package':
        return { kind: 'package', name: `${target.name}.${member}` };
      default:
        return undefined;
    }
  }

  function isLogger(module: PythonModule, name: string): boolean {
    const target = resolve(module, name);
    if (target.kind === 'package') return loggers.has(target.name);
    if (target.kind !== 'defined') return false;
    const [binding, ...others] = bindingsOf(target.module).get(target.name) ?? [];
    const value = binding?.statement.value;
    if (others.length > 0 || !isAstNode(value) || value.kind !== 'Call') return false;
    const made = resolveExpression(target.module, value.func);
    return made?.kind === 'package' && makersOfLoggers.has(made.name);
  }

  function resolveExpression(module: PythonModule, node: AstValue | undefined): Target | undefined {
    if (!isAstNode(node)) return undefined;
    if (node.kind === 'Name') return resolve(module, fieldText(node.id));
    const owner = node.kind === 'Attribute' ? resolveExpression(module, node.value) : undefined;
    return owner && resolveMember(owner, fieldText(node.attr));
  }

  return {
    isLogger,
    resolveExpression,
    resolve: (module, name) => resolve(module, name),
    resolveImport: (module, imported) => resolveImport(module, imported),
    resolveMember,
  };
}

const toPlace = (target: Target): unknown[] => [
  'module' in target ? target.module.path : '',
  'name' in target ? target.name : '',
];

const loggers: ReadonlySet<string> = new Set(['logging', 'loguru.logger']);

const makersOfLoggers: ReadonlySet<string> = new Set(['logging.getLogger', 'structlog.get_logger']);

const isPackage = ({ path }: PythonModule): boolean => /(?:^|\/)__init__\.py$/.test(path);

/** Every beginning of every end of the names of folders, as in "a/b", "b" and "a". */
const listTails = (parts: readonly string[]): string[] =>
  parts.flatMap((_, start) =>
    parts.slice(start).map((_part, end) => parts.slice(start, start + end + 1).join('/')),
  );
