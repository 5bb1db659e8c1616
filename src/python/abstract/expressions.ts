import {
  findChild,
  splitAtCommas,
  type SyntaxNode,
  withinBrackets,
  writtenText,
} from '../syntax-node.ts';
import { toArguments, toCall } from './arguments.ts';
import { type AstNode, toName, toUnread } from './ast-node.ts';
import { toConstant, toNumber } from './constants.ts';
import { toComprehension } from './comprehensions.ts';
import { toBinary, toUnary } from './operators.ts';
import { toString } from './strings.ts';
import type { Syntax } from './syntax.ts';

/** An expression in Python's abstract syntax; brackets around it make no difference. */
export function toExpression(node: SyntaxNode, syntax: Syntax): AstNode {
  const convert = (child: SyntaxNode | undefined) => syntax.toExpression(child ?? nowhere);
  const [first, second, third] = node.children;
  switch (node.name) {
    case 'VariableName':
      return toName(writtenText(node, syntax.text));
    case 'Number':
      return toNumber(writtenText(node, syntax.text));
    case 'String':
    case 'FormatString':
    case 'ContinuedString':
      return toString(node, syntax);
    case 'Boolean':
      return toConstant('bool', writtenText(node, syntax.text));
    case 'None':
    case 'Ellipsis':
      return toConstant(node.name, '');
    case 'ParenthesizedExpression':
      return syntax.toList(withinBrackets(node));
    case 'TupleExpression':
      return { kind: 'Tuple', elts: syntax.toElements(withinBrackets(node)) };
    case 'ArrayExpression':
      return { kind: 'List', elts: syntax.toElements(withinBrackets(node)) };
    case 'SetExpression':
      return { kind: 'Set', elts: syntax.toElements(withinBrackets(node)) };
    case 'DictionaryExpression':
      return toDictionary(node, syntax);
    case 'ComprehensionExpression':
    case 'ArrayComprehensionExpression':
    case 'SetComprehensionExpression':
    case 'DictionaryComprehensionExpression':
      return toComprehension(node, syntax);
    case 'LambdaExpression':
      return {
        kind: 'Lambda',
        args: toArguments(node, syntax),
        body: convert(node.children.at(-1)),
      };
    case 'ConditionalExpression':
      return {
        kind: 'IfExp',
        test: convert(third),
        body: convert(first),
        orelse: convert(node.children.at(-1)),
      };
    case 'UnaryExpression':
      return toUnary(node, syntax);
    case 'BinaryExpression':
      return toBinary(node, syntax);
    case 'MemberExpression':
      return toMember(node, syntax);
    case 'CallExpression':
      return first && second
        ? toCall(convert(first), second, syntax)
        : toUnread([node], syntax.text);
    case 'AwaitExpression':
      return { kind: 'Await', value: convert(second) };
    case 'YieldExpression':
    case 'YieldStatement':
      return toYield(node, syntax);
    case 'NamedExpression':
      return { kind: 'NamedExpr', target: convert(first), value: convert(third) };
    default:
      return toUnread([node], syntax.text);
  }
}

const nowhere: SyntaxNode = { name: 'Nothing', from: 0, to: 0, children: [] };

/** One expression, or several between commas, which are a tuple. */
export function toList(nodes: readonly SyntaxNode[], syntax: Syntax): AstNode {
  const [only, ...others] = nodes;
  if (only && others.length === 0) return syntax.toExpression(only);
  if (nodes.some(({ name }) => name === ','))
    return { kind: 'Tuple', elts: syntax.toElements(nodes) };
  return toElement(nodes, syntax);
}

export const toElements = (nodes: readonly SyntaxNode[], syntax: Syntax): AstNode[] =>
  splitAtCommas(nodes).map((part) => toElement(part, syntax));

function toElement(part: readonly SyntaxNode[], syntax: Syntax): AstNode {
  const [first, ...others] = part;
  if (first?.name === '*') return { kind: 'Starred', value: syntax.toList(others) };
  return first && others.length === 0 ? syntax.toExpression(first) : toUnread(part, syntax.text);
}

function toDictionary(node: SyntaxNode, syntax: Syntax): AstNode {
  const entries = splitAtCommas(withinBrackets(node));
  return {
    kind: 'Dict',
    keys: entries.map(([key]) => (!key || key.name === '**' ? null : syntax.toExpression(key))),
    values: entries.map((entry) => syntax.toExpression(entry.at(-1) ?? nowhere)),
  };
}

function toYield({ children }: SyntaxNode, syntax: Syntax): AstNode {
  const isFrom = children[1]?.name === 'from';
  const values = children.slice(isFrom ? 2 : 1);
  const value = values.length === 0 ? null : syntax.toList(values);
  return { kind: isFrom ? 'YieldFrom' : 'Yield', value };
}

function toMember(node: SyntaxNode, syntax: Syntax): AstNode {
  const [object = nowhere, bracket, ...others] = node.children;
  const value = syntax.toExpression(object);
  const [property] = others;
  if (bracket?.name !== '[') {
    return { kind: 'Attribute', value, attr: property ? writtenText(property, syntax.text) : '' };
  }
  const parts = splitAtCommas(others.slice(0, -1));
  const isTuple = parts.length > 1 || others.at(-2)?.name === ',';
  const elements = parts.map((part) => toIndex(part, bracket.to, syntax));
  const [only] = elements;
  const isSpread = only?.kind === 'Starred';
  const slice = !isTuple && only && !isSpread ? only : { kind: 'Tuple', elts: elements };
  return { kind: 'Subscript', value, slice };
}

/** The star of `a[*b]` is not in the tree. */
function toIndex(part: readonly SyntaxNode[], from: number, syntax: Syntax): AstNode {
  if (part.some(({ name }) => name === ':')) return toSlice(part, syntax);
  const element = toElement(part, syntax);
  const before = part[0] ? syntax.text.slice(from, part[0].from) : '';
  return before.trim() === '*' ? { kind: 'Starred', value: element } : element;
}

function toSlice(part: readonly SyntaxNode[], syntax: Syntax): AstNode {
  const bounds: (AstNode | null)[] = [null, null, null];
  let index = 0;
  for (const node of part) {
    if (node.name === ':') index++;
    else bounds[index] = syntax.toExpression(node);
  }
  const [lower = null, upper = null, step = null] = bounds;
  return { kind: 'Slice', lower, upper, step };
}

/** The names and calls after the `@` of a decorator. */
export function toDecorator(
  { children, from, to }: SyntaxNode,
  syntax: Syntax,
): AstNode | undefined {
  const [, ...parts] = children;
  const written = syntax.text.slice(from + 1, to).trim();
  if (parts.some(({ name }) => name !== 'VariableName' && name !== '.' && name !== 'ArgList'))
    return undefined;
  const plain = /^[\w.\s]+(?=\(|$)/.test(written);
  if (!plain) return undefined;
  let expression: AstNode | undefined;
  for (const part of parts) {
    if (part.name === '.') continue;
    if (part.name === 'ArgList') expression = expression && toCall(expression, part, syntax);
    else if (expression)
      expression = { kind: 'Attribute', value: expression, attr: writtenText(part, syntax.text) };
    else expression = toName(writtenText(part, syntax.text));
  }
  return expression;
}

/** What stands after the colon of an annotation, or after an arrow. */
export function toAnnotation(node: SyntaxNode, syntax: Syntax): AstNode | null {
  const type = findChild(node, 'TypeDef');
  const parts = type?.children.filter(({ name }) => name !== ':') ?? [];
  return parts.length === 0 ? null : syntax.toList(parts);
}
