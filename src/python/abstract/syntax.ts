import type { SyntaxNode } from '../syntax-node.ts';
import type { AstNode } from './ast-node.ts';

/** A text with what turns parts of its tree into abstract syntax. */
export interface Syntax {
  text: string;
  toExpression: (node: SyntaxNode) => AstNode;
  /** One expression, or several between commas, which are a tuple. */
  toList: (nodes: readonly SyntaxNode[]) => AstNode;
  /** What stands between commas. */
  toElements: (nodes: readonly SyntaxNode[]) => AstNode[];
  /** The statements of a body. */
  toStatements: (body: SyntaxNode | undefined) => AstNode[];
  /** An expression that is written elsewhere. */
  parse: (written: string) => AstNode;
}
