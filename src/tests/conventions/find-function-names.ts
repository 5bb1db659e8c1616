import { parse } from 'node:path/posix';
import ts from 'typescript';
import { builtInEntries } from '#vocabulary/built-in.ts';

/** A name of a built-in function that code asks for, where it should ask what the function does. */
export interface NamedInCode {
  name: string;
  /** Counted from 1. */
  line: number;
}

/**
 * The names of built-in functions in a module, or in a component, in the order of its lines.
 *
 * A name with an underscore counts wherever a string or the key of an object has it. One without, such
 * as "open" or "history", is a word of many meanings and counts where it means a function:
 *
 * - compared with something that is called a type, an action, a getter, a metric or `func`;
 * - as the `type` or `func` of an object, which makes a step, a source or an evaluator of it;
 * - beside the kind of the function among the arguments of a call, as in `find('action', 'open')`;
 * - in a list, in the keys of an object or of a map, or in a set or a union of types, all of which are
 *   names of functions of one kind. A single word is a list only in a set or a map.
 *
 * Examples may name functions: the property `examples`, modules whose names say that they are examples,
 * and declarations that only examples use.
 */
export function findFunctionNames(file: string, text: string): NamedInCode[] {
  if (isExampleModule(file) || !anyName.test(text)) return [];
  const source = ts.createSourceFile(file, toScript(file, text), 99, true, ts.ScriptKind.TSX);
  const found = new Map<ts.Node, string>();
  const visit = (node: ts.Node): void => {
    for (const [place, name] of namesAt(node)) found.set(place, name);
    ts.forEachChild(node, visit);
  };
  visit(source);
  if (found.size === 0) return [];
  const examples = findExamples(source);
  return [...found]
    .filter(([node]) => !examples.some((part) => isWithin(node, part)))
    .map(([node, name]) => ({ name, line: lineOf(source, node) }))
    .sort((one, other) => one.line - other.line);
}

const kinds = ['action', 'getter', 'metric'] as const;
const namesOfKind = kinds.map(
  (kind) => new Set(builtInEntries[kind].map(({ name }): string => name)),
);

const isName = (text: string): boolean => namesOfKind.some((names) => names.has(text));

/** A fast test: most modules have none. */
const anyName = new RegExp(
  String.raw`(?<![\w-])(?:${namesOfKind.flatMap((names) => [...names]).join('|')})(?![\w-])`,
);

const isExampleModule = (file: string): boolean =>
  /(?:^|\/)examples\//.test(file) || /^example-|-example$/.test(parse(file).name);

/** A component as a module: what is between its fences, and then its markup, which reads as TSX. */
function toScript(file: string, text: string): string {
  if (!file.endsWith('.astro')) return text;
  const [, script = '', markup = ''] = /^---\n([^]*?)\n---\n([^]*)$/.exec(text) ?? ['', '', text];
  const withoutParts = markup.replaceAll(/<(style|script)\b[^]*?<\/\1>/g, (part) =>
    part.replaceAll(/[^\n]/g, ''),
  );
  return `\n${script}\n;<>\n${withoutParts}\n</>`;
}

const lineOf = (source: ts.SourceFile, node: ts.Node): number =>
  source.getLineAndCharacterOfPosition(node.getStart()).line + 1;

type NamedNode = readonly [ts.Node, string];

/** The names that a node itself, or a list that it is, asks for. */
function namesAt(node: ts.Node): NamedNode[] {
  const text = textOf(node);
  if (text?.includes('_') === true) return isName(text) ? [[node, text]] : [];
  if (text !== undefined) return isName(text) && meansFunction(node) ? [[node, text]] : [];
  if (ts.isArrayLiteralExpression(node)) return namesIn(node.elements.map(toFirst), leastOf(node));
  if (ts.isObjectLiteralExpression(node)) {
    return namesIn(
      node.properties.map(({ name }) => name),
      2,
    );
  }
  return ts.isUnionTypeNode(node) ? namesIn(node.types, 2) : [];
}

/** A string or an identifier that is the key of an object or of a type. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return ts.isJsxAttribute(node.parent) ? undefined : node.text;
  const isKey =
    ts.isIdentifier(node) &&
    (ts.isPropertyAssignment(node.parent) || ts.isPropertySignature(node.parent)) &&
    node.parent.name === node;
  return isKey && node.text.includes('_') ? node.text : undefined;
}

/** Of a pair, as a map has them, the key. */
const toFirst = (element: ts.Node): ts.Node | undefined =>
  ts.isArrayLiteralExpression(element) ? element.elements[0] : element;

/** How many names make a list of functions. */
const leastOf = (list: ts.Node): number => (ts.isNewExpression(list.parent) ? 1 : 2);

function namesIn(nodes: readonly (ts.Node | undefined)[], least: number): NamedNode[] {
  const named = nodes.flatMap((node): NamedNode[] => {
    if (!node) return [];
    const name = nameOf(node);
    return name === undefined ? [] : [[node, name]];
  });
  const isList = namesOfKind.some((names) => named.every(([, name]) => names.has(name)));
  return isList && named.length === nodes.length && named.length >= least ? named : [];
}

function nameOf(node: ts.Node): string | undefined {
  if (ts.isLiteralTypeNode(node)) return nameOf(node.literal);
  if (ts.isIdentifier(node))
    return ts.isShorthandPropertyAssignment(node.parent) ? undefined : node.text;
  return ts.isStringLiteralLike(node) ? node.text : undefined;
}

const calledAfterFunction = /(?:type|action|getter|metric|func)(?:Of|Name)?$/i;
const makers: ReadonlySet<string> = new Set(['type', 'func']);

/** Whether a word stands where only the name of a function does. */
function meansFunction(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isBinaryExpression(parent)) {
    const other = parent.left === node ? parent.right : parent.left;
    return isEquality(parent.operatorToken.kind) && calledAfterFunction.test(lastNameOf(other));
  }
  if (ts.isCaseClause(parent)) {
    return calledAfterFunction.test(lastNameOf(parent.parent.parent.expression));
  }
  if (ts.isPropertyAssignment(parent)) {
    return parent.initializer === node && makers.has(parent.name.getText());
  }
  return (
    ts.isCallExpression(parent) &&
    parent.arguments.some((one) =>
      kinds.some((kind) => ts.isStringLiteral(one) && one.text === kind),
    )
  );
}

const isEquality = (kind: ts.SyntaxKind): boolean =>
  kind === ts.SyntaxKind.EqualsEqualsEqualsToken ||
  kind === ts.SyntaxKind.ExclamationEqualsEqualsToken;

/** What an expression is called: its variable, its property, or the function that it calls. */
function lastNameOf(node: ts.Node): string {
  if (ts.isCallExpression(node)) return lastNameOf(node.expression);
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  return ts.isIdentifier(node) ? node.text : '';
}

/** The properties `examples`, and the declarations of a module that only examples use. */
function findExamples(source: ts.SourceFile): ts.Node[] {
  const examples: ts.Node[] = [];
  const uses = new Map<string, ts.Node[]>();
  const visit = (node: ts.Node, local: ReadonlySet<string>): void => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'examples') examples.push(node);
    if (ts.isIdentifier(node) && !local.has(node.text) && isReference(node)) {
      uses.set(node.text, [...(uses.get(node.text) ?? []), node]);
    }
    const inside = ts.isFunctionLike(node) ? new Set([...local, ...namesBoundIn(node)]) : local;
    ts.forEachChild(node, (child) => {
      visit(child, inside);
    });
  };
  visit(source, new Set());
  const isExample = (use: ts.Node) => examples.some((part) => isWithin(use, part));
  const isOfExamples = (statement: ts.Statement) =>
    declaredNames(statement).some((name) => {
      const others = (uses.get(name) ?? []).filter((use) => !isWithin(use, statement));
      return others.length > 0 && others.every(isExample);
    });
  // What only a declaration of examples uses is one too, and mostly stands before it.
  for (const statement of source.statements.toReversed()) {
    if (isOfExamples(statement)) examples.push(statement);
  }
  return examples;
}

/** Whether an identifier stands for a variable, and does not name a part of something. */
function isReference(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  if (ts.isBindingElement(parent) || ts.isParameter(parent) || ts.isVariableDeclaration(parent)) {
    return parent.initializer === node;
  }
  return !ts.isPropertySignature(parent) && !ts.isMethodDeclaration(parent);
}

/** The parameters and variables of a function, and of those within it. */
function namesBoundIn(scope: ts.Node): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    const isBound =
      ts.isBindingElement(node) || ts.isParameter(node) || ts.isVariableDeclaration(node);
    if (isBound && ts.isIdentifier(node.name)) names.add(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(scope);
  return names;
}

function declaredNames(statement: ts.Statement): string[] {
  if (ts.isFunctionDeclaration(statement)) return statement.name ? [statement.name.text] : [];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.map(({ name }) => name.getText());
}

const isWithin = (node: ts.Node, part: ts.Node): boolean =>
  node.pos >= part.pos && node.end <= part.end;
