import { importedNames } from './imports.ts';
import { splitAtCommas, type SyntaxNode, writtenText } from '../syntax-node.ts';
import { toArgumentLists, toArguments } from './arguments.ts';
import { type AstNode, toUnread } from './ast-node.ts';
import { toBlock, toFor, toIf, toMatch, toTry, toWith } from './compound-statements.ts';
import { toAnnotation, toDecorator } from './expressions.ts';
import { toOperator } from './operators.ts';
import type { Syntax } from './syntax.ts';

/** A statement in Python's abstract syntax; several on one line are given one by one. */
export function toStatement(node: SyntaxNode, syntax: Syntax): AstNode {
  const { children } = node;
  const rest = children.slice(1);
  const valueOrNull = (nodes: readonly SyntaxNode[]) =>
    nodes.length === 0 ? null : syntax.toList(nodes);
  switch (node.name) {
    case 'ExpressionStatement':
      return { kind: 'Expr', value: syntax.toList(children) };
    case 'YieldStatement':
      return { kind: 'Expr', value: syntax.toExpression(node) };
    case 'AssignStatement':
      return toAssignment(node, syntax);
    case 'UpdateStatement':
      return toUpdate(node, syntax);
    case 'ReturnStatement':
      return { kind: 'Return', value: valueOrNull(rest) };
    case 'RaiseStatement': {
      const at = rest.findIndex(({ name }) => name === 'from');
      const exc = valueOrNull(at === -1 ? rest : rest.slice(0, at));
      return { kind: 'Raise', exc, cause: at === -1 ? null : valueOrNull(rest.slice(at + 1)) };
    }
    case 'AssertStatement': {
      const [test = [], msg = []] = splitAtCommas(rest);
      return { kind: 'Assert', test: syntax.toList(test), msg: valueOrNull(msg) };
    }
    case 'DeleteStatement':
      return { kind: 'Delete', targets: syntax.toElements(rest) };
    case 'ScopeStatement':
      return {
        kind: children[0]?.name === 'global' ? 'Global' : 'Nonlocal',
        names: rest
          .filter(({ name }) => name !== ',')
          .map((name) => writtenText(name, syntax.text)),
      };
    case 'PassStatement':
    case 'BreakStatement':
    case 'ContinueStatement':
      return { kind: node.name.replace('Statement', '') };
    case 'ImportStatement':
      return importedNames(node, syntax.text);
    case 'IfStatement':
      return toIf(children, syntax);
    case 'WhileStatement': {
      const { body, orelse } = toBlock(children, syntax);
      return { kind: 'While', test: syntax.toList(children.slice(1, 2)), body, orelse };
    }
    case 'ForStatement':
      return toFor(node, syntax);
    case 'TryStatement':
      return toTry(node, syntax);
    case 'WithStatement':
      return toWith(node, syntax);
    case 'MatchStatement':
      return toMatch(node, syntax);
    case 'FunctionDefinition':
    case 'ClassDefinition':
      return toDefinition(node, [], syntax);
    case 'DecoratedStatement': {
      const definition = children.at(-1);
      const decorators = children.filter(({ name }) => name === 'Decorator');
      return definition
        ? toDefinition(definition, decorators, syntax)
        : toUnread([node], syntax.text);
    }
    default:
      return toUnread([node], syntax.text);
  }
}

/** A function or a class with its decorators. */
export function toDefinition(
  node: SyntaxNode,
  decorators: readonly SyntaxNode[],
  syntax: Syntax,
): AstNode {
  const find = (name: string) => node.children.find((child) => child.name === name);
  const name = find('VariableName');
  const own = { name: name ? writtenText(name, syntax.text) : '' };
  const inner = {
    body: syntax.toStatements(find('Body')),
    decorator_list: decorators.map(
      (decorator) =>
        toDecorator(decorator, syntax) ??
        syntax.parse(syntax.text.slice(decorator.from + 1, decorator.to).trim()),
    ),
  };
  if (node.name === 'LambdaExpression') return syntax.toExpression(node);
  if (node.name === 'ClassDefinition') {
    const list = find('ArgList');
    const { args, keywords } = list ? toArgumentLists(list, syntax) : { args: [], keywords: [] };
    return { kind: 'ClassDef', ...own, bases: args, keywords, ...inner };
  }
  const isAsync = node.children[0]?.name === 'async';
  return {
    kind: isAsync ? 'AsyncFunctionDef' : 'FunctionDef',
    ...own,
    args: toArguments(node, syntax),
    ...inner,
    returns: toAnnotation(node, syntax),
  };
}

/** `a = b = c`, `a: T` and `a: T = b` */
function toAssignment(node: SyntaxNode, syntax: Syntax): AstNode {
  const parts: SyntaxNode[][] = [[]];
  for (const child of node.children) {
    if (child.name === 'AssignOp') parts.push([]);
    else parts.at(-1)?.push(child);
  }
  const annotation = toAnnotation(node, syntax);
  const [first = [], ...others] = parts;
  const targets = [first.filter(({ name }) => name !== 'TypeDef'), ...others];
  if (annotation === null) {
    const values = targets.map((part) => syntax.toList(part));
    return { kind: 'Assign', targets: values.slice(0, -1), value: values.at(-1) ?? null };
  }
  const [target = [], value] = targets;
  return {
    kind: 'AnnAssign',
    target: syntax.toList(target),
    annotation,
    value: value ? syntax.toList(value) : null,
    simple: target.length === 1 && target[0]?.name === 'VariableName' ? 1 : 0,
  };
}

function toUpdate(node: SyntaxNode, syntax: Syntax): AstNode {
  const at = node.children.findIndex(({ name }) => name === 'UpdateOp');
  const sign = node.children[at];
  const op = sign && toOperator(writtenText(sign, syntax.text));
  if (op === undefined) return toUnread([node], syntax.text);
  return {
    kind: 'AugAssign',
    target: syntax.toList(node.children.slice(0, at)),
    op,
    value: syntax.toList(node.children.slice(at + 1)),
  };
}
