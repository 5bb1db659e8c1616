import { findAddedNames, isRegistering } from '../modules/added-names.ts';
import type { Package } from '../modules/find-package.ts';
import type { NameResolver, Resolved } from '../modules/resolve-names.ts';
import type { PythonModule } from '../modules/python-module.ts';
import { callArguments } from '#python/call-arguments.ts';
import { parametersOf } from '#python/parameters.ts';
import { stringValue } from '#python/string-value.ts';
import { findChild, nodesWithin, type SyntaxNode, writtenText } from '#python/syntax-node.ts';
import { memoizeWeakly } from '#text/memoize.ts';
import type { FunctionContract } from './contract.ts';
import { resolveDecorator } from './decorator-fault.ts';
import type { Read } from './read-function.ts';
import { readValue } from './read-value.ts';

/** What the functions of a package are read with. */
interface PackageReader {
  prefix: string;
  decorators: ReadonlySet<SyntaxNode>;
  resolver: NameResolver;
  read: Read;
}

/** All functions of a package; those that its `__init__` makes available can be named by tasks. */
export const readPackage = (
  members: Package,
  reader: PackageReader,
): Record<string, FunctionContract> =>
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

/** The name under which `@register("name")` puts a function into a table; undefined where its source shows no table. */
function registeredName(
  decorator: SyntaxNode,
  module: PythonModule,
  resolver: NameResolver,
): string | undefined {
  const { text } = module.source;
  const list = findChild(decorator, 'ArgList');
  const [first] = list ? callArguments(list, text) : [];
  const name = first && stringValue(first.value, text);
  const resolved = name === undefined ? undefined : resolveDecorator(decorator, module, resolver);
  return resolved?.kind === 'function' && fillsTable(resolved) ? name : undefined;
}

/** Whether it puts something under the name that it is given; it may be long, and be used very often. */
const fillsTable = memoizeWeakly(
  ({ module, definition }: Extract<Resolved, { kind: 'function' }>): boolean => {
    const [argument] = parametersOf(definition, module.source.text);
    return (
      putsUnder(argument?.name, definition, module) ||
      [...nodesWithin(definition)].some((node) => handsOn(argument?.name, node, module))
    );
  },
);

const putsUnder = (
  argument: string | undefined,
  definition: SyntaxNode,
  { source: { text } }: PythonModule,
): boolean =>
  [...nodesWithin(definition)].some(
    ({ name, children: [target] }) =>
      name === 'AssignStatement' &&
      target !== undefined &&
      writtenText(target, text).endsWith(`[${argument}]`),
  );

/** `return add(TABLE, name)`, where a helper of the module puts it there. */
function handsOn(
  argument: string | undefined,
  { name, children: [called, list] }: SyntaxNode,
  module: PythonModule,
): boolean {
  const { text } = module.source;
  if (name !== 'CallExpression' || !called || list?.name !== 'ArgList') return false;
  const helper = module.names.get(writtenText(called, text));
  if (helper?.kind !== 'function') return false;
  const at = callArguments(list, text).findIndex(
    ({ value }) => writtenText(value, text) === argument,
  );
  const parameter = parametersOf(helper.definition, text)[at]?.name;
  return parameter !== undefined && putsUnder(parameter, helper.definition, module);
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
