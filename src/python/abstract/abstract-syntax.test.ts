import { expect, test } from 'vitest';
import { parsePython } from '../parse-python.ts';
import { statementsOf } from '../syntax-node.ts';
import { type AstNode, type AstValue, isAstNode } from './ast-node.ts';
import { toStatement } from './abstract-syntax.ts';

/** As Python's `ast.dump` without names of fields: `BinOp(Name(a), Add, Constant(int, 1))`. */
function dump(value: AstValue | undefined): string {
  if (Array.isArray(value))
    return `[${value.map((element: AstValue) => dump(element)).join(', ')}]`;
  if (!isAstNode(value)) return typeof value === 'string' ? value : JSON.stringify(value ?? null);
  const { kind, ...fields } = value;
  return `${kind}(${Object.values(fields).map(dump).join(', ')})`;
}

function read(source: string): AstNode | undefined {
  const { root, text } = parsePython(source);
  const [first] = statementsOf(root);
  return first && toStatement(first, text);
}

test.for([
  ['not a or b', 'Expr(BoolOp(Or, [UnaryOp(Not, Name(a)), Name(b)]))'],
  [
    'a and not b or c',
    'Expr(BoolOp(Or, [BoolOp(And, [Name(a), UnaryOp(Not, Name(b))]), Name(c)]))',
  ],
  ['(a or b) or c', 'Expr(BoolOp(Or, [BoolOp(Or, [Name(a), Name(b)]), Name(c)]))'],
  ['a < b < c', 'Expr(Compare(Name(a), [Lt, Lt], [Name(b), Name(c)]))'],
  ['(a < b) < c', 'Expr(Compare(Compare(Name(a), [Lt], [Name(b)]), [Lt], [Name(c)]))'],
  ['a is not b', 'Expr(Compare(Name(a), [IsNot], [Name(b)]))'],
  ['-a ** 0x10', 'Expr(UnaryOp(USub, BinOp(Name(a), Pow, Constant(int, 16))))'],
  ['a[1:, b]', 'Expr(Subscript(Name(a), Tuple([Slice(Constant(int, 1), null, null), Name(b)])))'],
  ['a[*b]', 'Expr(Subscript(Name(a), Tuple([Starred(Name(b))])))'],
  ['a, b = c', 'Assign([Tuple([Name(a), Name(b)])], Name(c))'],
  ['a: B = 1.50', 'AnnAssign(Name(a), Name(B), Constant(float, 1.5e+0), 1)'],
  ['a //= b', 'AugAssign(Name(a), FloorDiv, Name(b))'],
  ['"a" \'b\' r"\\n"', 'Expr(Constant(str, ab\\n))'],
  [
    'f"{a!r:>{b}}{{"',
    'Expr(JoinedStr([FormattedValue(Name(a), 114, JoinedStr([Constant(str, >), FormattedValue(Name(b), -1, null)])), Constant(str, {)]))',
  ],
  [
    'f"{f\'{a}\'}"',
    'Expr(JoinedStr([FormattedValue(JoinedStr([FormattedValue(Name(a), -1, null)]), -1, null)]))',
  ],
  [
    'f(a, *b, c=d, **e)',
    'Expr(Call(Name(f), [Name(a), Starred(Name(b))], [keyword(c, Name(d)), keyword(null, Name(e))]))',
  ],
  [
    'f(a for a in b if c)',
    'Expr(Call(Name(f), [GeneratorExp(Name(a), [comprehension(Name(a), Name(b), [Name(c)], 0)])], []))',
  ],
  ['f(a := b)', 'Expr(Call(Name(f), [NamedExpr(Name(a), Name(b))], []))'],
  ['{**a, b: c}', 'Expr(Dict([null, Name(b)], [Name(a), Name(c)]))'],
  ['from ..a.b import (c as d, e)', 'ImportFrom(a.b, [alias(c, d), alias(e, null)], 2)'],
  ['if a: b\nelif c: d', 'If(Name(a), [Expr(Name(b))], [If(Name(c), [Expr(Name(d))], [])])'],
  [
    'with (a as b, c as (d, e)): f',
    'With([withitem(Name(a), Name(b)), withitem(Name(c), Tuple([Name(d), Name(e)]))], [Expr(Name(f))])',
  ],
  ['with (a, b): c', 'With([withitem(Name(a), null), withitem(Name(b), null)], [Expr(Name(c))])'],
  [
    'try: a\nexcept (B, C) as d: e\nfinally: f',
    'Try([Expr(Name(a))], [ExceptHandler(Tuple([Name(B), Name(C)]), d, [Expr(Name(e))])], [], [Expr(Name(f))])',
  ],
  [
    'match a:\n    case [b, *_] | C(d=1): e',
    'Match(Name(a), [match_case(MatchOr([MatchSequence([MatchAs(null, b), MatchStar(null)]), MatchClass(Name(C), [], [d], [MatchValue(Constant(int, 1))])]), null, [Expr(Name(e))])])',
  ],
  [
    'def f(a, /, b=1, *, c): return',
    'FunctionDef(f, arguments([arg(a, null)], [arg(b, null)], null, [arg(c, null)], [null], null, [Constant(int, 1)]), [Return(null)], [], null)',
  ],
  [
    '@a.b(1)\nclass C(D, e=f): pass',
    'ClassDef(C, [Name(D)], [keyword(e, Name(f))], [Pass()], [Call(Attribute(Name(a), b), [Constant(int, 1)], [])])',
  ],
])('%j is %s', ([source = '', expected]) => {
  expect(dump(read(source))).toBe(expected);
});
