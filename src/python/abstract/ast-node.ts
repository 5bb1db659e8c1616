import { type SyntaxNode, writtenText } from '../syntax-node.ts';

/**
 * A node of Python's abstract syntax. Kinds and fields are those of Python's own module `ast`, without
 * `ctx`, `type_comment`, `type_params` and places; operators are their names. A constant has its type and
 * its value as text, so that `1` and `True` differ.
 */
export interface AstNode {
  readonly kind: string;
  readonly [field: string]: AstValue;
}

export type AstValue = AstNode | string | number | null | readonly AstValue[];

/** What is not understood, as written, but for blanks. */
export const toUnread = (nodes: readonly SyntaxNode[], text: string): AstNode => ({
  kind: 'Unread',
  text: nodes.map((node) => writtenText(node, text).replaceAll(/\s+/g, ' ')).join(' '),
});

export const isAstNode = (value: AstValue | undefined): value is AstNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const toName = (id: string): AstNode => ({ kind: 'Name', id });

const isAstList = (value: AstValue): value is readonly AstValue[] => Array.isArray(value);

/** The text of a field that has one, such as a name; empty for any other. */
export const fieldText = (value: AstValue | undefined): string =>
  typeof value === 'string' ? value : '';

/** The elements of a field; a single value is one element. */
export const toList = (value: AstValue | undefined): readonly AstValue[] => {
  if (value === undefined || value === null) return [];
  return isAstList(value) ? value : [value];
};

/** The nodes in a field. */
export const nodesOf = (value: AstValue | undefined): AstNode[] => toList(value).filter(isAstNode);
