import {
  findChild,
  findChildren,
  statementsOf,
  type SyntaxNode,
  writtenText,
} from './syntax-node.ts';

/** A function that a class defines. */
export interface Method {
  definition: SyntaxNode;
  decorators: readonly SyntaxNode[];
}

/** Whether it is called without an object of its class. */
export const isStatic = (method: Pick<Method, 'decorators'>, text: string): boolean =>
  hasDecorator(method, '@staticmethod', text);

/** Whether its class is its first argument. */
export const isOfClass = (method: Method, text: string): boolean =>
  hasDecorator(method, '@classmethod', text);

const hasDecorator = (
  { decorators }: Pick<Method, 'decorators'>,
  written: string,
  text: string,
): boolean => decorators.some((node) => writtenText(node, text).trim() === written);

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

/** What a class assigns to names of its own. */
export function classValues(owner: SyntaxNode, text: string): [name: string, value: SyntaxNode][] {
  const body = findChild(owner, 'Body');
  return (body ? statementsOf(body) : []).flatMap((statement): [string, SyntaxNode][] => {
    const [target] = statement.children;
    const value = statement.children.at(-1);
    const isNamed = statement.name === 'AssignStatement' && target?.name === 'VariableName';
    return isNamed && value ? [[writtenText(target, text), value]] : [];
  });
}
