import type { SyntaxNode } from './syntax-node.ts';

/** The offset after the last character of a statement, without blank lines and comments at its end. */
export function endOf(node: SyntaxNode): number {
  let last = node;
  while (compound.has(last.name)) {
    const inner = last.children.at(-1);
    if (!inner) break;
    last = inner;
  }
  return last.to;
}

const compound = new Set([
  'FunctionDefinition',
  'ClassDefinition',
  'DecoratedStatement',
  'Body',
  'MatchBody',
  'MatchClause',
  'IfStatement',
  'ForStatement',
  'WhileStatement',
  'WithStatement',
  'TryStatement',
  'MatchStatement',
  'StatementGroup',
]);
