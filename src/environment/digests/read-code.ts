import type { FunctionContract } from '../contracts/contract.ts';
import type { FunctionSource } from '../contracts/read-function.ts';
import { readFunctions } from '../contracts/read-functions.ts';
import type { FilesBeside, SourceFile } from '../contracts/read-environment.ts';
import { createParser, type ModuleParser } from '../modules/create-parser.ts';
import { createResolver } from '../modules/resolve-names.ts';
import type { PythonModule } from '../modules/python-module.ts';
import { statementsOf } from '#python/syntax-node.ts';
import { memoize } from '#text/memoize.ts';
import type {
  CodeDigest,
  CodePiece,
  EnvironmentCode,
} from '#vocabulary/source/environment-code.ts';
import { toMethodName } from '#vocabulary/source/method-name.ts';
import { toGetterName } from '#vocabulary/vocabulary.ts';
import { digestClosure } from './digest-closure.ts';
import { createTaskUnitFinder, digestTaskCode, type TaskUnitFinder } from './judging-code.ts';
import { digestMethods } from './methods.ts';
import { createPieces, type Pieces } from './pieces.ts';
import { createReferences } from './names/references.ts';

/** What is known of packages that are not of the environment: their versions, by their names as imported. */
export type PackageVersions = Readonly<Record<string, string>>;

/** The source of an environment, and what it is made of. */
export interface CodeSources extends FilesBeside {
  files: readonly SourceFile[];
  /** The name of its folder, with which imports may begin. Default: none */
  folderName?: string;
  /** Default: none is known. */
  packages?: PackageVersions;
}

/** The same limit as for contracts. */
const mostParserSteps = 10_000_000;

/** Makes the digests of the functions of an environment, of its judge and of what starts tasks in it. */
export const readCode = (sources: CodeSources, parse = createParser()): EnvironmentCode =>
  createCodeReader(parse)(sources);

/** The same for several states, of which most files are the same. */
export function createCodeReader(
  parse = createParser(),
): (sources: CodeSources) => EnvironmentCode {
  const findTaskUnits = createTaskUnitFinder();
  return (sources) => digestSources(sources, parse, findTaskUnits);
}

function digestSources(
  { files, loaders = [], folderName = '', packages = {} }: CodeSources,
  parse: ModuleParser,
  findTaskUnits: TaskUnitFinder,
): EnvironmentCode {
  const parsing = { left: mostParserSteps };
  const toModules = (sources: readonly SourceFile[]) =>
    new Map(sources.map((file) => [file.path, parse(file, parsing)]));
  const ofFunctions = toModules(files);
  const modules = new Map([...toModules(loaders), ...ofFunctions]);
  const pieces = createPieces(modules.values(), createReferences(modules, folderName));
  const digest = memoize((key: string) => digestClosure(key, pieces, packages));
  const functions = digestFunctions({ modules: ofFunctions, folderName, pieces, digest });
  const others = new Map([...modules].filter(([path]) => !ofLeaves.test(path)));
  const { judge, starter } = digestTaskCode(findTaskUnits(others, folderName), pieces, digest);
  const byKind = [functions.getter, functions.metric, functions.action];
  const digests = [...byKind.flatMap((ofKind) => Object.values(ofKind)), judge, starter];
  const names = new Set(
    byKind.flatMap((ofKind) =>
      Object.values(ofKind).flatMap(({ unfollowed }) =>
        unfollowed.flatMap((written) => toMethodName(written) ?? []),
      ),
    ),
  );
  const methods = digestMethods(names, others.values(), pieces, digest);
  return { functions, judge, starter, methods, pieces: listPieces(digests, pieces) };
}

/** Files that have getters or metrics. */
const ofLeaves = /(?:^|\/)(?:getters|metrics)(?:\/|\.py$)/;

interface FunctionSources {
  modules: ReadonlyMap<string, PythonModule>;
  folderName: string;
  pieces: Pieces;
  digest: (key: string) => CodeDigest;
}

function digestFunctions({
  modules,
  folderName,
  pieces,
  digest,
}: FunctionSources): EnvironmentCode['functions'] {
  const resolver = createResolver(modules, folderName);
  // A contract has the number of its function below zero in the place of a line; values keep their lines.
  const sources: FunctionSource[] = [];
  const read = (source: FunctionSource): FunctionContract => {
    const line = -sources.push(source);
    return { file: source.module.path, line, end: line, arguments: {}, keys: {}, open: {} };
  };
  const found = readFunctions({ modules, resolver, folderName }, read);
  const toDigests = (
    contracts: Readonly<Record<string, FunctionContract>>,
    toName = (name: string) => name,
  ): Record<string, CodeDigest> =>
    Object.fromEntries(
      Object.entries(contracts).flatMap(([name, { file, line, isReachable }]) => {
        const source = sources[-line - 1] ?? findValue(modules.get(file), line);
        if (isReachable === false || !source) return [];
        return [[toName(name), digest(pieces.keyOf(source))]];
      }),
    );
  return {
    getter: toDigests(found.getters, toGetterName),
    metric: toDigests(found.metrics),
    action: toDigests(found.actions),
  };
}

/** A function that a statement makes without `def`, such as `f = partial(g)`. */
function findValue(
  module: PythonModule | undefined,
  line: number,
): Pick<FunctionSource, 'module' | 'name' | 'definition' | 'decorators'> | undefined {
  if (!module) return undefined;
  const { root, lineAt } = module.source;
  const statement = statementsOf(root).findLast((node) => lineAt(node.from) <= line);
  const [name] =
    [...module.names].find(([, { kind, ...binding }]) => {
      const value = kind === 'value' && 'value' in binding ? binding.value : undefined;
      return value && statement && statement.from <= value.from && value.to <= statement.to;
    }) ?? [];
  return statement && name !== undefined
    ? { module, name, definition: statement, decorators: [] }
    : undefined;
}

function listPieces(
  digests: readonly (CodeDigest | undefined)[],
  pieces: Pieces,
): Record<string, CodePiece> {
  const keys = new Set(digests.flatMap((one) => one?.pieces ?? []));
  return Object.fromEntries(
    [...keys].flatMap((key) => {
      const piece = pieces.find(key);
      if (!piece) return [];
      const { file, line, name, digest, text } = piece;
      return [[key, { file, line, name, digest, text }]];
    }),
  );
}
