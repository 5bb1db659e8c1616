import { memoize } from '#text/memoize.ts';
import type { createModuleFinder } from './find-module.ts';
import type { PythonModule } from './python-module.ts';

/** Which modules the names come from that others import with `from a import *`. */
export interface StarImports {
  /** The other modules of which a module itself imports all public names. */
  listTargets: (module: PythonModule) => ReadonlySet<PythonModule>;
  /** The module, its targets, their targets and so on, in the order in which Python would find them. */
  listSources: (module: PythonModule) => ReadonlySet<PythonModule>;
  /** Those of all modules that may have a name. */
  listHolders: (name: string) => readonly PythonModule[];
  /** Whether all these make every name available that does not begin with an underscore. */
  isPlain: (module: PythonModule) => boolean;
}

export function createStarImports(
  modules: ReadonlyMap<string, PythonModule>,
  findModule: ReturnType<typeof createModuleFinder>,
): StarImports {
  const holders = new Map<string, PythonModule[]>();
  for (const module of modules.values()) {
    for (const name of module.names.keys()) addHolder(name, module);
    const [, folder = '', name = ''] = /^(.*\/)?(\w+)(?:\/__init__)?\.py$/.exec(module.path) ?? [];
    const parent = modules.get(`${folder}__init__.py`);
    if (parent && parent !== module) addHolder(name, parent);
  }

  function addHolder(name: string, module: PythonModule): void {
    const found = holders.get(name);
    if (found) found.push(module);
    else holders.set(name, [module]);
  }

  const listTargets = memoize((module: PythonModule) => {
    const targets = new Set(module.stars.flatMap((star) => findModule(module, star) ?? []));
    targets.delete(module);
    return targets;
  });

  const listSources = memoize((module: PythonModule) => {
    const sources = new Set<PythonModule>();
    const ahead = [module];
    for (let next = ahead.pop(); next; next = ahead.pop()) {
      if (sources.has(next)) continue;
      sources.add(next);
      ahead.push(...[...listTargets(next)].reverse());
    }
    return sources;
  });

  const isPlain = memoize((module: PythonModule) =>
    [...listSources(module)].every((source) => source === module || !source.published),
  );

  return { listTargets, listSources, listHolders: (name) => holders.get(name) ?? [], isPlain };
}

export const isPublic = ({ published }: PythonModule, name: string): boolean =>
  published ? published.has(name) : !name.startsWith('_');
