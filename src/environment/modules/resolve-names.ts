import { memoize } from '#text/memoize.ts';
import { type SyntaxNode, writtenText } from '#python/syntax-node.ts';
import { createModuleFinder } from './find-module.ts';
import type { ModuleName, PythonModule } from './python-module.ts';
import { createStarImports, isPublic } from './star-imports.ts';

/** What a name turned out to be: a function or class with the module that defines it, or a module. */
export type Resolved =
  | {
      kind: 'function';
      module: PythonModule;
      name: string;
      definition: SyntaxNode;
      decorators: readonly SyntaxNode[];
      alternative?: SyntaxNode;
    }
  | { kind: 'class'; module: PythonModule; name: string; definition: SyntaxNode }
  /** One that is changed may be something else than its source shows. */
  | { kind: 'value'; module: PythonModule; value: SyntaxNode; isChanged: boolean }
  | { kind: 'module'; module: PythonModule };

export interface NameResolver {
  /** What a name at the top level of a module means; undefined for a name from outside of the environment. */
  resolve(module: PythonModule, name: string): Resolved | undefined;
  /** The same for a name that an import inside of a function binds. */
  resolveImport(module: PythonModule, from: ModuleName, name?: string): Resolved | undefined;
  /** Every name that importing a package or a module makes available. */
  listNames(module: PythonModule): ReadonlySet<string>;
  /** The module, and those whose public names it all makes available. */
  listSources(module: PythonModule): Iterable<PythonModule>;
  /** The module at which too many names were looked for; what was not found since then is not known. */
  findLimit(): PythonModule | undefined;
}

/** A name that leads further is not followed: a chain of many thousands does not fit on the stack. */
const mostSteps = 1000;

/** For all names of an environment; those of OSWorld take a three-thousandth. */
const mostLookups = 5_000_000;

export function createResolver(
  modules: ReadonlyMap<string, PythonModule>,
  folderName: string,
): NameResolver {
  const findModule = createModuleFinder(modules, folderName);
  const stars = createStarImports(modules, findModule);
  let left = mostLookups;
  let limit: PythonModule | undefined;
  const changed = new Set([...modules.values()].flatMap((module) => [...module.changed]));

  const namesOf = memoize((module: PythonModule) =>
    memoize((name: string) => follow(module, name, new Set())),
  );
  const resolve = (module: PythonModule, name: string) => namesOf(module)(name);

  /** @param seen the names on the way to this one, which may lead back to them */
  function follow(module: PythonModule, name: string, seen: Set<string>): Resolved | undefined {
    const key = JSON.stringify([module.path, name]);
    if (seen.has(key) || seen.size >= mostSteps) return undefined;
    if (seen.size > 0 && !spend(module)) return undefined;
    seen.add(key);
    const binding = module.names.get(name);
    switch (binding?.kind) {
      case undefined:
        return resolveStar(module, name, seen) ?? findSubmodule(module, name);
      case 'function':
      case 'class':
        return { ...binding, module, name };
      case 'import':
        return resolveImport(module, binding.from, binding.name, seen);
      case 'value':
        return resolveValue(module, binding.value, changed.has(name), seen);
    }
  }

  /** Follows `a = b` and `a = b.c` to what they name. */
  function resolveValue(
    module: PythonModule,
    value: SyntaxNode,
    isChanged: boolean,
    seen: Set<string>,
  ): Resolved | undefined {
    const nameOf = (node: SyntaxNode) => writtenText(node, module.source.text);
    if (value.name === 'VariableName') return follow(module, nameOf(value), seen);
    const [object, dot, member] = value.children;
    if (value.name !== 'MemberExpression' || !object || dot?.name !== '.' || !member) {
      return { kind: 'value', module, value, isChanged };
    }
    const owner = resolveValue(module, object, false, seen);
    return owner?.kind === 'module' ? follow(owner.module, nameOf(member), seen) : undefined;
  }

  function resolveImport(
    module: PythonModule,
    from: ModuleName,
    name?: string,
    seen = new Set<string>(),
  ): Resolved | undefined {
    const target = findModule(module, from);
    if (name === undefined) return toResolved(target);
    return (
      (target && target !== module ? follow(target, name, seen) : undefined) ??
      toResolved(findModule(module, { ...from, parts: [...from.parts, name] }))
    );
  }

  function resolveStar(
    module: PythonModule,
    name: string,
    seen: Set<string>,
  ): Resolved | undefined {
    const all = stars.listHolders(name);
    if (module.stars.length === 0 || !spend(module, all.length)) return undefined;
    const sources = stars.listSources(module);
    const holders = all.filter((holder) => holder !== module && sources.has(holder));
    const [only] = holders;
    if (!only) return undefined;
    if (holders.length === 1 && (stars.isPlain(module) || stars.listTargets(module).has(only)))
      return isPublic(only, name) ? follow(only, name, seen) : undefined;
    for (const target of stars.listTargets(module)) {
      if (!spend(module, holders.length)) return undefined;
      const leadsThere = holders.some((holder) => stars.listSources(target).has(holder));
      const found = leadsThere && isPublic(target, name) ? follow(target, name, seen) : undefined;
      if (found) return found;
    }
    return undefined;
  }

  function findSubmodule(module: PythonModule, name: string): Resolved | undefined {
    if (!module.path.endsWith('/__init__.py')) return undefined;
    return toResolved(findModule(module, { levels: 1, parts: [name] }));
  }

  function listNames(
    module: PythonModule,
    listed = new Map<PythonModule, ReadonlySet<string>>(),
  ): ReadonlySet<string> {
    const earlier = listed.get(module);
    if (earlier) return earlier;
    const names = new Set(module.names.keys());
    // Before its imports, which may lead back to it.
    listed.set(module, names);
    const areAll = stars.isPlain(module);
    for (const target of areAll ? stars.listSources(module) : stars.listTargets(module)) {
      const others = areAll ? target.names.keys() : listNames(target, listed);
      for (const name of others) {
        if (!spend(target)) return names;
        if (isPublic(target, name)) names.add(name);
      }
    }
    return names;
  }

  /** Whether so many steps are left. */
  function spend(module: PythonModule, steps = 1): boolean {
    left -= steps;
    if (left <= 0) limit ??= module;
    return !limit;
  }

  return {
    resolve,
    resolveImport,
    listNames,
    listSources: stars.listSources,
    findLimit: () => limit,
  };
}

const toResolved = (module: PythonModule | undefined): Resolved | undefined =>
  module && { kind: 'module', module };
