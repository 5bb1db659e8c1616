import { resolveDotted } from '../modules/resolve-dotted.ts';
import type { NameResolver } from '../modules/resolve-names.ts';
import type { PythonModule } from '../modules/python-module.ts';
import { callArguments } from '#python/call-arguments.ts';
import { classValues, methodsOf } from '#python/class-methods.ts';
import {
  definedName,
  findChild,
  nodesWithin,
  type SyntaxNode,
  writtenText,
} from '#python/syntax-node.ts';
import type { AddedNames } from '#vocabulary/source/source-facts.ts';
import type { FunctionContract } from './contract.ts';
import { isTooLong, type Read } from './read-function.ts';
import { unreadValue } from './read-value.ts';

/** A class that is extended in several ways is followed in each. */
const mostBases = 1_000;

export interface Actions {
  contracts: Readonly<Record<string, FunctionContract>>;
  /** The strings that other methods compare the type of a setup step with. */
  compared: readonly string[];
  /** Where other actions may come from: a class that is not in the source, or code that is too long to be followed. */
  outside?: AddedNames;
}

/**
 * The methods `_name_setup` of the classes in `setup.py` and of the classes that these extend, and
 * the functions `name_setup` of modules that `setup.py` looks functions up in.
 */
export function readActions(
  modules: ReadonlyMap<string, PythonModule>,
  resolver: NameResolver,
  read: Read,
  folderName: string,
): Actions {
  const contracts: Record<string, FunctionContract> = {};
  const compared: string[] = [];
  let outside: Actions['outside'];
  let followed = 0;
  const paths = [...modules.keys()].filter((path) => /(?:^|\/)setup\.py$/.test(path)).sort();
  for (const path of paths) {
    const module = modules.get(path);
    if (!module) continue;
    for (const [, binding] of module.names) {
      if (binding.kind === 'class') addMethods(module, binding.definition);
    }
    for (const lookUp of lookUpsIn(module, resolver)) {
      if (lookUp.found) addFunctions(lookUp.found);
      else if (isOfEnvironment(lookUp, module, folderName)) outside ??= toAbsent(lookUp, module);
    }
  }
  return { contracts, compared, ...(outside && { outside }) };

  function addMethods(module: PythonModule, owner: SyntaxNode, depth = 0): void {
    const { text } = module.source;
    const methods = new Map(
      methodsOf(owner).map((method) => [definedName(method.definition, text), method]),
    );
    const list = findChild(owner, 'ArgList');
    const bases = (list ? callArguments(list, text) : []).filter(({ name }) => name === undefined);
    const mayAct = [...methods.keys()].some(isOfController);
    for (const { value } of depth < 5 ? bases : []) addBase(module, value, depth + 1, mayAct);
    for (const [name, method] of methods) {
      const action = toAction(name);
      const contract = read({ ...method, module, name, owner });
      if (action !== undefined) contracts[action] = { ...contract, isReachable: true };
      else for (const type of comparedTypes(contract)) compared.push(type);
      if (isTooLong(contract)) outside ??= { file: contract.file, line: contract.line };
    }
    for (const [name, value] of classValues(owner, text)) {
      const action = toAction(name);
      if (action === undefined) continue;
      const original = writtenText(value, text);
      const method = methods.get(original);
      const contract = method
        ? { ...read({ ...method, module, name: original, owner }), aliasOf: original }
        : unreadValue(value, module);
      contracts[action] = { ...contract, isReachable: true };
    }
  }

  function addBase(module: PythonModule, base: SyntaxNode, depth: number, mayAct: boolean): void {
    const { text } = module.source;
    // `Base[T]` extends `Base`.
    const name = /^[\w.]+/.exec(writtenText(base, text))?.[0] ?? '';
    const resolved = resolveDotted(resolver, module, name);
    const isFollowed = resolved?.kind === 'class' && followed++ < mostBases;
    if (isFollowed) addMethods(resolved.module, resolved.definition, depth);
    else if (resolved?.kind === 'class' || (isImported(name, module) && mayAct))
      outside ??= { file: module.path, line: module.source.lineAt(base.from) };
  }

  function addFunctions(module: PythonModule): void {
    for (const name of resolver.listNames(module)) {
      const action = name.startsWith('_') ? undefined : toAction(`_${name}`);
      const found = action === undefined ? undefined : resolver.resolve(module, name);
      if (action === undefined || found?.kind !== 'function') continue;
      contracts[action] ??= { ...read(found), isReachable: true };
    }
  }
}

/** A call of `getattr` by a name that the source makes. */
interface LookUp {
  node: SyntaxNode;
  /** As written. */
  object: string;
  name: SyntaxNode | undefined;
  /** The module that it is, where that is in the source. */
  found?: PythonModule;
}

function* lookUpsIn(module: PythonModule, resolver: NameResolver): Generator<LookUp, void> {
  const { root, text } = module.source;
  for (const node of nodesWithin(root)) {
    const [called, list] = node.children;
    if (node.name !== 'CallExpression' || !called || !list) continue;
    if (writtenText(called, text) !== 'getattr') continue;
    const [first, second] = callArguments(list, text);
    const object = first ? writtenText(first.value, text) : '';
    const found = resolveDotted(resolver, module, object);
    const lookUp = { node, object, name: second?.value };
    if (found?.kind === 'module') yield { ...lookUp, found: found.module };
    else if (!found) yield lookUp;
  }
}

/** Whether an absent module is one of the environment, or functions called as actions are looked up in it. */
function isOfEnvironment(
  { object, name }: LookUp,
  { path, names, source }: PythonModule,
  folderName: string,
): boolean {
  const binding = names.get(object.split('.')[0] ?? '');
  if (binding?.kind !== 'import') return false;
  const { levels, parts } = binding.from;
  const folders = new Set([folderName, ...path.split('/').slice(0, -1)]);
  return (
    levels > 0 ||
    folders.has(parts[0] ?? '') ||
    (name !== undefined && writtenText(name, source.text).includes('_setup'))
  );
}

const toAbsent = ({ node, object }: LookUp, { path, source }: PythonModule): AddedNames => ({
  file: path,
  line: source.lineAt(node.from),
  module: object,
});

/** Whether a class is from a package that may define actions, which the standard library does not. */
function isImported(name: string, { names }: PythonModule): boolean {
  const binding = names.get(name.split('.')[0] ?? '');
  return binding?.kind === 'import' && !/^(?:abc|typing)/.test(binding.from.parts[0] ?? '');
}

const isOfController = (name: string): boolean => name === 'setup' || toAction(name) !== undefined;

const comparedTypes = ({ keys }: FunctionContract): string[] =>
  Object.entries(keys).flatMap(([path, { choices = [] }]) =>
    path.endsWith('.type') ? choices : [],
  );

const toAction = (name: string): string | undefined => /^_(.+)_setup$/.exec(name)?.[1];
