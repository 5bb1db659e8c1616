import ts from 'typescript';

export interface Identifier {
  name: string;
  node: ts.Identifier;
  /** Whether it is where something gets its name. */
  isDeclared: boolean;
}

/** The identifiers of a module, in their order. */
export function listIdentifiers(script: string): Identifier[] {
  const source = ts.createSourceFile('module.ts', script, ts.ScriptTarget.Latest, true);
  const found: Identifier[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) found.push({ name: node.text, node, isDeclared: isDeclared(node) });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isDeclared(node: ts.Identifier): boolean {
  const { parent } = node;
  const isDeclaration =
    ts.isVariableDeclaration(parent) ||
    ts.isFunctionDeclaration(parent) ||
    ts.isFunctionExpression(parent) ||
    ts.isClassDeclaration(parent) ||
    ts.isInterfaceDeclaration(parent) ||
    ts.isTypeAliasDeclaration(parent) ||
    ts.isTypeParameterDeclaration(parent) ||
    ts.isParameter(parent) ||
    ts.isBindingElement(parent) ||
    ts.isImportSpecifier(parent) ||
    ts.isImportClause(parent) ||
    ts.isNamespaceImport(parent);
  return isDeclaration && parent.name === node;
}
