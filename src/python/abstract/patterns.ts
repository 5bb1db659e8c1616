import { splitAtCommas, type SyntaxNode, withinBrackets, writtenText } from '../syntax-node.ts';
import { type AstNode, toName, toUnread } from './ast-node.ts';
import { toUnary } from './operators.ts';
import type { Syntax } from './syntax.ts';

/** What stands after `case`; several patterns between commas are a sequence. */
export function toPatterns(nodes: readonly SyntaxNode[], syntax: Syntax): AstNode {
  const [only, ...others] = nodes;
  if (only && others.length === 0) return toPattern(only, syntax);
  const patterns = splitAtCommas(nodes).flatMap((part) =>
    part.map((node) => toPattern(node, syntax)),
  );
  return { kind: 'MatchSequence', patterns };
}

function toPattern(node: SyntaxNode, syntax: Syntax): AstNode {
  const written = writtenText(node, syntax.text);
  const [first, second] = node.children;
  switch (node.name) {
    case 'CapturePattern':
      return { kind: 'MatchAs', pattern: null, name: written === '_' ? null : written };
    case 'LiteralPattern':
      return toLiteral(node, syntax);
    case 'AttributePattern':
      return written.endsWith(')')
        ? toEmptyClass(written)
        : { kind: 'MatchValue', value: toDotted(written) };
    case 'StarPattern':
      return { kind: 'MatchStar', name: second ? toCaptured(second, syntax) : null };
    case 'SequencePattern': {
      const inner = withinBrackets(node);
      const isGroup = first?.name === '(' && inner.length === 1;
      return isGroup
        ? toPatterns(inner, syntax)
        : {
            kind: 'MatchSequence',
            patterns: inner.filter(isNoComma).map((one) => toPattern(one, syntax)),
          };
    }
    case 'GroupPattern':
      return toPatterns(withinBrackets(node), syntax);
    case 'OrPattern':
      return {
        kind: 'MatchOr',
        patterns: node.children
          .filter(({ name }) => name.endsWith('Pattern'))
          .map((one) => toPattern(one, syntax)),
      };
    case 'AsPattern': {
      const name = node.children.at(-1);
      if (!first || !name) return toUnread([node], syntax.text);
      return {
        kind: 'MatchAs',
        pattern: toPattern(first, syntax),
        name: writtenText(name, syntax.text),
      };
    }
    case 'MappingPattern':
      return toMapping(node, syntax);
    case 'ClassPattern':
      return toClass(node, syntax);
    default:
      return toUnread([node], syntax.text);
  }
}

/** The brackets of `case a():` are not in the tree. */
const toEmptyClass = (written: string): AstNode => ({
  kind: 'MatchClass',
  cls: toDotted(written.replace(/\(\s*\)$/, '')),
  patterns: [],
  kwd_attrs: [],
  kwd_patterns: [],
});

const isNoComma = ({ name }: SyntaxNode): boolean => name !== ',';

function toCaptured(node: SyntaxNode, syntax: Syntax): string | null {
  const written = writtenText(node, syntax.text);
  return written === '_' ? null : written;
}

function toLiteral(node: SyntaxNode, syntax: Syntax): AstNode {
  const [first, ...others] = node.children;
  if (!first) return { kind: 'MatchSingleton', value: writtenText(node, syntax.text) };
  if (/^(?:None|Boolean)$/.test(first.name))
    return { kind: 'MatchSingleton', value: writtenText(first, syntax.text) };
  const value = others.length === 0 ? syntax.toExpression(first) : toUnary(node, syntax);
  return { kind: 'MatchValue', value };
}

function toDotted(written: string): AstNode {
  const [first = '', ...members] = written.split('.').map((part) => part.trim());
  return members.reduce<AstNode>(
    (value, attr) => ({ kind: 'Attribute', value, attr }),
    toName(first),
  );
}

function toMapping(node: SyntaxNode, syntax: Syntax): AstNode {
  const keys: AstNode[] = [];
  const patterns: AstNode[] = [];
  let rest: string | null = null;
  for (const part of splitAtCommas(withinBrackets(node))) {
    const [key, second] = part;
    const value = part.at(-1);
    if (key?.name === '**') rest = second ? writtenText(second, syntax.text) : null;
    else if (key && value) {
      const { value: literal } = toPattern(key, syntax);
      keys.push(
        typeof literal === 'object' && literal
          ? (literal as AstNode)
          : toUnread([key], syntax.text),
      );
      patterns.push(toPattern(value, syntax));
    }
  }
  return { kind: 'MatchMapping', keys, patterns, rest };
}

function toClass(node: SyntaxNode, syntax: Syntax): AstNode {
  const list = node.children.at(-1);
  const parts = list ? withinBrackets(list).filter(isNoComma) : [];
  const [named, positional] = [true, false].map((isNamed) =>
    parts.filter(({ name }) => (name === 'KeywordPattern') === isNamed),
  );
  const cls = syntax.text.slice(node.from, list?.from ?? node.to).trim();
  return {
    kind: 'MatchClass',
    cls: toDotted(cls),
    patterns: (positional ?? []).map((one) => toPattern(one, syntax)),
    kwd_attrs: (named ?? []).map(({ children: [name] }) =>
      name ? writtenText(name, syntax.text) : '',
    ),
    kwd_patterns: (named ?? []).map((one) => toPattern(one.children.at(-1) ?? one, syntax)),
  };
}
