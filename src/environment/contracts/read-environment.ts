import { readModule } from '../modules/read-module.ts';
import { createResolver } from '../modules/resolve-names.ts';
import { findPackage } from '../modules/find-package.ts';
import type { PythonModule } from '../modules/python-module.ts';
import { readHandling } from '../handling/read-handling.ts';
import {
  type ContractKind,
  contractKinds,
  type EnvironmentContracts,
  type FunctionContract,
  type SourceFault,
  type UnlistedNames,
} from './contract.ts';
import { readActions } from './read-actions.ts';
import { type FunctionSource, readFunction, withoutReads } from './read-function.ts';
import { readPackage } from './read-package.ts';
import { readRegistries } from './read-registries.ts';
import { findDecorators } from './decorator-fault.ts';
import { readLookedUp } from './read-lookups.ts';
import { findUnlisted, findUnlistedActions, toUnlisted } from './unlisted-names.ts';

/** A file of an environment's source. */
export interface SourceFile {
  /** Relative to the environment's folder, with slashes. */
  path: string;
  text: string;
}

/** What of an environment is not about its getters, metrics and actions. */
export interface FilesBeside {
  /** Other files of its package that concern tasks, such as the class that loads them. */
  loaders?: readonly SourceFile[];
  /** The files that run tasks in it. */
  runners?: readonly SourceFile[];
}

/** For all functions together; those of OSWorld take a thirtieth. */
const mostSteps = 50_000_000;

/** The same of the parser. */
const mostParserSteps = 10_000_000;

/** For the contracts of all names, as JSON: a function may have very many names. */
const mostCharacters = 50_000_000;

const measure = (contract: FunctionContract) => ({
  contract,
  size: JSON.stringify(contract).length,
});

/**
 * Reads what the functions of an environment take. The files are parsed and never run.
 *
 * @param beside Other files that say what happens with a task. Default: none
 * @param folderName The name of its folder, with which imports may begin.
 */
export function readEnvironment(
  files: readonly SourceFile[],
  beside: FilesBeside = {},
  folderName = '',
): EnvironmentContracts {
  const parsing = { left: mostParserSteps };
  const toModules = (sources: readonly SourceFile[]) =>
    new Map(sources.map(({ path, text }) => [path, readModule(path, text, parsing)]));
  const modules = toModules(files);
  const resolver = createResolver(modules, folderName);
  const cache = new Map<object, { contract: FunctionContract; size: number }>();
  const shared = { left: mostSteps };
  let size = 0;
  const read = (source: FunctionSource): FunctionContract => {
    const cached = cache.get(source.definition) ?? measure(readFunction(source, resolver, shared));
    cache.set(source.definition, cached);
    size += cached.size;
    return size > mostCharacters ? withoutReads(cached.contract) : cached.contract;
  };
  const readBy = {
    getters: read,
    metrics: (source: FunctionSource) => read({ ...source, role: 'metric' }),
  };
  const packages = {
    getters: findPackage('getters', modules),
    metrics: findPackage('metrics', modules),
  };
  const readRegistriesOf = (kind: keyof typeof packages, called: RegExp) =>
    readRegistries(called, modules.values(), resolver, readBy[kind]);
  const registered = {
    getters: readRegistriesOf('getters', /getter/i),
    metrics: readRegistriesOf('metrics', /metric/i),
  };
  const decorators = findDecorators(modules.values(), resolver);
  const readers = {
    getters: { prefix: prefixes.getters, decorators, resolver, read: readBy.getters },
    metrics: { prefix: prefixes.metrics, decorators, resolver, read: readBy.metrics },
  };
  const readKind = (kind: keyof typeof packages) => ({
    ...readPackage(packages[kind], readers[kind]),
    ...registered[kind].contracts,
  });
  const found = {
    getters: readKind('getters'),
    metrics: readKind('metrics'),
  };
  const readAction = (source: FunctionSource) => read({ ...source, role: 'action' });
  const actions = readActions(modules, resolver, readAction, folderName);
  const lookedUp = readLookedUp(
    contractKinds.filter((kind) => !hasReachable({ ...found, actions: actions.contracts }[kind])),
    { modules, resolver, readers: { ...readBy, actions: readAction } },
  );
  const getters = { ...found.getters, ...lookedUp.getters?.contracts };
  const metrics = { ...found.metrics, ...lookedUp.metrics?.contracts };
  const actionContracts = { ...actions.contracts, ...lookedUp.actions?.contracts };
  const findUnlistedOf = (kind: keyof typeof packages, contracts: typeof getters) =>
    findUnlisted(packages[kind], prefixes[kind], contracts, resolver, registered[kind].added);
  const byKind = {
    getters: lookedUp.getters
      ? toUnlisted([], lookedUp.getters.added)
      : findUnlistedOf('getters', getters),
    metrics: lookedUp.metrics
      ? toUnlisted([], lookedUp.metrics.added)
      : findUnlistedOf('metrics', metrics),
    actions: lookedUp.actions
      ? toUnlisted([], lookedUp.actions.added)
      : findUnlistedActions(modules.values(), actions),
  };
  const limit = resolver.findLimit();
  const unlisted = listUnlisted(byKind, limit);
  const others = toModules(beside.loaders ?? []);
  const runners = toModules(beside.runners ?? []);
  const handling = readHandling({
    modules: new Map([...runners, ...others, ...modules]),
    runners: new Set(runners.values()),
    folderName,
    actionFiles: new Set(Object.values(actionContracts).map(({ file }) => file)),
  });
  const withCertain = limit ? withoutHidden : (contracts: typeof getters) => contracts;
  return {
    getters: withCertain(getters),
    metrics: withCertain(metrics),
    actions: actionContracts,
    ...(unlisted && { unlisted }),
    handling,
    faults: [
      ...[...modules.values()].flatMap(listFaults),
      ...(limit ? [{ file: limit.path, message: 'it imports more names than are followed' }] : []),
    ],
  };
}

const hasReachable = (contracts: Readonly<Record<string, FunctionContract>>): boolean =>
  Object.values(contracts).some(({ isReachable }) => isReachable === true);

/** Where not all names were looked for, a function that none led to may be reachable. */
const withoutHidden = (
  contracts: Readonly<Record<string, FunctionContract>>,
): Record<string, FunctionContract> =>
  Object.fromEntries(
    Object.entries(contracts).map(([name, { isReachable, ...contract }]) => [
      name,
      isReachable === true ? { ...contract, isReachable } : contract,
    ]),
  );

function listUnlisted(
  byKind: Readonly<Record<ContractKind, UnlistedNames | undefined>>,
  limit: PythonModule | undefined,
): EnvironmentContracts['unlisted'] {
  const found = contractKinds.flatMap((kind) =>
    byKind[kind] || limit
      ? [[kind, { ...(limit && { added: { file: limit.path } }), ...byKind[kind] }] as const]
      : [],
  );
  return found.length === 0 ? undefined : Object.fromEntries(found);
}

/** What names begin with that tasks can use: the getter of the type "rule" is `get_rule`. */
const prefixes = { getters: 'get_', metrics: '' } as const;

const listFaults = ({ path, source }: PythonModule): SourceFault[] => {
  const [first] = source.faults;
  if (!first) return [];
  return [{ file: path, line: source.lineAt(first.at), message: `this ${first.message}` }];
};
