import { type SyntaxNode, writtenText } from '../syntax-node.ts';
import { type AstNode, toList, toUnread } from './ast-node.ts';
import type { Syntax } from './syntax.ts';

const binary: Readonly<Record<string, string>> = {
  '+': 'Add',
  '-': 'Sub',
  '*': 'Mult',
  '/': 'Div',
  '//': 'FloorDiv',
  '%': 'Mod',
  '**': 'Pow',
  '@': 'MatMult',
  '<<': 'LShift',
  '>>': 'RShift',
  '|': 'BitOr',
  '^': 'BitXor',
  '&': 'BitAnd',
};

const comparing: Readonly<Record<string, string>> = {
  '==': 'Eq',
  '!=': 'NotEq',
  '<': 'Lt',
  '<=': 'LtE',
  '>': 'Gt',
  '>=': 'GtE',
  is: 'Is',
  'is not': 'IsNot',
  in: 'In',
  'not in': 'NotIn',
};

const joining: Readonly<Record<string, string>> = { and: 'And', or: 'Or' };

const unary: Readonly<Record<string, string>> = {
  '-': 'USub',
  '+': 'UAdd',
  '~': 'Invert',
  not: 'Not',
};

/** The name of an operator such as `+` or `+=`; undefined for anything else. */
export const toOperator = (written: string): string | undefined =>
  binary[written.replace(/=$/, '')];

/** `a < b < c` is one comparison, unless brackets make it two. */
export function toBinary(node: SyntaxNode, syntax: Syntax): AstNode {
  const [left, right] = [node.children[0], node.children.at(-1)];
  const written = node.children
    .slice(1, -1)
    .map((part) => writtenText(part, syntax.text))
    .join(' ');
  if (!left || !right || left === right) return toUnread([node], syntax.text);
  const [first, last] = [syntax.toExpression(left), syntax.toExpression(right)];
  const op = binary[written];
  if (op !== undefined) return { kind: 'BinOp', left: first, op, right: last };
  const comparison = comparing[written];
  if (comparison !== undefined) {
    const isChain = left.name === 'BinaryExpression' && first.kind === 'Compare';
    const chain: AstNode = isChain ? first : { kind: 'Compare', left: first };
    return {
      kind: 'Compare',
      left: chain.left ?? null,
      ops: [...toList(chain.ops), comparison],
      comparators: [...toList(chain.comparators), last],
    };
  }
  return joining[written] === undefined ? toUnread([node], syntax.text) : toCondition(node, syntax);
}

export function toUnary(node: SyntaxNode, syntax: Syntax): AstNode {
  const [sign, operand] = node.children;
  const op = sign && unary[writtenText(sign, syntax.text)];
  if (op === 'Not') return toCondition(node, syntax);
  if (op === undefined || !operand) return toUnread([node], syntax.text);
  return { kind: 'UnaryOp', op, operand: syntax.toExpression(operand) };
}

/**
 * `and`, `or` and `not` with the precedence of Python: the grammar takes `not a or b` for `not (a or b)`.
 * What is in brackets is one operand.
 */
function toCondition(node: SyntaxNode, syntax: Syntax): AstNode {
  const toJoined = (op: 'And' | 'Or', values: readonly AstNode[]): AstNode => {
    const [only, ...others] = values;
    return only && others.length === 0 ? only : { kind: 'BoolOp', op, values };
  };
  const alternatives = splitAt(listTokens(node, syntax), 'or').map((alternative) =>
    toJoined(
      'And',
      splitAt(alternative, 'and').map((tokens) =>
        tokens
          .toReversed()
          .reduce<AstNode>(
            (operand, token) =>
              typeof token === 'string' ? { kind: 'UnaryOp', op: 'Not', operand } : token,
            toUnread([node], syntax.text),
          ),
      ),
    ),
  );
  return toJoined('Or', alternatives);
}

type Token = AstNode | 'and' | 'or' | 'not';

function listTokens(node: SyntaxNode, syntax: Syntax): Token[] {
  const [left, middle, right] = node.children;
  if (node.name === 'UnaryExpression' && left?.name === 'not' && middle)
    return ['not', ...listTokens(middle, syntax)];
  const isJoined = middle?.name === 'and' || middle?.name === 'or';
  if (node.name === 'BinaryExpression' && left && right && isJoined)
    return [...listTokens(left, syntax), middle.name, ...listTokens(right, syntax)];
  return [syntax.toExpression(node)];
}

function splitAt(tokens: readonly Token[], separator: Token): Token[][] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (token === separator) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts;
}
