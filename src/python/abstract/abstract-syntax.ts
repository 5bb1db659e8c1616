import { parsePython } from '../parse-python.ts';
import { statementsOf, type SyntaxNode } from '../syntax-node.ts';
import type { AstNode } from './ast-node.ts';
import * as expressions from './expressions.ts';
import * as statements from './statements.ts';
import type { Syntax } from './syntax.ts';

/** A statement in Python's abstract syntax; see `AstNode`. */
export const toStatement = (node: SyntaxNode, text: string): AstNode =>
  statements.toStatement(node, createSyntax(text));

/** An expression; brackets around it make no difference. */
export const toExpression = (node: SyntaxNode, text: string): AstNode =>
  createSyntax(text).toExpression(node);

/** A function or a class with its decorators. */
export const toDefinition = (
  node: SyntaxNode,
  decorators: readonly SyntaxNode[],
  text: string,
): AstNode => statements.toDefinition(node, decorators, createSyntax(text));

/** A definition without its decorators, or an expression, and where the expressions in it begin. */
export function toPlaced(node: SyntaxNode, text: string): PlacedSyntax {
  const offsets: PlacedSyntax['offsets'] = new WeakMap();
  const syntax = createSyntax(text, offsets);
  const isDefinition = node.name.endsWith('Definition');
  const syntaxOf = isDefinition ? statements.toDefinition(node, [], syntax) : undefined;
  return { node: syntaxOf ?? syntax.toExpression(node), offsets };
}

export interface PlacedSyntax {
  node: AstNode;
  offsets: WeakMap<AstNode, number>;
}

function createSyntax(text: string, offsets?: PlacedSyntax['offsets']): Syntax {
  const syntax: Syntax = {
    text,
    toExpression: (node) => {
      const expression = expressions.toExpression(node, syntax);
      offsets?.set(expression, node.from);
      return expression;
    },
    toList: (nodes) => expressions.toList(nodes, syntax),
    toElements: (nodes) => expressions.toElements(nodes, syntax),
    toStatements: (body) =>
      body ? statementsOf(body).map((node) => statements.toStatement(node, syntax)) : [],
    parse: parseExpression,
  };
  return syntax;
}

function parseExpression(written: string): AstNode {
  const { root, faults } = parsePython(written);
  const [statement] = root.children;
  return faults.length > 0 || statement?.name !== 'ExpressionStatement'
    ? { kind: 'Unread', text: written }
    : createSyntax(written).toList(statement.children);
}
