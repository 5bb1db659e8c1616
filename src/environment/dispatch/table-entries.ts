import { resolveDotted } from '../modules/resolve-dotted.ts';
import type { NameResolver } from '../modules/resolve-names.ts';
import type { PythonModule } from '../modules/python-module.ts';
import { callArguments } from '#python/call-arguments.ts';
import { stringValue } from '#python/string-value.ts';
import {
  findChild,
  nodesWithin,
  splitAtCommas,
  type SyntaxNode,
  withinBrackets,
  writtenText,
} from '#python/syntax-node.ts';

/** A function that a table has under a name. */
export interface TableEntry {
  name: string;
  module: PythonModule;
  value: SyntaxNode;
}

export interface Table {
  entries: readonly TableEntry[];
  /** Whether it may have other entries too. */
  isOpen: boolean;
}

/** The entries that a dictionary writes; one without a name that can be read makes it open. */
export function readDictionary(dictionary: SyntaxNode, module: PythonModule): Table {
  const { text } = module.source;
  const parts = splitAtCommas(withinBrackets(dictionary));
  const entries = parts.flatMap(([key, , value]): TableEntry[] => {
    const name = key && stringValue(key, text);
    return name !== undefined && value ? [{ name, module, value }] : [];
  });
  return { entries, isOpen: entries.length < parts.length };
}

/**
 * The entries that are put into a table elsewhere: `TABLE["name"] = function`, and functions with a
 * decorator that does this.
 *
 * @param dictionary The value of the table where it is made.
 */
export function findAdditions(
  dictionary: SyntaxNode,
  modules: Iterable<PythonModule>,
  resolver: NameResolver,
): Table {
  const all = [...modules];
  const { entries, isOpen, fillers } = findFillers(dictionary, all, resolver);
  const registered = all.flatMap((module) => findRegistered(module, fillers, resolver));
  return {
    entries: [...entries, ...registered.flatMap((found) => found.entries)],
    // What is not used as a decorator may put anything into the table.
    isOpen:
      isOpen ||
      registered.some((found) => found.isOpen) ||
      (fillers.size > 0 && registered.length === 0),
  };
}

/** The entries that are assigned, and the functions that assign entries, with whether they take names as they are. */
function findFillers(
  dictionary: SyntaxNode,
  modules: readonly PythonModule[],
  resolver: NameResolver,
): Table & { fillers: ReadonlyMap<SyntaxNode, boolean> } {
  const entries: TableEntry[] = [];
  const fillers = new Map<SyntaxNode, boolean>();
  let isOpen = false;
  for (const module of modules) {
    const { root, text } = module.source;
    for (const { node, definition } of listAssignments(root)) {
      const [target] = node.children;
      const [place, bracket, key] = target?.children ?? [];
      if (target?.name !== 'MemberExpression' || bracket?.name !== '[' || !place || !key) continue;
      const found = resolveDotted(resolver, module, writtenText(place, text));
      if (found?.kind !== 'value' || found.value !== dictionary) continue;
      const name = stringValue(key, text);
      const value = node.children.at(-1);
      if (name !== undefined && value && !definition) entries.push({ name, module, value });
      else if (definition) fillers.set(definition, namesPlainly.test(writtenText(key, text)));
      else isOpen = true;
    }
  }
  return { entries, isOpen, fillers };
}

function findRegistered(
  module: PythonModule,
  fillers: ReadonlyMap<SyntaxNode, boolean>,
  resolver: NameResolver,
): Table[] {
  return [...module.names].flatMap(([own, binding]) => {
    if (binding.kind !== 'function') return [];
    return binding.decorators.flatMap((decorator): Table[] => {
      const isPlain = findDecorator(decorator, module, resolver, fillers);
      if (isPlain === undefined) return [];
      const names = registeredNames(decorator, module.source.text, own);
      const value = binding.definition;
      return [{ entries: names.map((name) => ({ name, module, value })), isOpen: !isPlain }];
    });
  });
}

/** An argument of the decorator, or the name of the function, as it is. */
const namesPlainly = /^\w+(?:\.__name__)?(?:\s+or\s+\w+(?:\.__name__)?)?$/;

/** The assignments of a file, each with the outermost function around it. */
function* listAssignments(
  root: SyntaxNode,
  definition?: SyntaxNode,
): Generator<{ node: SyntaxNode; definition?: SyntaxNode }> {
  for (const node of nodesWithin(
    root,
    ({ name }) => name !== 'FunctionDefinition' || root.name === 'FunctionDefinition',
  )) {
    if (node.name === 'AssignStatement') yield { node, ...(definition && { definition }) };
    else if (node.name === 'FunctionDefinition' && node !== root && !definition)
      yield* listAssignments(node, node);
  }
}

/** Whether the decorator takes names as they are; undefined for one that fills another table. */
function findDecorator(
  decorator: SyntaxNode,
  module: PythonModule,
  resolver: NameResolver,
  decorators: ReadonlyMap<SyntaxNode, boolean>,
): boolean | undefined {
  const called = /^@\s*([\w.]+)/.exec(writtenText(decorator, module.source.text))?.[1] ?? '';
  const found = resolveDotted(resolver, module, called);
  return found?.kind === 'function' ? decorators.get(found.definition) : undefined;
}

/** The strings that a decorator is given, or else the name of the function. */
function registeredNames(decorator: SyntaxNode, text: string, own: string): string[] {
  const list = findChild(decorator, 'ArgList');
  const names = (list ? callArguments(list, text) : []).flatMap(
    ({ value }) => stringValue(value, text) ?? [],
  );
  return names.length > 0 ? names : [own];
}

/** The dictionary that a class assigns to an attribute of its objects. */
export function findAttribute(
  owner: SyntaxNode,
  attribute: string,
  text: string,
): SyntaxNode | undefined {
  const values = [...nodesWithin(owner)].flatMap((node) => {
    const [target] = node.children;
    const isAssigned =
      node.name === 'AssignStatement' &&
      target &&
      new Set([`self.${attribute}`, attribute]).has(writtenText(target, text));
    return isAssigned ? (node.children.at(-1) ?? []) : [];
  });
  const [value] = values;
  return values.length === 1 && value?.name === 'DictionaryExpression' ? value : undefined;
}
