import { parsePython } from '#python/parse-python.ts';
import { stringValue } from '#python/string-value.ts';
import {
  definedName,
  findChild,
  findChildren,
  nodesWithin,
  statementsOf,
  type SyntaxNode,
  writtenText,
} from '#python/syntax-node.ts';
import type { Budget } from '#python/budget.ts';
import { changedNames } from './changed-names.ts';
import { importedNames } from './import-names.ts';
import type { Binding, ModuleName, PythonModule } from './python-module.ts';

/**
 * Reads what a file defines and imports at its top level, branches and attempts included.
 *
 * @param parsing What is left for the parser of all files together.
 */
export function readModule(path: string, written: string, parsing?: Budget): PythonModule {
  const source = parsePython(written.replaceAll(/\r\n?/g, '\n'), parsing);
  const { text } = source;
  const names = new Map<string, Binding>();
  const stars: ModuleName[] = [];
  const changed = changedNames(source.root, text);
  const lists: SyntaxNode[] = [];

  for (const { statement, isFallback } of listStatements(source.root, text)) {
    for (const [name, binding] of listBindings(statement, text)) {
      const earlier = names.get(name);
      if (earlier) changed.add(name);
      if (!isFallback || !earlier) names.set(name, binding);
      else if (earlier.kind === 'function' && binding.kind === 'function')
        names.set(name, { ...earlier, alternative: binding.definition });
    }
    if (statement.name === 'ImportStatement') {
      const { star } = importedNames(statement, text);
      if (star) stars.push(star);
    }
    const { targets, value } = readAssignment(statement, text);
    if (value && targets.includes(publishedNames)) lists.push(value);
  }
  const published = readPublished(lists, text);
  return { path, source, names, stars, changed, ...(published && { published }) };
}

const publishedNames = '__all__';

/** Undefined where a file has no such list, or a list that its source does not write out. */
function readPublished(lists: readonly SyntaxNode[], text: string): Set<string> | undefined {
  const nodes = lists.flatMap((list) => [...nodesWithin(list)]);
  const isChanged = /\b__all__\s*\./.test(text);
  if (lists.length === 0 || isChanged || nodes.some(({ name }) => name === 'VariableName'))
    return undefined;
  return new Set(nodes.flatMap((node) => stringValue(node, text) ?? []));
}

const branching: ReadonlySet<string> = new Set(['IfStatement', 'TryStatement', 'WithStatement']);

/** In a fallback, as after `except ImportError`, a name that is bound already stays. */
function* listStatements(
  parent: SyntaxNode,
  text: string,
  isFallback = false,
): Generator<{ statement: SyntaxNode; isFallback: boolean }> {
  for (const statement of statementsOf(parent)) {
    if (!branching.has(statement.name)) {
      yield { statement, isFallback };
      continue;
    }
    let isBranchFallback = isFallback;
    const [, condition] = statement.children;
    const isForTypes = condition && /\bTYPE_CHECKING$/.test(writtenText(condition, text));
    for (const child of statement.children) {
      // Python itself skips what only a checker of types reads.
      if (isForTypes && child === findChild(statement, 'Body')) continue;
      if (child.name === 'except' || child.name === 'else') isBranchFallback = true;
      if (child.name === 'finally') isBranchFallback = isFallback;
      if (child.name === 'Body') yield* listStatements(child, text, isBranchFallback);
    }
  }
}

function listBindings(
  statement: SyntaxNode,
  text: string,
): Iterable<readonly [name: string, Binding]> {
  if (statement.name === 'ImportStatement') return importedNames(statement, text).names;
  if (statement.name === 'AssignStatement') {
    const { targets, value } = readAssignment(statement, text);
    const own = targets.filter((name) => name !== publishedNames);
    return value ? own.map((name) => [name, { kind: 'value', value }]) : [];
  }
  const decorators = findChildren(statement, 'Decorator');
  const definition =
    statement.name === 'DecoratedStatement' ? statement.children.at(-1) : statement;
  const name = definition && definedName(definition, text);
  if (!name) return [];
  if (definition.name === 'ClassDefinition') return [[name, { kind: 'class', definition }]];
  if (definition.name !== 'FunctionDefinition') return [];
  return [[name, { kind: 'function', definition, decorators }]];
}

/** The variables that a statement assigns a value to or changes by one. */
function readAssignment(statement: SyntaxNode, text: string) {
  if (!/^(?:Assign|Update)Statement$/.test(statement.name)) return { targets: [] };
  const value = statement.children.at(-1);
  const targets = findChildren(statement, 'VariableName').filter((node) => node !== value);
  return { targets: targets.map((node) => writtenText(node, text)), value };
}
