import { stringValue } from './string-value.ts';
import { findChild, statementsOf, type SyntaxNode } from './syntax-node.ts';

/** Of a longer one the beginning; a page and a table of thousands of names would be too heavy with more. */
const mostCharacters = 4_000;

/** The docstring of a function, without indentation, as `inspect.cleandoc` gives it. */
export function docstringOf(body: SyntaxNode | undefined, text: string): string | undefined {
  const first = body && statementsOf(body)[0];
  if (first?.name !== 'ExpressionStatement') return undefined;
  const literal = first.children.length === 1 && findChild(first, 'String', 'ContinuedString');
  const value = literal ? stringValue(literal, text) : undefined;
  if (value === undefined) return undefined;
  const docstring = cleanIndentation(value);
  return docstring.length <= mostCharacters
    ? docstring
    : `${docstring.slice(0, mostCharacters).toWellFormed()}…`;
}

function cleanIndentation(value: string): string {
  const [first = '', ...others] = value.replaceAll('\t', ' '.repeat(8)).split('\n');
  const indents = others.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  const margin = indents.reduce((least, indent) => Math.min(least, indent), Infinity);
  const lines = [first.trimStart(), ...others.map((line) => line.slice(margin))];
  return lines.join('\n').replace(/^\n+/, '').trimEnd();
}
