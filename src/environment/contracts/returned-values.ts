import { nodesWithin, type SyntaxNode, writtenText } from '#python/syntax-node.ts';

/** What the `return` statements of a function show. */
export interface ReturnedValues {
  /** The literals, as written, when it returns nothing else. */
  literals?: readonly string[];
  score?: 'binary' | 'partial';
}

export function returnedValues(definition: SyntaxNode, text: string): ReturnedValues {
  const values = listReturned(definition);
  const written = (node: SyntaxNode) => writtenText(node, text);
  const flat = values.flatMap((value) => (value ? splitConditional(value) : [undefined]));
  const literals = [...new Set(flat.map((value) => (value ? written(value) : 'None')))];
  const isLiteral = flat.every((value) => value === undefined || literalNames.has(value.name));
  const score = scoreOf(flat, written);
  return {
    ...(isLiteral && flat.length > 0 && { literals }),
    ...(score !== undefined && { score }),
  };
}

const literalNames = new Set(['Number', 'Boolean', 'None', 'String']);

/** The values of its own statements; undefined for a bare `return`. */
export const listReturned = (definition: SyntaxNode): (SyntaxNode | undefined)[] =>
  ownNodes(definition)
    .filter(({ name }) => name === 'ReturnStatement')
    .map((node) => (node.children.length > 2 ? node : node.children[1]));

/** What is in a function, without the functions and classes that it defines. */
export const ownNodes = (definition: SyntaxNode): SyntaxNode[] =>
  definition.children.flatMap((child) => [
    ...nodesWithin(child, ({ name }) => !definitions.has(name)),
  ]);

const definitions = new Set(['ClassDefinition', 'FunctionDefinition', 'LambdaExpression']);

/** Both sides of `a if b else c`. */
export function splitConditional(value: SyntaxNode): SyntaxNode[] {
  if (value.name === 'ParenthesizedExpression' && value.children[1]) {
    return splitConditional(value.children[1]);
  }
  const [one, , , , other] = value.children;
  return value.name === 'ConditionalExpression' && one && other
    ? [...splitConditional(one), ...splitConditional(other)]
    : [value];
}

function scoreOf(
  values: readonly (SyntaxNode | undefined)[],
  written: (node: SyntaxNode) => string,
): ReturnedValues['score'] {
  if (values.length === 0) return undefined;
  const kinds = values.map((value) => (value ? kindOf(value, written) : undefined));
  if (kinds.includes('partial')) return 'partial';
  return kinds.every((kind) => kind === 'binary') ? 'binary' : undefined;
}

function kindOf(value: SyntaxNode, written: (node: SyntaxNode) => string): ReturnedValues['score'] {
  if (value.name === 'Boolean') return 'binary';
  if (value.name === 'Number') {
    const number = Number(written(value).replaceAll('_', ''));
    return number === 0 || number === 1 ? 'binary' : 'partial';
  }
  if (value.name === 'UnaryExpression')
    return written(value).startsWith('not') ? 'binary' : undefined;
  if (value.name === 'CallExpression') return kindOfCall(value, written);
  if (value.name !== 'BinaryExpression') return undefined;
  const operators = value.children.slice(1, -1);
  if (operators.some(({ name }) => name === 'CompareOp' || name === 'in' || name === 'is'))
    return 'binary';
  const [left] = value.children;
  const right = value.children.at(-1);
  if (!left || !right) return undefined;
  // "a and b" is one of both.
  if (!operators.some(({ name }) => name === 'and' || name === 'or')) {
    return operators.some((operator) => written(operator) === '/') ? 'partial' : undefined;
  }
  const kinds = [kindOf(left, written), kindOf(right, written)];
  return kinds.every((kind) => kind === 'binary') ? 'binary' : undefined;
}

function kindOfCall(
  value: SyntaxNode,
  written: (node: SyntaxNode) => string,
): ReturnedValues['score'] {
  const [target, list] = value.children;
  const name = target ? written(target) : '';
  if (['all', 'any', 'bool', 'isinstance', 'hasattr', 'callable'].includes(name)) return 'binary';
  const [, first] = list?.children ?? [];
  return (name === 'float' || name === 'int') && first ? kindOf(first, written) : undefined;
}
