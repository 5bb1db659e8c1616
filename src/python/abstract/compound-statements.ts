import {
  findChild,
  splitAtCommas,
  type SyntaxNode,
  withinBrackets,
  writtenText,
} from '../syntax-node.ts';
import { type AstNode, toName } from './ast-node.ts';
import { toPatterns } from './patterns.ts';
import type { Syntax } from './syntax.ts';

/** The body of a statement, and what is in its `else`. */
export function toBlock(
  children: readonly SyntaxNode[],
  syntax: Syntax,
): { body: AstNode[]; orelse: AstNode[] } {
  const at = children.findIndex(({ name }) => name === 'else');
  return {
    body: syntax.toStatements(children.find(({ name }) => name === 'Body')),
    orelse: at === -1 ? [] : syntax.toStatements(children[at + 1]),
  };
}

/** `elif` is an `if` in the `else`. */
export function toIf(children: readonly SyntaxNode[], syntax: Syntax): AstNode {
  const [, test, body, ...others] = children;
  const [next] = others;
  const rest = next?.name === 'elif' ? [toIf(others, syntax)] : syntax.toStatements(others[1]);
  return {
    kind: 'If',
    test: syntax.toList(test ? [test] : []),
    body: syntax.toStatements(body),
    orelse: rest,
  };
}

export function toFor({ children }: SyntaxNode, syntax: Syntax): AstNode {
  const names = children.map(({ name }) => name);
  const [start, middle, end] = [names.indexOf('for'), names.indexOf('in'), names.indexOf('Body')];
  return {
    kind: start === 0 ? 'For' : 'AsyncFor',
    target: syntax.toList(children.slice(start + 1, middle)),
    iter: syntax.toList(children.slice(middle + 1, end)),
    ...toBlock(children, syntax),
  };
}

export function toTry({ children }: SyntaxNode, syntax: Syntax): AstNode {
  const parts: { word: string; nodes: SyntaxNode[] }[] = [];
  for (const child of children) {
    if (/^(?:try|except|else|finally)$/.test(child.name))
      parts.push({ word: child.name, nodes: [] });
    else parts.at(-1)?.nodes.push(child);
  }
  const bodyOf = (word: string) =>
    syntax.toStatements(parts.find((part) => part.word === word)?.nodes.at(-1));
  const handlers = parts.filter(({ word }) => word === 'except');
  return {
    kind: handlers.some(({ nodes }) => nodes[0]?.name === '*') ? 'TryStar' : 'Try',
    body: bodyOf('try'),
    handlers: handlers.map(({ nodes }) => toHandler(nodes, syntax)),
    orelse: bodyOf('else'),
    finalbody: bodyOf('finally'),
  };
}

function toHandler(nodes: readonly SyntaxNode[], syntax: Syntax): AstNode {
  const body = nodes.at(-1);
  const head = nodes.slice(0, -1).filter(({ name }) => name !== '*');
  const as = head.findIndex(({ name }) => name === 'as');
  const types = as === -1 ? head : head.slice(0, as);
  const name = head[as + 1];
  return {
    kind: 'ExceptHandler',
    type: types.length === 0 ? null : syntax.toList(types),
    name: as === -1 || !name ? null : writtenText(name, syntax.text),
    body: syntax.toStatements(body),
  };
}

/** Brackets around several targets are not in the tree, but in the text. */
export function toWith({ children }: SyntaxNode, syntax: Syntax): AstNode {
  const isAsync = children[0]?.name === 'async';
  const items: WithItem[] = [];
  let next: 'context' | 'targets' = 'context';
  let isNew = true;
  for (const [index, child] of children.entries()) {
    if (/^(?:async|with|Body|\(|\))$/.test(child.name)) continue;
    const item = items.at(-1);
    const before = syntax.text.slice(children[index - 1]?.to ?? child.from, child.from);
    if (item?.isOpen && /[)\]]/.test(before)) item.isOpen = false;
    if (child.name === ',' && !item?.isOpen) {
      isNew = true;
      continue;
    }
    if (child.name === 'as') {
      next = 'targets';
      continue;
    }
    if (isNew) {
      items.push({ context: [child], targets: [], isOpen: false });
      next = 'context';
      isNew = false;
    } else if (item) {
      if (next === 'context') item.context = [...item.context, child];
      else item.targets.push(child);
      if (/[([]/.test(before) && next === 'targets') item.isOpen = true;
    }
  }
  return {
    kind: isAsync ? 'AsyncWith' : 'With',
    items: splitBracketed(items).map(({ context, targets }) => ({
      kind: 'withitem',
      context_expr: syntax.toList(context),
      optional_vars: targets.length === 0 ? null : toTarget(targets, syntax),
    })),
    body: toBlock(children, syntax).body,
  };
}

interface WithItem {
  context: readonly SyntaxNode[];
  targets: SyntaxNode[];
  isOpen: boolean;
}

/** `with (a, b):` has two items, although the tree has a tuple. */
function splitBracketed(items: readonly WithItem[]): readonly WithItem[] {
  const [only, ...others] = items;
  const [tuple] = only?.context ?? [];
  if (!only || others.length > 0 || only.targets.length > 0 || tuple?.name !== 'TupleExpression')
    return items;
  return splitAtCommas(withinBrackets(tuple)).map((context) => ({ ...only, context }));
}

/** The tree has `a.b` after `as` as one name. */
function toTarget(nodes: readonly SyntaxNode[], syntax: Syntax): AstNode {
  const [only, ...others] = nodes;
  const written = only && others.length === 0 ? writtenText(only, syntax.text) : '';
  const members = /^\w+(?:\.\w+)+$/.test(written) ? written.split('.') : [];
  const [first, ...attributes] = members;
  if (first === undefined) return syntax.toList(nodes);
  return attributes.reduce<AstNode>(
    (value, attr) => ({ kind: 'Attribute', value, attr }),
    toName(first),
  );
}

export function toMatch(node: SyntaxNode, syntax: Syntax): AstNode {
  const body = findChild(node, 'MatchBody');
  const subject = node.children.filter(
    ({ name }, index) => index > 0 && name !== 'MatchBody' && name !== ':',
  );
  const clauses = body?.children.filter(({ name }) => name === 'MatchClause') ?? [];
  return {
    kind: 'Match',
    subject: syntax.toList(subject),
    cases: clauses.map(({ children }) => {
      const guard = children.find(({ name }) => name === 'Guard');
      const patterns = children.filter(
        ({ name }, index) => index > 0 && name !== 'Guard' && name !== 'Body',
      );
      return {
        kind: 'match_case',
        pattern: toPatterns(patterns, syntax),
        guard: guard ? syntax.toList(guard.children.slice(1)) : null,
        body: syntax.toStatements(children.find(({ name }) => name === 'Body')),
      };
    }),
  };
}
