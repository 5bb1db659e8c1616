import { changedNames } from '../modules/changed-names.ts';
import { callArguments } from '../python/call-arguments.ts';
import { parametersOf } from '../python/parameters.ts';
import { findChild, type SyntaxNode, writtenText } from '../python/syntax-node.ts';

/** Whether a wrapper calls the function, and always with the arguments that it has itself. */
export function passesOn(definition: SyntaxNode, wrapped: string, text: string): boolean {
  const body = findChild(definition, 'Body');
  const parameters = parametersOf(definition, text);
  const own = parameters.map(({ name, kind }) => `${stars[kind]}${name}`);
  const names = new Set(parameters.map(({ name }) => name));
  const calls = body ? callsOf(body, wrapped, text) : [];
  const changed = body ? [...changedNames(body, text), ...assignedNames(body, text)] : [];
  return (
    calls.length > 0 &&
    // With a default, the function always gets what it may require.
    parameters.every((parameter) => !parameter.default) &&
    !changed.some((name) => names.has(name)) &&
    calls.every((given) => given.join() === own.join())
  );
}

const stars = { positional: '', named: '', rest: '*', options: '**' } as const;

/** The arguments of each call of a function, as they are written. */
export function callsOf(node: SyntaxNode, name: string, text: string): string[][] {
  const inner = node.children.flatMap((child) => callsOf(child, name, text));
  const [target] = node.children;
  const list = findChild(node, 'ArgList');
  if (node.name !== 'CallExpression' || !target || !list || writtenText(target, text) !== name)
    return inner;
  const given = callArguments(list, text).map(({ value, name: parameter, spread = '' }) => {
    const written = `${spread}${writtenText(value, text)}`;
    return parameter === undefined || parameter === written ? written : `${parameter}=${written}`;
  });
  return [given, ...inner];
}

/** The variables that are given a value somewhere. */
function assignedNames(node: SyntaxNode, text: string): string[] {
  const end = node.children.findLastIndex(({ name }) => name === 'AssignOp');
  const isAssignment = node.name === 'AssignStatement' || node.name === 'NamedExpression';
  const targets = isAssignment ? node.children.slice(0, Math.max(end, 1)) : [];
  return [
    ...targets.flatMap((target) => variablesOf(target, text)),
    ...node.children.flatMap((child) => assignedNames(child, text)),
  ];
}

const variablesOf = (node: SyntaxNode, text: string): string[] =>
  node.name === 'VariableName'
    ? [writtenText(node, text)]
    : node.children.flatMap((child) => variablesOf(child, text));
