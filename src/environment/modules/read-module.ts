import { parsePython } from '../python/parse-python.ts';
import { stringValue } from '../python/string-value.ts';
import {
  definedName,
  findChild,
  findChildren,
  nodesWithin,
  statementsOf,
  type SyntaxNode,
  writtenText,
} from '../python/syntax-node.ts';
import { changedNames } from './changed-names.ts';
import { importedNames } from './import-names.ts';
import type { Binding, ModuleName, PythonModule } from './python-module.ts';

/** Reads what a file defines and imports at its top level, branches and attempts included. */
export function readModule(path: string, text: string): PythonModule {
  const source = parsePython(text);
  const names = new Map<string, Binding>();
  const stars: ModuleName[] = [];
  const changed = changedNames(source.root, text);
  let published: Set<string> | undefined;

  read(statementsOf(source.root), false);
  return { path, source, names, stars, changed, ...(published && { published }) };

  function read(statements: readonly SyntaxNode[], isFallback: boolean): void {
    for (const statement of statements) readStatement(statement, isFallback);
  }

  /** In a fallback, as after `except ImportError`, a name that is bound already stays. */
  function bind(name: string, binding: Binding, isFallback: boolean): void {
    if (names.has(name)) changed.add(name);
    if (!isFallback || !names.has(name)) names.set(name, binding);
  }

  function readStatement(statement: SyntaxNode, isFallback: boolean): void {
    switch (statement.name) {
      case 'FunctionDefinition':
      case 'ClassDefinition':
        readDefinition(statement, [], isFallback);
        break;
      case 'DecoratedStatement': {
        const definition = statement.children.at(-1);
        if (definition)
          readDefinition(definition, findChildren(statement, 'Decorator'), isFallback);
        break;
      }
      case 'ImportStatement': {
        const imported = importedNames(statement, text);
        for (const [name, binding] of imported.names) bind(name, binding, isFallback);
        if (imported.star) stars.push(imported.star);
        break;
      }
      case 'AssignStatement':
      case 'UpdateStatement':
        readAssignment(statement, isFallback);
        break;
      case 'IfStatement':
      case 'TryStatement':
      case 'WithStatement':
        readBranches(statement, isFallback);
        break;
    }
  }

  function readDefinition(
    definition: SyntaxNode,
    decorators: readonly SyntaxNode[],
    isFallback: boolean,
  ): void {
    const name = definedName(definition, text);
    if (name === '') return;
    if (definition.name === 'ClassDefinition')
      bind(name, { kind: 'class', definition }, isFallback);
    else if (definition.name === 'FunctionDefinition')
      bind(name, { kind: 'function', definition, decorators }, isFallback);
  }

  function readAssignment(statement: SyntaxNode, isFallback: boolean): void {
    const value = statement.children.at(-1);
    if (!value) return;
    for (const target of findChildren(statement, 'VariableName')) {
      if (target === value) continue;
      const name = writtenText(target, text);
      if (name === '__all__') {
        published ??= new Set();
        for (const node of nodesWithin(value)) {
          const own = stringValue(node, text);
          if (own !== undefined) published.add(own);
        }
      } else if (statement.name === 'AssignStatement')
        bind(name, { kind: 'value', value }, isFallback);
    }
  }

  function readBranches(statement: SyntaxNode, isFallback: boolean): void {
    let isBranchFallback = isFallback;
    const [, condition] = statement.children;
    const isForTypes = condition && /\bTYPE_CHECKING$/.test(writtenText(condition, text));
    for (const child of statement.children) {
      // Python itself skips what only a checker of types reads.
      if (isForTypes && child === findChild(statement, 'Body')) continue;
      if (child.name === 'except' || child.name === 'else') isBranchFallback = true;
      if (child.name === 'finally') isBranchFallback = isFallback;
      if (child.name === 'Body') read(statementsOf(child), isBranchFallback);
    }
  }
}
