import { readModule } from '../modules/read-module.ts';
import { createResolver, type NameResolver, type Resolved } from '../modules/resolve-names.ts';
import { findPackage, type Package } from '../modules/find-package.ts';
import type { PythonModule } from '../modules/python-module.ts';
import { readPlaceholders } from '../runner/read-placeholders.ts';
import { readSecondsBeforeJudging } from '../runner/read-waiting.ts';
import { findAddedNames, isRegistering } from '../modules/added-names.ts';
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
import type { SyntaxNode } from '../python/syntax-node.ts';
import { findUnlisted, findUnlistedActions } from './unlisted-names.ts';

/** A file of an environment's source. */
export interface SourceFile {
  /** Relative to the environment's folder, with slashes. */
  path: string;
  text: string;
}

/** For all functions together; those of OSWorld take a thirtieth. */
const mostSteps = 50_000_000;

/** The same of the parser. */
const mostParserSteps = 10_000_000;

/**
 * Reads what the functions of an environment take. The files are parsed and never run.
 *
 * @param runners The files that run tasks in it, as far as they are at hand.
 * @param folderName The name of its folder, with which imports may begin.
 */
export function readEnvironment(
  files: readonly SourceFile[],
  runners: readonly SourceFile[] = [],
  folderName = '',
): EnvironmentContracts {
  const parsing = { left: mostParserSteps };
  const modules = new Map(files.map(({ path, text }) => [path, readModule(path, text, parsing)]));
  const resolver = createResolver(modules, folderName);
  const cache = new Map<object, FunctionContract>();
  const shared = { left: mostSteps };
  const read = (source: FunctionSource): FunctionContract => {
    const contract = cache.get(source.definition) ?? readFunction(source, resolver, shared);
    cache.set(source.definition, contract);
    return contract;
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
  const getters = readKind('getters');
  const metrics = readKind('metrics');
  const actions = readActions(modules, resolver, (source) => read({ ...source, role: 'action' }));
  const findUnlistedOf = (kind: keyof typeof packages, contracts: typeof getters) =>
    findUnlisted(packages[kind], prefixes[kind], contracts, resolver, registered[kind].added);
  const unlisted = listUnlisted({
    getters: findUnlistedOf('getters', getters),
    metrics: findUnlistedOf('metrics', metrics),
    actions: findUnlistedActions(modules.values(), actions),
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

/** What names begin with that tasks can use: the getter of the type "rule" is `get_rule`. */
const prefixes = { getters: 'get_', metrics: '' } as const;

/** What the functions of a package are read with. */
interface PackageReader {
  prefix: string;
  decorators: ReadonlySet<SyntaxNode>;
  resolver: NameResolver;
  read: Read;
}

/** All functions of a package; those that its `__init__` makes available can be named by tasks. */
const readPackage = (members: Package, reader: PackageReader): Record<string, FunctionContract> =>
  Object.fromEntries([...readDefined(members, reader), ...readReachable(members, reader)]);

const canBeNamed = (name: string, prefix: string): boolean =>
  name.startsWith(prefix) && !name.startsWith('_');

/** Functions by their own names, and by those under which decorators put them into a table. */
function* readDefined(
  { members, entry }: Package,
  { prefix, decorators, resolver, read }: PackageReader,
): Generator<[string, FunctionContract]> {
  const addsNames = entry !== undefined && findAddedNames(entry) !== undefined;
  for (const module of members) {
    for (const [own, binding] of module.names) {
      if (binding.kind !== 'function' || isSpecial(own)) continue;
      if (decorators.has(binding.definition)) continue;
      const resolved = { ...binding, module, name: own };
      const isAdded =
        addsNames || binding.decorators.some((node) => isRegistering(node, module.source.text));
      const isHidden = entry && !(isAdded && canBeNamed(own, prefix));
      yield [own, { ...read(resolved), ...(isHidden && { isReachable: false }) }];
      for (const decorator of binding.decorators) {
        const name = registeredName(decorator, module, resolver);
        if (name !== undefined) yield [name, describeReachable(name, resolved, read)];
      }
    }
  }
}

function* readReachable(
  { entry }: Package,
  { prefix, decorators, resolver, read }: PackageReader,
): Generator<[string, FunctionContract]> {
  if (!entry) return;
  for (const name of resolver.listNames(entry)) {
    const resolved = canBeNamed(name, prefix) ? resolver.resolve(entry, name) : undefined;
    if (resolved?.kind === 'function') {
      if (!decorators.has(resolved.definition))
        yield [name, describeReachable(name, resolved, read)];
    } else if (resolved?.kind === 'value') {
      const contract = readValue(name, resolved, resolver, read);
      if (contract) yield [name, { ...contract, isReachable: true }];
    }
  }
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
  if (!first) return [];
  return [{ file: path, line: source.lineAt(first.at), message: `this ${first.message}` }];
};
