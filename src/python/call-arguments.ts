import { splitAtCommas, type SyntaxNode, withinBrackets, writtenText } from './syntax-node.ts';

/** One argument of a call. */
export interface CallArgument {
  value: SyntaxNode;
  /** Of `name=value`. */
  name?: string;
  /** Of `*value` and `**value`. */
  spread?: '*' | '**';
}

/** The arguments of an ArgList; one that is a comprehension is a node of that kind. */
export function callArguments(list: SyntaxNode, text: string): CallArgument[] {
  const inner = withinBrackets(list);
  if (inner.some(({ name }) => name === 'for')) {
    return [{ value: { ...list, name: 'ComprehensionExpression' } }];
  }
  return splitAtCommas(inner).flatMap((part) => {
    const value = part.at(-1);
    const [first, second] = part;
    if (!value || !first) return [];
    if (first.name === '*' || first.name === '**') return [{ value, spread: first.name }];
    if (second?.name !== 'AssignOp') return [{ value }];
    // `f(a := b)` is one value.
    if (writtenText(second, text) === ':=')
      return [
        { value: { name: 'NamedExpression', from: first.from, to: value.to, children: part } },
      ];
    return [{ value, name: writtenText(first, text) }];
  });
}
