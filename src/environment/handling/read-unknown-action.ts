import { callArguments } from '#python/call-arguments.ts';
import {
  contains,
  findChild,
  nodesWithin,
  type SyntaxNode,
  writtenText,
} from '#python/syntax-node.ts';
import type { Unit } from './follow/model.ts';

/**
 * What happens with a step whose action does not exist, by the functions beside the actions that look
 * one up by the type of a step; undefined where these do not show it, or differ.
 *
 * @param units The functions of the files and classes that have actions.
 */
export function readUnknownAction(units: readonly Unit[]): 'fails' | 'skipped' | undefined {
  const outcomes = new Set(
    units.flatMap((unit) => {
      const outcome = readOutcome(unit);
      return outcome ? [outcome] : [];
    }),
  );
  const [first] = outcomes;
  return outcomes.size === 1 && first !== 'unclear' ? first : undefined;
}

type Outcome = 'fails' | 'skipped' | 'unclear';

function readOutcome({ definition, module }: Unit): Outcome | undefined {
  const { text } = module.source;
  const written = writtenText(definition, text);
  if (definition.name === 'Script' || !/["']type["']/.test(written)) return undefined;
  const names = new Set(typeNames(definition, text));
  const isLookedUp = (node: SyntaxNode) => {
    const expression = writtenText(node, text);
    return /["']type["']/.test(expression) || [...names].some((name) => mentions(expression, name));
  };
  const lookups = [...nodesWithin(definition)].flatMap((node): SyntaxNode[] => {
    const [called, list] = node.children;
    if (node.name !== 'CallExpression' || !called || list?.name !== 'ArgList') return [];
    const isGetter = /^(?:getattr|hasattr)$/.test(writtenText(called, text));
    const key = isGetter ? callArguments(list, text)[1] : undefined;
    return key && isLookedUp(key.value) ? [node] : [];
  });
  if (lookups.length === 0) return undefined;
  return judgeLookups(lookups, definition, text);
}

function judgeLookups(
  lookups: readonly SyntaxNode[],
  definition: SyntaxNode,
  text: string,
): Outcome {
  const nodes = [...nodesWithin(definition)];
  const tests = lookups.filter((node) => writtenText(node, text).startsWith('hasattr'));
  const gets = lookups.filter((node) => !tests.includes(node));
  const asserted = nodes.some(
    (node) => node.name === 'AssertStatement' && tests.some((test) => contains(node, test)),
  );
  const isSwallowed = nodes.some(
    (node) =>
      node.name === 'TryStatement' &&
      swallows(node) &&
      lookups.some((call) => contains(findChild(node, 'Body') ?? node, call)),
  );
  if (isSwallowed) return asserted ? 'unclear' : 'skipped';
  if (asserted) return 'fails';
  const condition = nodes.find(
    (node) =>
      node.name === 'IfStatement' && tests.some((test) => contains(node.children[1] ?? node, test)),
  );
  if (condition) return raisesWithin(condition) ? 'fails' : 'skipped';
  if (tests.length > 0) return 'unclear';
  const withDefault = gets.filter((node) => {
    const list = findChild(node, 'ArgList');
    return list !== undefined && callArguments(list, text).length > 2;
  });
  if (withDefault.length === 0) return 'fails';
  if (withDefault.length < gets.length) return 'unclear';
  return raisesWithin(definition) ? 'fails' : 'skipped';
}

/** The variables that are made of the type of a step. */
function typeNames(definition: SyntaxNode, text: string): string[] {
  const names: string[] = [];
  for (const { name, children } of nodesWithin(definition)) {
    const [target] = children;
    const value = children.at(-1);
    if (name !== 'AssignStatement' || target?.name !== 'VariableName' || !value) continue;
    const written = writtenText(value, text);
    if (/["']type["']/.test(written) || names.some((known) => mentions(written, known)))
      names.push(writtenText(target, text));
  }
  return names;
}

const mentions = (written: string, name: string): boolean => written.split(/\W+/).includes(name);

const raisesWithin = (node: SyntaxNode): boolean =>
  [...nodesWithin(node)].some(({ name }) => name === 'RaiseStatement');

/** Whether a handler goes on without raising. */
const swallows = (node: SyntaxNode): boolean => {
  const start = node.children.findIndex(({ name }) => name === 'except');
  const handlers =
    start === -1 ? [] : node.children.slice(start).filter(({ name }) => name === 'Body');
  return handlers.some((body) => !raisesWithin(body));
};
