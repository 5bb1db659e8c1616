import { stringValue } from './string-value.ts';
import { findChild, statementsOf, type SyntaxNode } from './syntax-node.ts';

/** The docstring of a function, without indentation, as `inspect.cleandoc` gives it. */
export function docstringOf(body: SyntaxNode | undefined, text: string): string | undefined {
  const first = body && statementsOf(body)[0];
  if (first?.name !== 'ExpressionStatement') return undefined;
  const literal = first.children.length === 1 && findChild(first, 'String', 'ContinuedString');
  const value = literal ? stringValue(literal, text) : undefined;
  return value === undefined ? undefined : cleanIndentation(value);
}

function cleanIndentation(value: string): string {
  const [first = '', ...others] = value.replaceAll('\t', ' '.repeat(8)).split('\n');
  const indents = others.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  const margin = indents.reduce((least, indent) => Math.min(least, indent), Infinity);
  const lines = [first.trimStart(), ...others.map((line) => line.slice(margin))];
  return lines.join('\n').replace(/^\n+/, '').trimEnd();
}
