import { callArguments } from '#python/call-arguments.ts';
import { findChild, type SyntaxNode, withinBrackets, writtenText } from '#python/syntax-node.ts';
import { bind, type Bound, isKeyValue, isText, onlyValue, type Search } from './search.ts';
import { calledName } from './variables.ts';

/** What `bool` would make of an expression; undefined where it is not certain. */
export function truthOf(
  node: SyntaxNode,
  search: Search,
  bound: Bound,
  isNegated = false,
): boolean | undefined {
  if (search.steps.left-- <= 0) return undefined;
  const [first, operator] = node.children;
  // The grammar takes `not a or b` for `not (a or b)`.
  if (node.name === 'BinaryExpression' && (operator?.name === 'and' || operator?.name === 'or'))
    return combine(node, search, bound, isNegated);
  const inner = node.children[1];
  if (node.name === 'UnaryExpression' && first?.name === 'not' && inner)
    return truthOf(inner, search, bound, !isNegated);
  if (node.name === 'ConditionalExpression' && isNegated) return undefined;
  const truth = plainTruthOf(node, search, bound);
  return truth === undefined ? undefined : truth !== isNegated;
}

function combine(
  { children }: SyntaxNode,
  search: Search,
  bound: Bound,
  isNegated: boolean,
): boolean | undefined {
  const [left, operator] = children;
  const right = children.at(-1);
  if (!left || !right) return undefined;
  const sides = [truthOf(left, search, bound, isNegated), truthOf(right, search, bound)];
  const decisive = operator?.name === 'or';
  if (sides.includes(decisive)) return decisive;
  return sides.includes(undefined) ? undefined : !decisive;
}

function plainTruthOf(node: SyntaxNode, search: Search, bound: Bound): boolean | undefined {
  const { text } = search;
  if (isKeyValue(node, search, bound)) return true;
  switch (node.name) {
    case 'None':
      return false;
    case 'Boolean':
      return writtenText(node, text) === 'True';
    case 'Number':
      return Number(writtenText(node, text).replaceAll('_', '')) !== 0;
    case 'ParenthesizedExpression': {
      const [inner] = withinBrackets(node);
      return inner && truthOf(inner, search, bound);
    }
    case 'BinaryExpression':
      return truthOfOperation(node, search, bound);
    case 'ConditionalExpression':
      return truthOfConditional(node, search, bound);
    case 'CallExpression':
      return truthOfCall(node, search, bound);
    case 'ArrayComprehensionExpression':
      return truthOfEach(node, 'list', search, bound);
    case 'VariableName': {
      const value = onlyValue(node, search, bound);
      return value && truthOf(value, search, bound);
    }
    default:
      return undefined;
  }
}

function truthOfOperation(node: SyntaxNode, search: Search, bound: Bound): boolean | undefined {
  const [left, ...rest] = node.children;
  const right = rest.at(-1);
  const operator = rest
    .slice(0, -1)
    .map((part) => writtenText(part, search.text))
    .join(' ');
  if (!left || !right) return undefined;
  // A part of nothing is nothing.
  if (operator === '/') return truthOf(left, search, bound) === false ? false : undefined;
  const isSought = writtenText(right, search.text) === search.result && !bound.has(search.result);
  if (!isSought || !isText(left, search, bound)) return undefined;
  if (operator === 'in') return false;
  return operator === 'not in' ? true : undefined;
}

/** `a if b else c` */
function truthOfConditional(
  { children }: SyntaxNode,
  search: Search,
  bound: Bound,
): boolean | undefined {
  const [one, , condition, , other] = children;
  if (!one || !condition || !other) return undefined;
  const truth = truthOf(condition, search, bound);
  if (truth !== undefined) return truthOf(truth ? one : other, search, bound);
  const sides = [one, other].map((side) => truthOf(side, search, bound));
  return sides[0] === sides[1] ? sides[0] : undefined;
}

function truthOfCall(node: SyntaxNode, search: Search, bound: Bound): boolean | undefined {
  const list = findChild(node, 'ArgList');
  const [argument] = list ? callArguments(list, search.text) : [];
  if (!argument || argument.spread || argument.name !== undefined) return undefined;
  const name = calledName(node, search.text);
  const fold = folds.get(name);
  if (fold) return truthOfEach(argument.value, fold, search, bound);
  const truth = keeping.has(name) ? truthOf(argument.value, search, bound) : undefined;
  return truth && rounding.has(name) ? undefined : truth;
}

type Fold = 'all' | 'any' | 'list';

const folds: ReadonlyMap<string, Fold> = new Map([
  ['all', 'all'],
  ['any', 'any'],
  ['sum', 'any'],
]);

/** Functions that give nothing for nothing. */
const keeping = new Set(['bool', 'float', 'int', 'len', 'list', 'round', 'sorted']);

/** Those that may give zero for something else. */
const rounding = new Set(['int', 'round']);

/** `[x for x in y if z]` as a list, or what `all` and `any` make of it. */
function truthOfEach(
  node: SyntaxNode,
  fold: Fold,
  search: Search,
  bound: Bound,
): boolean | undefined {
  if (!node.name.endsWith('ComprehensionExpression')) return undefined;
  const [element, word, variable, , list, ...rest] = withinBrackets(node);
  if (!element || word?.name !== 'for' || !variable || !list) return undefined;
  const conditions = rest.filter(({ name }) => name !== 'if');
  if (conditions.length * 2 !== rest.length) return undefined;
  const isOfKey = isKeyValue(list, search, bound);
  const inner = bind(variable, isOfKey, search, bound);
  const truths = conditions.map((condition) => truthOf(condition, search, inner));
  if (truths.includes(false)) return fold === 'all';
  const hasElements = isOfKey && !truths.includes(undefined);
  const truth = fold === 'list' ? true : truthOf(element, search, inner);
  if (truth === undefined) return undefined;
  // The outcome where there are no elements.
  return hasElements || truth === (fold === 'all') ? truth : undefined;
}
