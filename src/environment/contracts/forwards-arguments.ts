import { changedNames } from '../modules/changed-names.ts';
import { callArguments } from '#python/call-arguments.ts';
import { parametersOf } from '#python/parameters.ts';
import { findChild, nodesWithin, type SyntaxNode, writtenText } from '#python/syntax-node.ts';

/** Whether a wrapper calls the function, and always with the arguments that it has itself. */
export function forwardsArguments(definition: SyntaxNode, wrapped: string, text: string): boolean {
  const body = findChild(definition, 'Body');
  const parameters = parametersOf(definition, text);
  const forwarded = parameters.map(({ name, kind }) => `${stars[kind]}${name}`);
  const names = new Set(parameters.map(({ name }) => name));
  const calls = body ? callsOf(body, wrapped, text) : [];
  const changed = body ? [...changedNames(body, text), ...assignedNames(body, text)] : [];
  return (
    calls.length > 0 &&
    // With a default, the function always gets what it may require.
    parameters.every((parameter) => !parameter.default) &&
    !changed.some((name) => names.has(name)) &&
    calls.every((passed) => passed.join() === forwarded.join())
  );
}

const stars = { positional: '', named: '', rest: '*', options: '**' } as const;

/** The arguments of each call of a function, as they are written. */
function callsOf(node: SyntaxNode, name: string, text: string): string[][] {
  return [...nodesWithin(node)].flatMap((call) => {
    const [target] = call.children;
    const list = findChild(call, 'ArgList');
    if (call.name !== 'CallExpression' || !target || !list || writtenText(target, text) !== name)
      return [];
    const passed = callArguments(list, text).map(({ value, name: parameter, spread = '' }) => {
      const written = `${spread}${writtenText(value, text)}`;
      return parameter === undefined || parameter === written ? written : `${parameter}=${written}`;
    });
    return [passed];
  });
}

/** The variables that are given a value somewhere. */
const assignedNames = (body: SyntaxNode, text: string): string[] =>
  [...nodesWithin(body)]
    .filter(({ name }) => name === 'AssignStatement' || name === 'NamedExpression')
    .flatMap(({ children }) => {
      const end = children.findLastIndex(({ name }) => name === 'AssignOp');
      return children.slice(0, Math.max(end, 1)).flatMap((target) => [...nodesWithin(target)]);
    })
    .filter(({ name }) => name === 'VariableName')
    .map((node) => writtenText(node, text));
