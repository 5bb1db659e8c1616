import { readModule } from '../modules/read-module.ts';
import { createResolver, type NameResolver, type Resolved } from '../modules/resolve-names.ts';
import { findPackage, type Package } from '../modules/find-package.ts';
import type { PythonModule } from '../modules/python-module.ts';
import { readPlaceholders } from '../runner/read-placeholders.ts';
import { readSecondsBeforeJudging } from '../runner/read-waiting.ts';
import { isRegistering } from '../modules/added-names.ts';
import type {
  ContractKind,
  EnvironmentContracts,
  FunctionContract,
  SourceFault,
  UnlistedNames,
} from './contract.ts';
import { readActions } from './read-actions.ts';
import { type FunctionSource, type Read, readFunction } from './read-function.ts';
import { registeredName } from './registered-name.ts';
import { readRegistries } from './read-registries.ts';
import { readValue } from './read-value.ts';
import { findDecorators } from './decorator-fault.ts';
import { nodesWithin, type SyntaxNode } from '../python/syntax-node.ts';
import { spreadDictionary } from '../modules/spread-dictionary.ts';
import { findUnlisted, findUnlistedActions } from './unlisted-names.ts';

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
    if (cached && !source.closure) return cached;
    const contract = readFunction(source, resolver, shared);
    // A function within another one is a different one after each call of that.
    if (!source.closure) cache.set(source.definition, contract);
    return contract;
  };
  const readBy = {
    getters: read,
    metrics: (source: FunctionSource) => read({ ...source, isMetric: true }),
  };
  const packages = {
    getters: findPackage('getters', modules),
    metrics: findPackage('metrics', modules),
  };
  const readRegistriesOf = (kind: keyof typeof packages, called: RegExp) => {
    const spread = listSpread(packages[kind], resolver);
    return readRegistries(called, spread, modules.values(), resolver, readBy[kind]);
  };
  const registered = {
    getters: readRegistriesOf('getters', /getter/i),
    metrics: readRegistriesOf('metrics', /metric/i),
  };
  const decorators = findDecorators(modules.values(), resolver);
  const readKind = (kind: keyof typeof packages) => ({
    ...readPackage(packages[kind], prefixes[kind], decorators, resolver, readBy[kind]),
    ...registered[kind].contracts,
  });
  const getters = readKind('getters');
  const metrics = readKind('metrics');
  const actions = readActions(modules, resolver, read);
  const findUnlistedOf = (kind: keyof typeof packages, contracts: typeof getters) =>
    findUnlisted(packages[kind], prefixes[kind], contracts, resolver, registered[kind].added);
  const unlisted = listUnlisted({
    getters: findUnlistedOf('getters', getters),
    metrics: findUnlistedOf('metrics', metrics),
    actions: findUnlistedActions(modules.values(), actions, resolver),
  });
  const placeholders = readPlaceholders(modules.values());
  const secondsBeforeJudging = readSecondsBeforeJudging(runners.map(({ text }) => text));
  return {
    getters,
    metrics,
    actions: actions.contracts,
    ...(unlisted && { unlisted }),
    ...(placeholders && { placeholders }),
    ...(secondsBeforeJudging !== undefined && { secondsBeforeJudging }),
    faults: [...modules.values()].flatMap(listFaults),
  };
}

function listUnlisted(
  byKind: Readonly<Record<ContractKind, UnlistedNames | undefined>>,
): EnvironmentContracts['unlisted'] {
  const found = Object.entries(byKind).filter(([, names]) => names);
  return found.length === 0 ? undefined : Object.fromEntries(found);
}

/** The dictionaries that give their names to a package. */
const listSpread = ({ members }: Package, resolver: NameResolver): Set<SyntaxNode> =>
  new Set(
    members.flatMap((module) =>
      [...nodesWithin(module.source.root)].flatMap(
        (node) => spreadDictionary(node, module, resolver) ?? [],
      ),
    ),
  );

/** What names begin with that tasks can use: the getter of the type "rule" is `get_rule`. */
const prefixes = { getters: 'get_', metrics: '' } as const;

/** All functions of a package; those that its `__init__` makes available can be named by tasks. */
function readPackage(
  { members, entry }: Package,
  prefix: string,
  decorators: ReadonlySet<SyntaxNode>,
  resolver: NameResolver,
  read: Read,
): Record<string, FunctionContract> {
  const contracts: Record<string, FunctionContract> = {};
  const canBeNamed = (name: string) => name.startsWith(prefix) && !name.startsWith('_');
  for (const module of members) {
    for (const [own, binding] of module.names) {
      if (binding.kind !== 'function' || isSpecial(own)) continue;
      if (decorators.has(binding.definition)) continue;
      const isRegistered =
        canBeNamed(own) &&
        binding.decorators.some((node) => isRegistering(node, module.source.text));
      contracts[own] = {
        ...read({ ...binding, module, name: own }),
        ...(entry && !isRegistered && { isReachable: false }),
      };
      for (const decorator of binding.decorators) {
        const name = registeredName(decorator, module, resolver);
        if (name !== undefined)
          contracts[name] = describeReachable(name, { ...binding, module, name: own }, read);
      }
    }
  }
  for (const reachable of entry ? resolver.listNames(entry) : []) {
    if (!canBeNamed(reachable)) continue;
    const resolved = entry && resolver.resolve(entry, reachable);
    if (resolved?.kind === 'function') {
      if (!decorators.has(resolved.definition))
        contracts[reachable] = describeReachable(reachable, resolved, read);
    } else if (resolved?.kind === 'value') {
      const contract = readValue(reachable, resolved, resolver, read);
      if (contract) contracts[reachable] = { ...contract, isReachable: true };
    }
  }
  return contracts;
}

/** Python itself calls `__getattr__` and the like. */
const isSpecial = (name: string): boolean => name.startsWith('__');

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
