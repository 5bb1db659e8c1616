import { type SyntaxNode, writtenText } from '../python/syntax-node.ts';
import type { ModuleName, PythonModule } from './python-module.ts';

/** What a name turned out to be: a function or class with the module that defines it, or a module. */
export type Resolved =
  | {
      kind: 'function';
      module: PythonModule;
      name: string;
      definition: SyntaxNode;
      decorators: readonly SyntaxNode[];
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
  listNames(module: PythonModule): string[];
}

/** More steps from import to import are a circle. */
const mostSteps = 20;

export function createResolver(modules: ReadonlyMap<string, PythonModule>): NameResolver {
  const byTail = groupByTail(modules);
  const changed = new Set([...modules.values()].flatMap((module) => [...module.changed]));
  /** The names that were looked for by `import *` since the resolver was last asked. */
  const searched = new Set<string>();

  function resolve(module: PythonModule, name: string, steps = 0): Resolved | undefined {
    if (steps > mostSteps) return undefined;
    const binding = module.names.get(name);
    if (!binding) return resolveStar(module, name, steps) ?? findSubmodule(module, name);
    switch (binding.kind) {
      case 'function':
        return { ...binding, module, name };
      case 'class':
        return { ...binding, module, name };
      case 'import':
        return resolveImport(module, binding.from, binding.name, steps + 1);
      case 'value':
        return resolveValue(module, binding.value, changed.has(name), steps);
    }
  }

  /** Follows `a = b` and `a = b.c` to what they name. */
  function resolveValue(
    module: PythonModule,
    value: SyntaxNode,
    isChanged: boolean,
    steps: number,
  ): Resolved | undefined {
    if (value.name === 'VariableName')
      return resolve(module, writtenText(value, module.source.text), steps + 1);
    const [object, dot, member] = value.children;
    if (value.name !== 'MemberExpression' || !object || dot?.name !== '.' || !member) {
      return { kind: 'value', module, value, isChanged };
    }
    const owner = resolveValue(module, object, false, steps + 1);
    return owner?.kind === 'module'
      ? resolve(owner.module, writtenText(member, module.source.text), steps + 1)
      : undefined;
  }

  function resolveImport(
    module: PythonModule,
    from: ModuleName,
    name?: string,
    steps = 0,
  ): Resolved | undefined {
    const target = findModule(module, from);
    if (name === undefined) return target && { kind: 'module', module: target };
    if (target && target !== module) {
      const found = resolve(target, name, steps + 1);
      if (found) return found;
    }
    const submodule = findModule(module, { ...from, parts: [...from.parts, name] });
    return submodule && { kind: 'module', module: submodule };
  }

  function resolveStar(module: PythonModule, name: string, steps: number): Resolved | undefined {
    const key = JSON.stringify([module.path, name]);
    if (searched.has(key)) return undefined;
    searched.add(key);
    for (const star of module.stars) {
      const target = findModule(module, star);
      if (!target || target === module || !isPublic(target, name)) continue;
      const found = resolve(target, name, steps + 1);
      if (found) return found;
    }
    return undefined;
  }

  function findSubmodule(module: PythonModule, name: string): Resolved | undefined {
    if (!module.path.endsWith('/__init__.py')) return undefined;
    const found = findModule(module, { levels: 1, parts: [name] });
    return found && { kind: 'module', module: found };
  }

  function findModule(
    module: PythonModule,
    { levels, parts }: ModuleName,
  ): PythonModule | undefined {
    if (levels === 0) return findByTail(module.path, parts);
    const folders = module.path.split('/').slice(0, -1);
    if (levels - 1 > folders.length) return undefined;
    const path = [...folders.slice(0, folders.length - levels + 1), ...parts].join('/');
    return (
      modules.get(`${path}.py`) ?? modules.get(path === '' ? '__init__.py' : `${path}/__init__.py`)
    );
  }

  /** The file of an absolute name; of several, the one that shares the most folders with the importing file. */
  function findByTail(from: string, parts: readonly string[]): PythonModule | undefined {
    const tail = parts.join('/');
    const found = (byTail.get(parts.at(-1) ?? '') ?? []).filter(({ path }) => {
      const name = withoutExtension(path);
      return name === tail || name.endsWith(`/${tail}`);
    });
    const [first, ...others] = found;
    return others.reduce(
      (best, other) =>
        sharedLength(other.path, from) > sharedLength(best?.path ?? '', from) ? other : best,
      first,
    );
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
    for (const star of module.stars) {
      const target = findModule(module, star);
      if (!target || target === module) continue;
      for (const name of listNames(target, listed)) if (isPublic(target, name)) names.add(name);
    }
    return names;
  }

  return {
    resolve(module, name) {
      searched.clear();
      return resolve(module, name);
    },
    resolveImport(module, from, name) {
      searched.clear();
      return resolveImport(module, from, name);
    },
    listNames: (module) => [...listNames(module)],
  };
}

const isPublic = ({ published }: PythonModule, name: string): boolean =>
  published ? published.has(name) : !name.startsWith('_');

const withoutExtension = (path: string): string => path.replace(/(?:\/__init__)?\.py$/, '');

function groupByTail(modules: ReadonlyMap<string, PythonModule>): Map<string, PythonModule[]> {
  const groups = new Map<string, PythonModule[]>();
  for (const module of modules.values()) {
    const name = withoutExtension(module.path).split('/').at(-1) ?? '';
    groups.set(name, [...(groups.get(name) ?? []), module]);
  }
  return groups;
}

function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}
