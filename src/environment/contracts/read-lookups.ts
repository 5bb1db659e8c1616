import { resolveDotted } from '../modules/resolve-dotted.ts';
import type { NameResolver } from '../modules/resolve-names.ts';
import type { PythonModule } from '../modules/python-module.ts';
import { definedName, type SyntaxNode, writtenText } from '#python/syntax-node.ts';
import type { AddedNames } from '#vocabulary/source/source-facts.ts';
import type { ContractKind, FunctionContract } from './contract.ts';
import type { Read } from './read-function.ts';
import { unreadValue } from './read-value.ts';
import { asCalled } from './called-contract.ts';
import { createClasses, type Named } from '../dispatch/class-family.ts';
import { findLookups, type Lookup } from '../dispatch/find-lookups.ts';
import {
  findAdditions,
  findAttribute,
  readDictionary,
  type Table,
  type TableEntry,
} from '../dispatch/table-entries.ts';

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
  if (kinds.length === 0) return {};
  const classes = createClasses(modules, resolver);
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
        const contract = source
          ? asCalled(read(source), lookup, source)
          : unreadValue(value, module);
        contracts[task] = {
          ...contract,
          ...(source && source.name !== task && { aliasOf: source.name }),
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
      return (
        owner && {
          entries: classes.listMethods(owner, module),
          isOpen: classes.hasOtherBase(owner, module),
        }
      );
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
      const found = classes
        .listMethods(owner, module)
        .find((candidate) => candidate.name === method);
      return found?.source ? { source: found.source } : {};
    }
    const found = resolveDotted(resolver, module, written);
    return found?.kind === 'function' ? { source: found } : {};
  }
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

const toLine = ({ module, node }: Lookup): AddedNames => ({
  file: module.path,
  line: module.source.lineAt(node.from),
});
