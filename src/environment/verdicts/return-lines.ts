import { childrenOf } from '#environment/digests/names/bound-names.ts';
import type { PythonModule } from '#environment/modules/python-module.ts';
import type { AstNode } from '#python/abstract/ast-node.ts';
import { type SyntaxNode, nodesWithin } from '#python/syntax-node.ts';

/** The line of a `return` in the abstract syntax of a function; that of the function for any other. */
export function lineOfReturn(
  node: AstNode | undefined,
  abstract: AstNode,
  { module, definition }: { module: PythonModule; definition: SyntaxNode },
): number {
  const { lineAt } = module.source;
  // Both have the statements in the order of the source.
  const index = node ? [...listReturns(abstract)].indexOf(node) : -1;
  const returns = [...nodesWithin(definition)].filter(({ name }) => name === 'ReturnStatement');
  const place: SyntaxNode = returns[index] ?? definition;
  return lineAt(place.from);
}

function* listReturns(node: AstNode): Generator<AstNode> {
  if (node.kind === 'Return') yield node;
  for (const child of childrenOf(node)) yield* listReturns(child);
}
