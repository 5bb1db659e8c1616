import { callArguments } from '../call-arguments.ts';
import { parametersOf } from '../parameters.ts';
import { findChild, type SyntaxNode } from '../syntax-node.ts';
import type { AstNode } from './ast-node.ts';
import type { Syntax } from './syntax.ts';

/** A call of something with an ArgList. */
export function toCall(func: AstNode, list: SyntaxNode, syntax: Syntax): AstNode {
  return { kind: 'Call', func, ...toArgumentLists(list, syntax) };
}

/** Arguments by position, and those by name; `**values` is one without a name. */
export function toArgumentLists(
  list: SyntaxNode,
  syntax: Syntax,
): { args: AstNode[]; keywords: AstNode[] } {
  const args: AstNode[] = [];
  const keywords: AstNode[] = [];
  for (const { value, name, spread } of callArguments(list, syntax.text)) {
    const expression = syntax.toExpression(value);
    if (spread === '*') args.push({ kind: 'Starred', value: expression });
    else if (name === undefined && spread === undefined) args.push(expression);
    else keywords.push({ kind: 'keyword', arg: name ?? null, value: expression });
  }
  return { args, keywords };
}

/** The parameters of a function or a lambda. */
export function toArguments(definition: SyntaxNode, syntax: Syntax): AstNode {
  const parameters = parametersOf(definition, syntax.text);
  const list = findChild(definition, 'ParamList');
  const slash = list ? findSlash(list, syntax) : undefined;
  const positional = parameters.filter(({ kind }) => kind === 'positional');
  const named = parameters.filter(({ kind }) => kind === 'named');
  const toDefault = (value: SyntaxNode | undefined) => (value ? syntax.toExpression(value) : null);
  const toArg = ({ name, annotation }: (typeof parameters)[number]): AstNode => ({
    kind: 'arg',
    arg: name,
    annotation: annotation ? syntax.toExpression(annotation) : null,
  });
  const find = (kind: 'rest' | 'options') => {
    const parameter = parameters.find((one) => one.kind === kind);
    return parameter ? toArg(parameter) : null;
  };
  return {
    kind: 'arguments',
    posonlyargs: positional.slice(0, slash ?? 0).map(toArg),
    args: positional.slice(slash ?? 0).map(toArg),
    vararg: find('rest'),
    kwonlyargs: named.map(toArg),
    kw_defaults: named.map((parameter) => toDefault(parameter.default)),
    kwarg: find('options'),
    defaults: positional.flatMap((parameter) => toDefault(parameter.default) ?? []),
  };
}

/** How many parameters are before `/`, which the tree does not have. */
function findSlash({ children, from, to }: SyntaxNode, syntax: Syntax): number | undefined {
  let count = 0;
  let end = from;
  for (const child of [...children, { name: 'End', from: to, to, children: [] }]) {
    const between = syntax.text.slice(end, child.from).replaceAll(/#[^\n]*/g, '');
    if (between.includes('/')) return count;
    if (child.name === 'VariableName' && isParameter(child, children)) count++;
    end = child.to;
  }
  return undefined;
}

/** A name after `=` is a default. */
const isParameter = (node: SyntaxNode, children: readonly SyntaxNode[]): boolean =>
  children[children.indexOf(node) - 1]?.name !== 'AssignOp';
