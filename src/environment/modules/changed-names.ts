import { nodesWithin, type SyntaxNode, writtenText } from '#python/syntax-node.ts';

/** Methods that change a list, a set or a dictionary. */
export const changing = new Set([
  'add',
  'append',
  'clear',
  'discard',
  'extend',
  'insert',
  'pop',
  'popitem',
  'remove',
  'setdefault',
  'update',
]);

/** The variables whose values a file changes somewhere, as in `a["k"] = 1`, `a += b` and `a.append(b)`. */
export function changedNames(root: SyntaxNode, text: string): Set<string> {
  const names = new Set<string>();
  for (const node of nodesWithin(root)) {
    for (const target of changedBy(node)) {
      const name = target && lastName(target);
      if (name) names.add(writtenText(name, text));
    }
  }
  return names;

  function changedBy(node: SyntaxNode): (SyntaxNode | undefined)[] {
    const [first] = node.children;
    switch (node.name) {
      case 'UpdateStatement':
        return [first?.name === 'MemberExpression' ? first.children[0] : first];
      case 'AssignStatement':
        return node.children
          .slice(
            0,
            node.children.findLastIndex(({ name }) => name === 'AssignOp'),
          )
          .filter(({ name, children }) => name === 'MemberExpression' && children[1]?.name === '[')
          .map(({ children: [object] }) => object);
      case 'CallExpression': {
        const [object, , method] = first?.name === 'MemberExpression' ? first.children : [];
        return method && changing.has(writtenText(method, text)) ? [object] : [];
      }
      default:
        return [];
    }
  }
}

/** `b` of `b` and of `a.b`. */
const lastName = (node: SyntaxNode): SyntaxNode | undefined => {
  if (node.name === 'VariableName') return node;
  const last = node.name === 'MemberExpression' ? node.children.at(-1) : undefined;
  return last?.name === 'PropertyName' ? last : undefined;
};
