import { findAddedNames } from '../modules/added-names.ts';
import type { Package } from '../modules/find-package.ts';
import { writtenText } from '#python/syntax-node.ts';
import type { Binding, PythonModule } from '../modules/python-module.ts';
import type { NameResolver } from '../modules/resolve-names.ts';
import type { FunctionContract, UnlistedNames } from './contract.ts';
import type { Actions } from './read-actions.ts';

type Contracts = Readonly<Record<string, FunctionContract>>;

/**
 * The names of a package that tasks may be able to use although no contract has them.
 *
 * @param prefix What such a name begins with.
 * @param registered Where a dictionary of functions gets names that it does not write.
 */
export function findUnlisted(
  { members, entry }: Package,
  prefix: string,
  contracts: Contracts,
  resolver: NameResolver,
  registered: UnlistedNames['added'],
): UnlistedNames | undefined {
  const outside = entry?.stars.find((star) => !resolver.resolveImport(entry, star));
  const sources = entry ? [...resolver.listSources(entry)] : [];
  const unclear = new Set(sources.flatMap((source) => listUnclear(source, resolver)));
  const names = (entry ? [...resolver.listNames(entry)] : []).filter(
    (name) =>
      // Names of classes and constants begin with a capital letter.
      /^[a-z]/.test(name) &&
      name.startsWith(prefix) &&
      contracts[name]?.isReachable !== true &&
      unclear.has(name),
  );
  const added =
    addedIn(members) ??
    brokenIn(sources) ??
    registered ??
    (entry && outside
      ? { file: entry.path, module: `${'.'.repeat(outside.levels)}${outside.parts.join('.')}` }
      : undefined);
  return toUnlisted(names, added);
}

/** The same of the classes in `setup.py`. */
export function findUnlistedActions(
  modules: Iterable<PythonModule>,
  { contracts, compared, outside }: Actions,
): UnlistedNames | undefined {
  const names = [...new Set(compared)].filter((name) => !Object.hasOwn(contracts, name));
  const setups = [...modules].filter(({ path }) => /(?:^|\/)setup\.py$/.test(path));
  return toUnlisted(names, addedIn(setups) ?? brokenIn(setups) ?? outside);
}

export const toUnlisted = (
  names: readonly string[],
  added: UnlistedNames['added'],
): UnlistedNames | undefined =>
  names.length === 0 && !added
    ? undefined
    : { ...(names.length > 0 && { names }), ...(added && { added }) };

/** The first place that cannot be read, which may define any name. */
function brokenIn(modules: Iterable<PythonModule>): UnlistedNames['added'] {
  for (const { path, source } of modules) {
    const [fault] = source.faults;
    if (fault) return { file: path, line: source.lineAt(fault.at) };
  }
  return undefined;
}

function addedIn(members: readonly PythonModule[]): UnlistedNames['added'] {
  for (const module of members) {
    const added = findAddedNames(module);
    if (added) return { file: module.path, line: module.source.lineAt(added.from) };
  }
  return undefined;
}

/** The names that a module imports from outside of the environment, or makes in a way that cannot be followed. */
const listUnclear = (module: PythonModule, resolver: NameResolver): string[] =>
  [...module.names].flatMap(([name, binding]) =>
    isUnclear(module, name, binding, resolver) ? [name] : [],
  );

function isUnclear(
  module: PythonModule,
  name: string,
  binding: Binding,
  resolver: NameResolver,
): boolean {
  return binding.kind === 'import'
    ? binding.name !== undefined &&
        binding.from.parts[0] !== '__future__' &&
        !resolver.resolve(module, name)
    : binding.kind === 'value' &&
        opaque.has(binding.value.name) &&
        !noFunction.test(writtenText(binding.value, module.source.text));
}

/** Calls that are common at the top of a file and give no function, such as `logging.getLogger(__name__)`. */
const noFunction = /^(?:logging\.getLogger|os\.(?:environ|path)|os\.getenv|re\.compile)\b/;

const opaque = new Set(['CallExpression', 'MemberExpression']);
