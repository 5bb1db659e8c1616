import { findPackage } from '../modules/find-package.ts';
import type { NameResolver } from '../modules/resolve-names.ts';
import type { PythonModule } from '../modules/python-module.ts';
import {
  type ContractKind,
  contractKinds,
  type FunctionContract,
  type UnlistedNames,
} from './contract.ts';
import { findDecorators } from './decorator-fault.ts';
import { readActions } from './read-actions.ts';
import type { FunctionSource, Read } from './read-function.ts';
import { readLookedUp } from './read-lookups.ts';
import { readPackage } from './read-package.ts';
import { readRegistries } from './read-registries.ts';
import { findUnlisted, findUnlistedActions, toUnlisted } from './unlisted-names.ts';

interface FoundFunctions extends Record<ContractKind, Record<string, FunctionContract>> {
  /** The names that the source may make available without showing what they are. */
  findUnlisted: () => Readonly<Record<ContractKind, UnlistedNames | undefined>>;
}

interface ResolvedModules {
  modules: ReadonlyMap<string, PythonModule>;
  resolver: NameResolver;
  /** The name of the environment's folder, with which imports may begin. */
  folderName: string;
}

/** Finds the functions of an environment that tasks may name, by all ways in which it makes them available. */
export function readFunctions(
  { modules, resolver, folderName }: ResolvedModules,
  read: Read,
): FoundFunctions {
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
  const findAll = () => ({
    getters: lookedUp.getters
      ? toUnlisted([], lookedUp.getters.added)
      : findUnlistedOf('getters', getters),
    metrics: lookedUp.metrics
      ? toUnlisted([], lookedUp.metrics.added)
      : findUnlistedOf('metrics', metrics),
    actions: lookedUp.actions
      ? toUnlisted([], lookedUp.actions.added)
      : findUnlistedActions(modules.values(), actions),
  });
  return { getters, metrics, actions: actionContracts, findUnlisted: findAll };
}

const hasReachable = (contracts: Readonly<Record<string, FunctionContract>>): boolean =>
  Object.values(contracts).some(({ isReachable }) => isReachable === true);

/** What names begin with that tasks can use: the getter of the type "rule" is `get_rule`. */
const prefixes = { getters: 'get_', metrics: '' } as const;
