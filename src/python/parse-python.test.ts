import { expect, test } from 'vitest';
import { faultMessages, parsePython, tooDeep } from './parse-python.ts';
import type { SyntaxNode } from './syntax-node.ts';

const namesOf = ({ name, children }: SyntaxNode): string[] => [name, ...children.flatMap(namesOf)];

test('counts lines from 1', () => {
  const { lineAt } = parsePython('a\nb\n\nc');
  expect([0, 1, 2, 5].map(lineAt)).toEqual([1, 1, 2, 4]);
});

test.for([
  ['a number that ends with a dot', 'x = 1.\n'],
  ['such a number before a word', 'x = 1. if a else 0.\n'],
  ['a bare yield', 'def f():\n  yield\n'],
  ['types of parameters', 'def f[T](x: list[T] | None = None, /, *, y: int) -> T: ...\n'],
  ['a match statement', 'match x:\n  case {"k": v} if v: pass\n'],
  ['a match of several values', 'match x, y["a"]:\n  case "b", _: pass\n  case z, *_: pass\n'],
  ['a match of a choice', 'match x or y:\n  case "b": pass\n'],
  ['a nested formatted string', 'x = f\'{y["k"]!r:>{w}}\'\n'],
  ['contexts in brackets', 'with (\n  open(f(a), "b") as x,\n  y as z,\n):\n  pass\n'],
  ['one context in brackets', 'async with (a() as b): pass\n'],
  ['types with a default', 'class A[T = list[int], **P = [int]](B[T]): pass\n'],
  ['a type with a default', 'type A[T = int] = list[T]\nasync def f[T = int](a: T): pass\n'],
  ['template strings', 'x = t"{a}" + rt\'\\d\' + T"{b}"\n'],
  ['a page break', 'class A:\n  x = 1\n\f\n  y = 2\n'],
  ['empty patterns', 'match x:\n  case []: pass\n  case {}: pass\n'],
  ['groups of exceptions', 'try:\n  pass\nexcept* ValueError:\n  pass\n'],
  ['patterns of a class', 'match x:\n  case str() | A(): pass\n  case [int(), float()]: pass\n'],
  ['an index that is spread', 'x = a[1:2, *b]\ndef f(*c: *D): pass\n'],
  ['a comprehension that takes the rest', 'x = [a for a, *b in c] + f(d for *_, d in e)\n'],
  ['a lambda whose arguments have no names', 'x = lambda a, /, b: 1\ny = lambda a, /: 1\n'],
  ['a context that is stored', 'with f() as self.a, g() as (\n  b.d,\n  c,\n): pass\n'],
  [
    'brackets after a backslash in a raw format',
    String.raw`x = rf"\{{{a}\}}" + Rf'''\{b}'\''''` + '\n',
  ],
  ['quotes of its own within a format', 'x = f"{a["k"]}" + f\'{"\\n".join(f\'{b}\')}\'\n'],
  ['a format that begins with an equals sign', 'x = f"{a:=10}" + f"{(b := 1)}"\ny = {z := 1}\n'],
  ['contexts with comments', 'with (\n  a() as b,  # c: d\n  # e\n  f as g,\n):\n  pass\n'],
  ['contexts that are stored as elements', 'with a as b[1]["k"], c as [d, e]: pass\n'],
  [
    'classes that are patterns in brackets',
    'match x:\n  case (\n    A()\n    | B()\n  ):\n    pass\n',
  ],
  ['an operator at the start of a line', 'x = (a\n  @ b)\n'],
  ['a decorator that is called twice', '@a(b)(c)\ndef f(): pass\n'],
  ['print as a name', 'print = log\nprint.x = 1\nprint >> f, "a"\n'],
  ['numbers before a dot or a word', 'x = 1.if a else 2.\ny = 10..real\n'],
  ['types that are spread', 'def f(a: tuple[*A, *B]): pass\n'],
  ['a lambda that ends with a comma', 'x = lambda a, /, : a\ny = lambda b,: b\n'],
  ['decorators of any form', '@a.b[1]\n@(x or y)\n@z(1)\n@ c  # d\ndef f(): pass\n'],
] as const)('reads %s without a fault', ([, text]) => {
  expect(parsePython(text).faults).toEqual([]);
});

test('keeps the text as it is where it completes numbers', () => {
  const { text, root } = parsePython('x = 1. + y.z');
  expect(text).toBe('x = 1. + y.z');
  expect(namesOf(root)).toContain('Number');
});

test('gives offsets in the text as it is where it completes matches', () => {
  const { text, root } = parsePython('match a, b:\n  case c: pass\nmatch d:\n  case e: pass\nf');
  const written = ({ name, from, to, children }: SyntaxNode): string[] =>
    name === 'VariableName' ? [text.slice(from, to)] : children.flatMap(written);
  expect(written(root)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});

test.for(['x = a[*]\n', 'with a as : pass\n', '@\ndef f(): pass\n', 'case(\n', 'lambda /: 1\n'])(
  'finds the fault of %j',
  (text) => {
    expect(parsePython(text).faults).not.toEqual([]);
  },
);

test('says where the text is not Python, and reads the rest', () => {
  const { faults, root, lineAt } = parsePython('def broken(x:\n  return\ndef whole(): pass\n');
  expect(lineAt(faults[0]?.at ?? 0)).toBe(2);
  expect(namesOf(root).filter((name) => name === 'FunctionDefinition')).toHaveLength(2);
});

test('reads nothing of what is nested too deeply', () => {
  const { root } = parsePython(`${'('.repeat(5_000)}x["k"]${')'.repeat(5_000)}`);
  expect(namesOf(root)).toContain(tooDeep);
  expect(namesOf(root)).not.toContain('String');
});

const many = (operand: string, operator: string): string =>
  Array.from({ length: 600 }, () => operand).join(operator);

test.for([
  ['a sum', `x = ${many('value', ' + ')}\n`],
  ['a sum of lines', `f((\n${many('  "some text"', ' +\n')}\n))\n`],
  ['a sum of calls within a class', `class A:\n  def f(a):\n    return [${many('f(a)', ' + ')}]\n`],
  ['a choice', `if ${many('value', ' or ')}: pass\n`],
  ['a comparison', `x = lambda: ${many('value', ' < ')}\n`],
  ['a chain of calls', `x = a.${many('call(1)', '.')}\n`],
  ['a chain of choices', `x = ${'a if b else '.repeat(3_000)}c\n`],
])('does not say that %s of very many parts is not Python', ([, text = '']) => {
  const { faults } = parsePython(`${text}x = (\n`);
  expect(new Set(faults.map(({ message }) => message))).toEqual(new Set([faultMessages.depth]));
  const [first] = parsePython(`x = )\n${text}`).faults;
  expect(first?.message).toBe(faultMessages.syntax);
});

const slow: readonly [name: string, text: string][] = [
  ['brackets', `${'('.repeat(20_000)}${')'.repeat(20_000)}`],
  ['brackets that are never closed', 'f(a[b{'.repeat(7_000)],
  ['commas', ',/'.repeat(20_000)],
  ['words', 'a b '.repeat(10_000)],
  ['colons', ':'.repeat(40_000)],
  ['stars', '*'.repeat(40_000)],
  ['places that the grammar does not know', 'def f():\n  yield\n'.repeat(2_000)],
];

test.for(slow)('gives up very many %s, and says so', ([, text]) => {
  const shared = { left: 100_000 };
  const { faults, root } = parsePython(text, shared);
  expect(faults.at(-1)).toEqual({ at: root.to, message: faultMessages.length });
  expect(root.to).toBeLessThan(text.length / 2);
  // Within one step after a fault.
  expect(shared.left).toBeGreaterThan(-20);
  expect(shared.left).toBeLessThanOrEqual(0);
});

test('takes at most a step for a character of a text without faults', () => {
  const text = 'a=1;f(b)\n'.repeat(1_000);
  const shared = { left: 100_000 };
  expect(parsePython(text, shared).faults).toEqual([]);
  expect(100_000 - shared.left).toBeLessThanOrEqual(text.length + 1);
});

test('does not read on where other files have used up the steps', () => {
  const { faults, root } = parsePython('a = 1\n'.repeat(9), { left: 0 });
  expect(faults).toEqual([{ at: root.to, message: faultMessages.length }]);
  expect(root.to).toBeLessThan('a = 1'.length);
});

// With lookbehinds that have no limit, each takes longer than a test may. The parser reads a string
// faster than slashes that are not Python.
test.for([
  ['blanks', ' '.repeat(600_000)],
  ['slashes', `'${'a,/'.repeat(200_000)}'`],
] as const)('reads very many %s', ([, text]) => {
  expect(parsePython(text).root.name).toBe('Script');
});

const long = (between: string): string =>
  Array.from(
    { length: 2 },
    (_, index) => `x${index} = [\n${'  "some text",\n'.repeat(15_000)}]\n${between}`,
  ).join('');

test('reads a long text in parts, with offsets in the whole', () => {
  const text = `${long('\n\ndef f(a):\n  return a\n')}last = 1\n`;
  const { root, faults } = parsePython(text);
  expect(faults).toEqual([]);
  const [last] = root.children.slice(-1);
  expect(text.slice(last?.from, last?.to).trim()).toBe('last = 1');
});

test('reads a long text whole where a line of a string looks like a function', () => {
  const { faults, root } = parsePython(long('y = """\ndef f(\n"""\n'));
  expect(faults).toEqual([]);
  expect(namesOf(root)).not.toContain('FunctionDefinition');
});
