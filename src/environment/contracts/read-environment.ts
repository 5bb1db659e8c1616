import { readModule } from '../modules/read-module.ts';
import { createResolver, type NameResolver, type Resolved } from '../modules/resolve-names.ts';
import type { PythonModule } from '../modules/python-module.ts';
import { readPlaceholders } from '../runner/read-placeholders.ts';
import { readSecondsBeforeJudging } from '../runner/read-waiting.ts';
import type { EnvironmentContracts, FunctionContract, SourceFault } from './contract.ts';
import { readActions } from './read-actions.ts';
import { type FunctionSource, type Read, readFunction } from './read-function.ts';
import { readValue } from './read-value.ts';

/** A file of an environment's source. */
export interface SourceFile {
  /** Relative to the environment's folder, with slashes. */
  path: string;
  text: string;
}

/** So many expressions are followed for all functions together; OSWorld's take a fiftieth. */
const mostExpressions = 3_000_000;

/**
 * Reads what the functions of an environment take. The files are parsed and never run.
 *
 * @param runners The files that run tasks in it, as far as they are at hand.
 */
export function readEnvironment(
  files: readonly SourceFile[],
  runners: readonly SourceFile[] = [],
): EnvironmentContracts {
  const modules = new Map(files.map(({ path, text }) => [path, readModule(path, text)]));
  const resolver = createResolver(modules);
  const cache = new Map<object, FunctionContract>();
  const shared = { left: mostExpressions };
  const read = (source: FunctionSource): FunctionContract => {
    const cached = cache.get(source.definition);
    if (cached) return cached;
    const contract = readFunction(source, resolver, shared);
    cache.set(source.definition, contract);
    return contract;
  };
  const placeholders = readPlaceholders(modules.values());
  const secondsBeforeJudging = readSecondsBeforeJudging(runners.map(({ text }) => text));
  return {
    getters: readPackage('getters', modules, resolver, read),
    metrics: readPackage('metrics', modules, resolver, read),
    actions: readActions(modules, resolver, read),
    ...(placeholders && { placeholders }),
    ...(secondsBeforeJudging !== undefined && { secondsBeforeJudging }),
    faults: [...modules.values()].flatMap(listFaults),
  };
}

/** All functions of a package; those that its `__init__` makes available can be named by tasks. */
function readPackage(
  name: string,
  modules: ReadonlyMap<string, PythonModule>,
  resolver: NameResolver,
  read: Read,
): Record<string, FunctionContract> {
  const inPackage = new RegExp(`(?:^|/)${name}(?:/|\\.py$)`);
  const paths = [...modules.keys()].filter((path) => inPackage.test(path)).sort();
  const entry = paths
    .filter((path) => new RegExp(`(?:^|/)${name}(?:/__init__)?\\.py$`).test(path))
    .sort((one, other) => one.length - other.length)[0];
  const init = entry === undefined ? undefined : modules.get(entry);
  const contracts: Record<string, FunctionContract> = {};
  for (const path of paths) {
    const module = modules.get(path);
    if (!module) continue;
    for (const [own, binding] of module.names) {
      if (binding.kind !== 'function') continue;
      contracts[own] = {
        ...read({ ...binding, module, name: own }),
        ...(init && { isReachable: false }),
      };
    }
  }
  for (const reachable of init ? resolver.listNames(init) : []) {
    const resolved = init && resolver.resolve(init, reachable);
    if (resolved?.kind === 'function')
      contracts[reachable] = describeReachable(reachable, resolved, read);
    else if (resolved?.kind === 'value') {
      const contract = readValue(reachable, resolved, resolver, read);
      if (contract) contracts[reachable] = { ...contract, isReachable: true };
    }
  }
  return contracts;
}

function describeReachable(
  name: string,
  resolved: Extract<Resolved, { kind: 'function' }>,
  read: Read,
): FunctionContract {
  return {
    ...read(resolved),
    ...(resolved.name !== name && { aliasOf: resolved.name }),
    isReachable: true,
  };
}

const listFaults = ({ path, source }: PythonModule): SourceFault[] => {
  const [first] = source.faults;
  if (first === undefined) return [];
  return [{ file: path, line: source.lineAt(first), message: 'this is not Python' }];
};
