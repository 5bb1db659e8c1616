import { parametersOf } from '#python/parameters.ts';
import { nodesWithin, type SyntaxNode } from '#python/syntax-node.ts';
import { isTested, listVariables } from './variables.ts';
import { mayPass } from './may-pass.ts';
import { keyOf, type Search } from './search.ts';

/**
 * The keys of the rules of which each has texts that a metric must find with `in` as elements of its
 * result: it gives nothing but zero where a text is never an element of the result. Empty where the result
 * is used in another way.
 */
export function findSoughtKeys(definition: SyntaxNode, text: string): readonly string[] {
  const [result, rules] = parametersOf(definition, text);
  if (result?.kind !== 'positional' || rules?.kind !== 'positional') return [];
  const variables = listVariables(definition, text);
  const [, ...uses] = variables.uses.get(result.name) ?? [];
  if (!uses.some(({ around: [parent] }) => parent?.children.at(-2)?.name === 'in')) return [];
  if (!uses.every((use) => isTested(use, text))) return [];
  if (variables.assigned.has(rules.name)) return [];
  const search = { text, variables, result: result.name, rules: rules.name };
  return [...listKeys(definition, search)].filter(
    (key) => !mayPass(definition, { ...search, key, steps: { left: mostSteps } }),
  );
}

/** More than a metric that people write takes. */
const mostSteps = 2000;

const mostKeys = 20;

function listKeys(
  definition: SyntaxNode,
  search: Omit<Search, 'key' | 'steps'>,
): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const node of nodesWithin(definition)) {
    const key = keys.size < mostKeys ? keyOf(node, search) : undefined;
    if (key !== undefined) keys.add(key);
  }
  return keys;
}
