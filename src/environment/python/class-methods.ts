import { findChild, findChildren, statementsOf, type SyntaxNode } from './syntax-node.ts';

/** A function that a class defines. */
export interface Method {
  definition: SyntaxNode;
  decorators: readonly SyntaxNode[];
}

export function methodsOf(owner: SyntaxNode): Method[] {
  const body = findChild(owner, 'Body');
  return (body ? statementsOf(body) : []).flatMap((statement): Method[] => {
    if (statement.name === 'FunctionDefinition') return [{ definition: statement, decorators: [] }];
    const definition = findChild(statement, 'FunctionDefinition');
    return statement.name === 'DecoratedStatement' && definition
      ? [{ definition, decorators: findChildren(statement, 'Decorator') }]
      : [];
  });
}
