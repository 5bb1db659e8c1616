import { callArguments } from '#python/call-arguments.ts';
import { findChild, type SyntaxNode, withinBrackets, writtenText } from '#python/syntax-node.ts';
import { toJsonValue } from '#python/python-literal.ts';
import { assignedBy, calledName, type Variables, type VariableUse } from './variables.ts';

/** What is asked of a metric: whether it may pass where a key of its rules has texts, none of which is in the result. */
export interface Search {
  text: string;
  variables: Variables;
  /** The names of the arguments. */
  result: string;
  rules: string;
  /** Its value is a text or a list of texts, and not empty. */
  key: string;
  /** How many expressions may still be looked at. */
  steps: { left: number };
}

/** The variables of loops, and whether they are texts of the key for certain. */
export type Bound = ReadonlyMap<string, boolean>;

/** The key of the rules whose value an expression is, as in `rules["k"]` and `rules.get("k", [])`. */
export function keyOf(
  node: SyntaxNode,
  { text, rules }: Pick<Search, 'text' | 'rules'>,
): string | undefined {
  const call = node.name === 'CallExpression' ? findChild(node, 'ArgList') : undefined;
  if (call && calledName(node, text) === `${rules}.get`)
    return literalOf(callArguments(call, text)[0]?.value, text);
  const [target, bracket, key] = node.name === 'MemberExpression' ? node.children : [];
  const isRules = target && writtenText(target, text) === rules && bracket?.name === '[';
  return isRules ? literalOf(key, text) : undefined;
}

function literalOf(node: SyntaxNode | undefined, text: string): string | undefined {
  const value = node?.name === 'String' ? toJsonValue(writtenText(node, text)) : undefined;
  return typeof value === 'string' ? value : undefined;
}

/** Whether an expression is the value of the key. */
export function isKeyValue(node: SyntaxNode, search: Search, bound: Bound): boolean {
  const value = node.name === 'ParenthesizedExpression' ? withinBrackets(node)[0] : node;
  if (!value) return false;
  const [left, operator] = value.children;
  // `rules.get("k") or []`
  if (value.name === 'BinaryExpression' && operator?.name === 'or' && left)
    return keyOf(left, search) === search.key;
  const only = value.name === 'VariableName' ? onlyValue(value, search, bound) : undefined;
  if (only) return only.name !== 'VariableName' && isKeyValue(only, search, bound);
  return keyOf(value, search) === search.key;
}

/** What a variable is set to, where that is the only place that names it as a target. */
export function onlyValue(
  node: SyntaxNode,
  { text, variables }: Search,
  bound: Bound,
): SyntaxNode | undefined {
  const name = writtenText(node, text);
  if (bound.has(name)) return undefined;
  const values = variables.assigned.get(name) ?? [];
  const isSetElsewhere = variables.uses
    .get(name)
    ?.some((use) => assignedBy(use) === undefined && isChange(use));
  return values.length === 1 && isSetElsewhere === false ? values[0] : undefined;
}

/** Whether a variable may be set or changed here in another way than by a plain assignment. */
function isChange({ node, around: [parent] }: VariableUse): boolean {
  if (parent?.name === 'ForStatement') return parent.children.indexOf(node) === 1;
  return parent === undefined || !reading.has(parent.name);
}

const reading = new Set([
  'ArgList',
  'ArrayComprehensionExpression',
  'BinaryExpression',
  'ConditionalExpression',
  'FormatReplacement',
  'IfStatement',
  'ParenthesizedExpression',
  'ReturnStatement',
  'UnaryExpression',
]);

/** A variable of a loop that is set in the loop too is unknown. */
export function bind(variable: SyntaxNode, isOfKey: boolean, search: Search, bound: Bound): Bound {
  const name = writtenText(variable, search.text);
  const isKnown =
    isOfKey && variable.name === 'VariableName' && !search.variables.assigned.has(name);
  return new Map([...bound, [name, isKnown]]);
}

/** Whether an expression is a text, or a value of the key, neither of which equals a dictionary. */
export function isText(node: SyntaxNode, search: Search, bound: Bound): boolean {
  const { text } = search;
  if (literals.has(node.name)) return true;
  if (node.name === 'VariableName' && bound.has(writtenText(node, text)))
    return bound.get(writtenText(node, text)) === true;
  if (isKeyValue(node, search, bound)) return true;
  const [target] = node.children;
  if (node.name !== 'CallExpression' || !target) return false;
  if (writtenText(target, text) === 'str') return true;
  const [owner, , method] = target.name === 'MemberExpression' ? target.children : [];
  return (
    owner !== undefined &&
    method !== undefined &&
    textMethods.has(writtenText(method, text)) &&
    isText(owner, search, bound)
  );
}

const literals = new Set(['ContinuedString', 'FormatString', 'String']);

const textMethods = new Set(['casefold', 'lower', 'lstrip', 'rstrip', 'strip', 'title', 'upper']);
