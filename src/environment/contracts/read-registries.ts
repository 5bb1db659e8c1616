import type { PythonModule } from '../modules/python-module.ts';
import { resolveDotted } from '../modules/resolve-dotted.ts';
import type { NameResolver } from '../modules/resolve-names.ts';
import { stringValue } from '#python/string-value.ts';
import {
  splitAtCommas,
  type SyntaxNode,
  withinBrackets,
  writtenText,
} from '#python/syntax-node.ts';
import type { FunctionContract, UnlistedNames } from './contract.ts';
import type { Read } from './read-function.ts';
import { readValue } from './read-value.ts';

interface Registered {
  contracts: Readonly<Record<string, FunctionContract>>;
  /** Where a dictionary gets further entries, if one does. */
  added?: NonNullable<UnlistedNames['added']>;
}

/** The functions that constants such as `METRICS = {"exact": exact_match}` name, anywhere in an environment. */
export function readRegistries(
  called: RegExp,
  modules: Iterable<PythonModule>,
  resolver: NameResolver,
  read: Read,
): Registered {
  const contracts: Record<string, FunctionContract> = {};
  let added: Registered['added'];
  const tables = new Set<SyntaxNode>();
  for (const module of modules) {
    for (const [name, binding] of module.names) {
      if (binding.kind !== 'value' || !called.test(name)) continue;
      const found = resolver.resolve(module, name);
      if (found?.kind !== 'value' || found.value.name !== 'DictionaryExpression') continue;
      // A table may have several names.
      if (tables.has(found.value)) continue;
      tables.add(found.value);
      const entries = listEntries(found.value, found.module);
      const own = entries.flatMap((entry) => readEntry(entry, found.module, resolver, read) ?? []);
      // A table of other values than functions.
      if (own.length === 0 && entries.length > 0) continue;
      for (const [key, contract] of own) contracts[key] = contract;
      if (found.isChanged || own.length < entries.length)
        added ??= {
          file: found.module.path,
          line: found.module.source.lineAt(found.value.from),
        };
    }
  }
  return { contracts, ...(added && { added }) };
}

type Entry = readonly [key: string | undefined, value: SyntaxNode | undefined];

const listEntries = (dictionary: SyntaxNode, { source: { text } }: PythonModule): Entry[] =>
  splitAtCommas(withinBrackets(dictionary)).map(([key, , value]) => [
    key && stringValue(key, text),
    value,
  ]);

/** Undefined where the entry does not show its name or its function. */
function readEntry(
  [key, value]: Entry,
  module: PythonModule,
  resolver: NameResolver,
  read: Read,
): [string, FunctionContract][] | undefined {
  if (key === undefined || !value) return undefined;
  const found = resolveDotted(resolver, module, writtenText(value, module.source.text));
  if (found?.kind !== 'function') {
    const own = found?.kind === 'value' ? found : { module, value };
    const contract = readValue(key, own, resolver, read);
    return contract && [[key, { ...contract, isReachable: true }]];
  }
  const alias = found.name === key ? {} : { aliasOf: found.name };
  return [[key, { ...read(found), ...alias, isReachable: true }]];
}
