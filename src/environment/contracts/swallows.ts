import { findChild, nodesWithin, statementsOf, type SyntaxNode } from '../python/syntax-node.ts';
import { callsOf } from './passes-on.ts';

/**
 * Whether a wrapper goes on where the function that it calls fails for the lack of a key.
 *
 * @param isFailure Whether returning a value means failure all the same.
 */
export function swallows(
  wrapper: SyntaxNode,
  wrapped: string,
  text: string,
  isFailure: (value: SyntaxNode | undefined, text: string) => boolean,
): boolean {
  return [...nodesWithin(wrapper)].some(
    (node) => isSwallowing(node) && callsOf(node, wrapped, text).length > 0,
  );

  function isSwallowing(node: SyntaxNode): boolean {
    const body = findChild(node, 'Body');
    if (node.name === 'WithStatement')
      return /\bsuppress\(/.test(text.slice(node.from, body?.from));
    return node.name === 'TryStatement' && node.children.some(goesOn);
  }

  function goesOn({ name }: SyntaxNode, index: number, parts: readonly SyntaxNode[]): boolean {
    const body = parts.slice(index).find((part) => part.name === 'Body');
    const head = text.slice(parts[index]?.to, body?.from).trim();
    const last = body && statementsOf(body).at(-1);
    if (name !== 'except' || !last || !(head === '' || lacking.test(head))) return false;
    const isReturn = last.name === 'ReturnStatement';
    return last.name !== 'RaiseStatement' && !(isReturn && isFailure(last.children[1], text));
  }
}

/** What a key that is not there raises, and the classes above it. */
const lacking = /\b(?:KeyError|LookupError|Exception|BaseException)\b/;
