import { type SyntaxNode, withinBrackets } from '../syntax-node.ts';
import type { AstNode } from './ast-node.ts';
import type { Syntax } from './syntax.ts';

const kinds: Readonly<Record<string, string>> = {
  ArrayComprehensionExpression: 'ListComp',
  SetComprehensionExpression: 'SetComp',
  DictionaryComprehensionExpression: 'DictComp',
};

/** `[a for b in c if d]` and the like; a generator as the only argument of a call is one too. */
export function toComprehension(node: SyntaxNode, syntax: Syntax): AstNode {
  const parts = withinBrackets(node);
  const start = parts.findIndex(({ name }) => name === 'for' || name === 'async');
  const head = parts.slice(0, start);
  const colon = head.findIndex(({ name }) => name === ':');
  const generators = toGenerators(parts.slice(start), syntax);
  const kind = kinds[node.name] ?? 'GeneratorExp';
  if (colon === -1) return { kind, elt: syntax.toList(head), generators };
  const [key, value] = [head.slice(0, colon), head.slice(colon + 1)];
  return { kind, key: syntax.toList(key), value: syntax.toList(value), generators };
}

function toGenerators(parts: readonly SyntaxNode[], syntax: Syntax): AstNode[] {
  const clauses: { words: string; nodes: SyntaxNode[] }[] = [];
  for (const part of parts) {
    const last = clauses.at(-1);
    if (part.name === 'for' && last?.words === 'async') last.words = 'async for';
    else if (/^(?:async|for|in|if)$/.test(part.name)) clauses.push({ words: part.name, nodes: [] });
    else last?.nodes.push(part);
  }
  const generators: { target: AstNode; iter: AstNode; ifs: AstNode[]; is_async: number }[] = [];
  for (const { words, nodes } of clauses) {
    const value = syntax.toList(nodes);
    const last = generators.at(-1);
    if (words.endsWith('for')) {
      const is_async = words === 'for' ? 0 : 1;
      generators.push({ target: value, iter: value, ifs: [], is_async });
    } else if (last && words === 'in') last.iter = value;
    else last?.ifs.push(value);
  }
  return generators.map((generator) => ({ kind: 'comprehension', ...generator }));
}
