import ts from 'typescript';
import { listIdentifiers } from './list-identifiers.ts';

/** What Node has and a browser has not, and what reaches out of a pure function. */
const nodeGlobals = new Set([
  '__dirname',
  '__filename',
  'Buffer',
  'clearImmediate',
  'exports',
  'global',
  'module',
  'process',
  'require',
  'setImmediate',
]);

/** What browsers have as well. */
const sharedGlobals = new Set(['console', 'fetch', 'performance']);

/** Most modules have none of these words, not even in a comment, and need not be parsed. */
const anyGlobal = new RegExp(`\\b(?:${[...nodeGlobals, ...sharedGlobals].join('|')})\\b`);

/** The globals of Node that a module refers to. */
export function findNodeGlobals(
  script: string,
  { runsInBrowser = false }: { runsInBrowser?: boolean } = {},
): string[] {
  if (!anyGlobal.test(script)) return [];
  const identifiers = listIdentifiers(script);
  const own = new Set(identifiers.filter(({ isDeclared }) => isDeclared).map(({ name }) => name));
  const found = identifiers
    .filter(({ node, name }) => {
      const isGlobal = nodeGlobals.has(name) || (!runsInBrowser && sharedGlobals.has(name));
      return isGlobal && !own.has(name) && !isPropertyName(node);
    })
    .map(({ name }) => name);
  return [...new Set(found)].sort();
}

/** Whether an identifier names a part of something else, as in `x.process` and `{ process: 1 }`. */
function isPropertyName(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node && !isGlobalThis(parent);
  if (ts.isQualifiedName(parent)) return parent.right === node;
  const isNamed =
    ts.isPropertyAssignment(parent) ||
    ts.isPropertySignature(parent) ||
    ts.isMethodDeclaration(parent) ||
    ts.isMethodSignature(parent) ||
    ts.isPropertyDeclaration(parent);
  return isNamed && parent.name === node;
}

const isGlobalThis = ({ expression }: ts.PropertyAccessExpression): boolean =>
  ts.isIdentifier(expression) && expression.text === 'globalThis';
