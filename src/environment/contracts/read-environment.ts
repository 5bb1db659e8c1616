import { createAgentTextReader } from '../agent-text/read-agent-text.ts';
import type { AgentTextUse } from '#vocabulary/contract/agent-text-use.ts';
import { createParser } from '../modules/create-parser.ts';
import { createResolver } from '../modules/resolve-names.ts';
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
import { type FunctionSource, readFunction, withoutReads } from './read-function.ts';
import { readFunctions } from './read-functions.ts';

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

const withAgentText = (
  contract: FunctionContract,
  agentText: readonly AgentTextUse[],
): FunctionContract => (agentText.length > 0 ? { ...contract, agentText } : contract);

const measure = (contract: FunctionContract) => ({
  contract,
  size: JSON.stringify(contract).length,
});

/**
 * Reads what the functions of an environment take. The files are parsed and never run.
 *
 * @param beside Other files that say what happens with a task. Default: none
 * @param folderName The name of its folder, with which imports may begin.
 * @param parse What parses its files. Default: it remembers nothing
 */
export function readEnvironment(
  files: readonly SourceFile[],
  beside: FilesBeside = {},
  folderName = '',
  parse = createParser(),
): EnvironmentContracts {
  const parsing = { left: mostParserSteps };
  const toModules = (sources: readonly SourceFile[]) =>
    new Map(sources.map((file) => [file.path, parse(file, parsing)]));
  const modules = toModules(files);
  const resolver = createResolver(modules, folderName);
  const readAgentText = createAgentTextReader(modules, resolver);
  const cache = new Map<object, { contract: FunctionContract; size: number }>();
  const shared = { left: mostSteps };
  let size = 0;
  const read = (source: FunctionSource): FunctionContract => {
    const cached =
      cache.get(source.definition) ??
      measure(withAgentText(readFunction(source, resolver, shared), readAgentText(source)));
    cache.set(source.definition, cached);
    size += cached.size;
    return size > mostCharacters ? withoutReads(cached.contract) : cached.contract;
  };
  const { getters, metrics, actions, findUnlisted } = readFunctions(
    { modules, resolver, folderName },
    read,
  );
  const byKind = findUnlisted();
  const limit = resolver.findLimit();
  const unlisted = listUnlisted(byKind, limit);
  const others = toModules(beside.loaders ?? []);
  const runners = toModules(beside.runners ?? []);
  const handling = readHandling({
    modules: new Map([...runners, ...others, ...modules]),
    runners: new Set(runners.values()),
    folderName,
    actionFiles: new Set(Object.values(actions).map(({ file }) => file)),
  });
  const withCertain = limit ? withoutHidden : (contracts: typeof getters) => contracts;
  return {
    getters: withCertain(getters),
    metrics: withCertain(metrics),
    actions,
    ...(unlisted && { unlisted }),
    handling,
    faults: [
      ...[...modules.values()].flatMap(listFaults),
      ...(limit ? [{ file: limit.path, message: 'it imports more names than are followed' }] : []),
    ],
  };
}

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

const listFaults = ({ path, source }: PythonModule): SourceFault[] => {
  const [first] = source.faults;
  if (!first) return [];
  return [{ file: path, line: source.lineAt(first.at), message: `this ${first.message}` }];
};
