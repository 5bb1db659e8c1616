import { resolveDotted } from '../modules/resolve-dotted.ts';
import type { NameResolver } from '../modules/resolve-names.ts';
import type { PythonModule } from '../modules/python-module.ts';
import { callArguments } from '#python/call-arguments.ts';
import { methodsOf } from '#python/class-methods.ts';
import {
  definedName,
  findChild,
  nodesWithin,
  type SyntaxNode,
  writtenText,
} from '#python/syntax-node.ts';
import type { AddedNames, ContractKind, FunctionContract } from '../contracts/contract.ts';
import type { FunctionSource, Read } from '../contracts/read-function.ts';
import { unreadValue } from '../contracts/read-value.ts';
import { findLookups, type Lookup } from './find-lookups.ts';
import {
  findAdditions,
  findAttribute,
  readDictionary,
  type Table,
  type TableEntry,
} from './table-entries.ts';

/** The functions of one kind that the source finds by names that tasks write. */
export interface LookedUp {
  contracts: Readonly<Record<string, FunctionContract>>;
  /** Where other names may be found too. */
  added?: AddedNames;
}

interface Reading {
  modules: ReadonlyMap<string, PythonModule>;
  resolver: NameResolver;
  readers: Readonly<Record<ContractKind, Read>>;
}

/**
 * The functions of the kinds by the code that looks them up: with `getattr` in a module or in an
 * object, or in a table. Their contracts have the names that tasks write.
 */
export function readLookedUp(
  kinds: readonly ContractKind[],
  { modules, resolver, readers }: Reading,
): Partial<Record<ContractKind, LookedUp>> {
  const lookups = [...modules.values()].flatMap((module) => [...findLookups(module)]);
  return Object.fromEntries(
    kinds.flatMap((kind) => {
      const ofKind = lookups.filter((lookup) => lookup.kind === kind);
      return ofKind.length === 0 ? [] : [[kind, readKind(ofKind, readers[kind])]];
    }),
  );

  function readKind(ofKind: readonly Lookup[], read: Read): LookedUp {
    const contracts: Record<string, FunctionContract> = {};
    let added: AddedNames | undefined;
    for (const lookup of ofKind) {
      const functions = listFunctions(lookup);
      if (functions ? isOfValues(functions.entries) : !isImported(lookup)) continue;
      for (const { name, source, value, module } of functions?.entries ?? []) {
        const task = toTaskName(name, lookup.name);
        if (task === undefined || Object.hasOwn(contracts, task)) continue;
        const contract = source ? read(source) : unreadValue(value, module);
        const other = whyOther(lookup, source);
        contracts[task] = {
          ...contract,
          ...(source && source.name !== task && { aliasOf: source.name }),
          ...(other !== undefined && { unread: other }),
          isReachable: true,
        };
      }
      if (!functions || functions.isOpen || !lookup.name.isPlain) added ??= toLine(lookup);
    }
    return { contracts, ...(added && { added }) };
  }

  function listFunctions(lookup: Lookup): { entries: Named[]; isOpen: boolean } | undefined {
    const { module, place, isAttribute, owner } = lookup;
    if (isAttribute && place === 'self')
      return owner && { entries: listMethods(owner, module), isOpen: hasOtherBase(owner, module) };
    const found = resolveDotted(resolver, module, place);
    if (isAttribute) {
      if (found?.kind !== 'module') return undefined;
      return { entries: listModule(found.module), isOpen: false };
    }
    if (found?.kind === 'value' && found.value.name === 'DictionaryExpression') {
      const additions = findAdditions(found.value, modules.values(), resolver);
      const table = readDictionary(found.value, found.module);
      const isFilledElsewhere = found.isChanged && additions.entries.length === 0;
      return toNamed({
        entries: [...table.entries, ...additions.entries],
        isOpen: table.isOpen || additions.isOpen || isFilledElsewhere,
      });
    }
    const [, attribute] = /^self\.(\w+)$/.exec(place) ?? [];
    const dictionary = owner && attribute && findAttribute(owner, attribute, module.source.text);
    return dictionary ? toNamed(readDictionary(dictionary, module), owner) : undefined;
  }

  function listModule(module: PythonModule): Named[] {
    return [...resolver.listNames(module)].flatMap((name): Named[] => {
      const source = resolver.resolve(module, name);
      return source?.kind === 'function'
        ? [{ name, source, value: source.definition, module: source.module }]
        : [];
    });
  }

  function toNamed({ entries, isOpen }: Table, owner?: SyntaxNode) {
    return { isOpen, entries: entries.map((entry) => ({ ...entry, ...findSource(entry, owner) })) };
  }

  /** The function that an entry of a table is; none where it is made in another way. */
  function findSource({ name, module, value }: TableEntry, owner?: SyntaxNode) {
    const { text } = module.source;
    if (value.name === 'FunctionDefinition')
      return {
        source: { module, name: definedName(value, text), definition: value, decorators: [] },
      };
    if (value.name === 'LambdaExpression' && !owner)
      return { source: { module, name, definition: value, decorators: [] } };
    const written = writtenText(value, text);
    const [, method] = /^self\.(\w+)$/.exec(written) ?? [];
    if (method !== undefined && owner) {
      const found = listMethods(owner, module).find((candidate) => candidate.name === method);
      return found?.source ? { source: found.source } : {};
    }
    const found = resolveDotted(resolver, module, written);
    return found?.kind === 'function' ? { source: found } : {};
  }

  /** The methods of a class, of those that it extends, and of those that extend it. */
  function listMethods(owner: SyntaxNode, module: PythonModule): Named[] {
    const family = new Map<SyntaxNode, PythonModule>();
    addBases(owner, module);
    for (const other of modules.values()) {
      for (const [, binding] of other.names) {
        if (
          binding.kind === 'class' &&
          basesOf(binding.definition, other).some((base) => base?.definition === owner)
        )
          addBases(binding.definition, other);
      }
    }
    return [...family].flatMap(([definition, own]) =>
      methodsOf(definition).map((method) => {
        const name = definedName(method.definition, own.source.text);
        const source = { ...method, module: own, name, owner: definition };
        return { name, source, value: method.definition, module: own };
      }),
    );

    function addBases(definition: SyntaxNode, own: PythonModule): void {
      if (family.has(definition) || family.size > mostClasses) return;
      family.set(definition, own);
      for (const base of basesOf(definition, own)) if (base) addBases(base.definition, base.module);
    }
  }

  function basesOf(definition: SyntaxNode, module: PythonModule) {
    const { text } = module.source;
    const list = findChild(definition, 'ArgList');
    return (list ? callArguments(list, text) : []).flatMap(({ name, value }) => {
      if (name !== undefined) return [];
      const written = /^[\w.]+/.exec(writtenText(value, text))?.[0] ?? '';
      if (/^(?:object|ABC|abc\.ABC|Protocol|Generic)$/.test(written)) return [];
      const found = resolveDotted(resolver, module, written);
      return [found?.kind === 'class' ? found : undefined];
    });
  }

  /** Whether a class may inherit methods that are not in the source, or makes some at run time. */
  function hasOtherBase(owner: SyntaxNode, module: PythonModule): boolean {
    return (
      basesOf(owner, module).includes(undefined) ||
      [...nodesWithin(owner)].some(
        (node) =>
          node.name === 'FunctionDefinition' &&
          definedName(node, module.source.text) === '__getattr__',
      )
    );
  }
}

const mostClasses = 200;

/** A function by the name under which it is looked up. */
interface Named {
  name: string;
  module: PythonModule;
  value: SyntaxNode;
  /** Undefined where it is not a function that the source defines. */
  source?: FunctionSource;
}

/** Whether a table has other values than functions, such as how long to wait after a step. */
const isOfValues = (entries: readonly Named[]): boolean =>
  entries.length > 0 && entries.every(({ value }) => literals.has(value.name));

const literals = new Set([
  'ArrayExpression',
  'Boolean',
  'DictionaryExpression',
  'None',
  'Number',
  'String',
  'TupleExpression',
]);

/** Whether functions may be in what is imported, or are attributes of an object that is not followed. */
const isImported = ({ place, isAttribute, module }: Lookup): boolean =>
  isAttribute || module.names.get(place.split('.')[0] ?? '')?.kind === 'import';

function toTaskName(name: string, { prefix, suffix }: Lookup['name']): string | undefined {
  const isNamed =
    name.startsWith(prefix) &&
    name.endsWith(suffix) &&
    name.length > prefix.length + suffix.length &&
    !name.startsWith(prefix === '' ? '_' : '__');
  return isNamed ? name.slice(prefix.length, name.length - suffix.length) : undefined;
}

/** Why its arguments are not those that contracts describe. */
function whyOther({ kind, call }: Lookup, source: FunctionSource | undefined): string | undefined {
  if (!source || !call?.isByName) return undefined;
  if (kind === 'getters') return 'it is called with the keys of the source by name';
  const isWithoutFirst = kind === 'actions' && !source.owner && call.positional === 0;
  return isWithoutFirst ? 'it is called with parameters only' : undefined;
}

const toLine = ({ module, node }: Lookup): AddedNames => ({
  file: module.path,
  line: module.source.lineAt(node.from),
});
