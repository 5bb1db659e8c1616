import type { PythonModule } from '../modules/python-module.ts';
import { callArguments } from '#python/call-arguments.ts';
import { nodesWithin, type SyntaxNode, writtenText } from '#python/syntax-node.ts';
import { type NameExpression, readNameExpression, type Variables } from './name-expression.ts';

/** A place where the name of a function that a task writes becomes the function. */
export interface Lookup {
  kind: LookupKind;
  module: PythonModule;
  node: SyntaxNode;
  /** The class around it. */
  owner?: SyntaxNode;
  /** What is looked in, as written. */
  place: string;
  /** Whether the function is an attribute of the place, or else under a key of it. */
  isAttribute: boolean;
  name: NameExpression;
  /** Where that shows itself: how the function is called. */
  call?: LookupCall;
}

type LookupKind = 'getters' | 'metrics' | 'actions';

interface LookupCall {
  /** Whether it is given values of the task by name. */
  isByName: boolean;
  /** Whether these have other names than in the task. */
  isRenamed: boolean;
  /** How many arguments without a name come before them. */
  positional: number;
}

/** Finds the places in functions, methods and the top level of a file. */
export function* findLookups(module: PythonModule): Generator<Lookup> {
  const { root, text } = module.source;
  if (!mentionsNames.test(text)) return;
  const owners = new Map<SyntaxNode, SyntaxNode>();
  for (const node of nodesWithin(root)) {
    if (node.name === 'ClassDefinition')
      for (const inner of nodesWithin(node))
        if (inner.name === 'FunctionDefinition') owners.set(inner, node);
    if (node.name === 'FunctionDefinition') yield* lookupsOf(node, module, owners.get(node));
  }
}

const mentionsNames = /["'](?:func|type)["']/;

function* lookupsOf(
  definition: SyntaxNode,
  module: PythonModule,
  owner: SyntaxNode | undefined,
): Generator<Lookup> {
  const { text } = module.source;
  const written = writtenText(definition, text);
  if (!mentionsNames.test(written)) return;
  const variables = listVariables(written);
  const calls = new Map<SyntaxNode | string, SyntaxNode>();
  const assigned = new Map<SyntaxNode, string>();
  const nodes = [...nodesWithin(definition)];
  for (const { name, children } of nodes) {
    const [target] = children;
    const value = children.at(-1);
    if (name === 'AssignStatement' && target?.name === 'VariableName' && value)
      assigned.set(value, writtenText(target, text));
  }
  for (const node of nodes) {
    const [called] = node.children;
    if (node.name !== 'CallExpression' || !called) continue;
    calls.set(called.name === 'VariableName' ? writtenText(called, text) : called, node);
  }
  for (const node of nodes) {
    const found = readPlace(node, text);
    if (!found) continue;
    const name = readNameExpression(writtenText(found.name, text), variables, ['func', 'type']);
    const kind = name && kindOf(name.key, written, node, definition, text);
    if (!name || !kind) continue;
    const call = calls.get(node) ?? calls.get(assigned.get(node) ?? node);
    yield {
      ...{ kind, module, node, place: found.place, isAttribute: found.isAttribute, name },
      ...(owner && { owner }),
      ...(call && { call: describeCall(call, text) }),
    };
  }
}

interface Place {
  place: string;
  isAttribute: boolean;
  name: SyntaxNode;
}

/** `getattr(place, name)`, `place[name]` or `place.get(name)`. */
function readPlace(node: SyntaxNode, text: string): Place | undefined {
  const [called, second, third] = node.children;
  if (!called) return undefined;
  if (node.name === 'MemberExpression' && second?.name === '[' && third && isPlace(called))
    return { place: writtenText(called, text), isAttribute: false, name: third };
  if (node.name !== 'CallExpression' || second?.name !== 'ArgList') return undefined;
  const [first, name] = callArguments(second, text);
  const function_ = writtenText(called, text);
  if (function_ === 'getattr' && first && name)
    return { place: writtenText(first.value, text), isAttribute: true, name: name.value };
  const [table] = called.children;
  return function_.endsWith('.get') && table && isPlace(table) && first
    ? { place: writtenText(table, text), isAttribute: false, name: first.value }
    : undefined;
}

const isPlace = ({ name }: SyntaxNode): boolean =>
  name === 'VariableName' || name === 'MemberExpression';

/** The type of a step comes with its parameters, that of a getter with other fields of its own. */
function kindOf(
  key: string,
  written: string,
  node: SyntaxNode,
  definition: SyntaxNode,
  text: string,
): LookupKind | undefined {
  if (key === 'func') return 'metrics';
  const isStep = /["']parameters["']/.test(written);
  const isSource = /["'](?:result|expected)["']/.test(written);
  if (isStep !== isSource) return isStep ? 'actions' : 'getters';
  const isReturned = [...nodesWithin(definition)].some(
    (statement) =>
      statement.name === 'ReturnStatement' && statement.from < node.from && node.to <= statement.to,
  );
  return !isStep && isReturned && !/["'](?:steps|config)["']/.test(text) ? 'getters' : undefined;
}

function describeCall(call: SyntaxNode, text: string): LookupCall {
  const [, list] = call.children;
  const parts = list?.name === 'ArgList' ? callArguments(list, text) : [];
  return {
    isByName: parts.some(({ spread }) => spread === '**'),
    isRenamed: parts.some(
      ({ spread, value }) => spread === '**' && !keepsKeys.test(writtenText(value, text)),
    ),
    positional: parts.filter(({ spread, name }) => !spread && name === undefined).length,
  };
}

/** Anything but a dictionary whose keys are made by a call, as in `{snake(k): v …}`. */
const keepsKeys = /^(?!\{\s*[\w.]+\s*[([])/;

/** Assignments and loops; of a variable that has several values, the first. */
function listVariables(written: string): Variables {
  const variables = new Map<string, { written: string; isElement: boolean }>();
  const add = (name: string | undefined, value: string | undefined, isElement: boolean) => {
    if (name && value && name !== 'self' && !variables.has(name))
      variables.set(name, { written: value.trim(), isElement });
  };
  for (const line of written.split('\n')) {
    const [, name, value] = /^\s*(\w+)\s*=(?!=)\s*(.+)$/.exec(line) ?? [];
    add(name, value, false);
    const [, names = '', values = ''] = /^\s*([\w, \t]+),\s*\w+\s*=(?!=)\s*(.+)$/.exec(line) ?? [];
    if (names !== '') addEach(line.split('=')[0] ?? '', values, false);
    for (const [, targets = '', iterable = ''] of line.matchAll(loops))
      addElements(targets, iterable);
  }
  return variables;

  function addEach(targets: string, values: string, isElement: boolean): void {
    const parts = splitArguments(values);
    for (const [index, name] of splitArguments(targets).entries())
      add(name.replace(/[()\s]/g, ''), parts[index], isElement);
  }

  function addElements(targets: string, iterable: string): void {
    const [, function_, inner = ''] = /^\s*(zip|enumerate)\((.*)\)/.exec(iterable) ?? [];
    if (function_ === 'zip') addEach(targets, inner, true);
    const [first, ...others] = splitArguments(targets).map((name) => name.replace(/[()\s]/g, ''));
    if (function_ === 'enumerate') add(others[0], inner, true);
    else if (function_ === undefined && others.length === 0) add(first, iterable, true);
  }
}

const loops = /\bfor\s+([\w, \t()]{1,200}?)\s+in\s+([^\n]{1,300})/g;

/** Parts between commas that are in no brackets. */
function splitArguments(written: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of written) {
    if ('([{'.includes(letter)) depth++;
    if (')]}'.includes(letter)) depth--;
    if (letter === ',' && depth === 0) parts.push('');
    else parts.push((parts.pop() ?? '') + letter);
  }
  return parts.map((part) => part.trim());
}
