import { parser } from '@lezer/python';
import type { SyntaxNode } from './syntax-node.ts';
import { bracketSubjects } from './bracket-subjects.ts';
import { openContexts } from './open-contexts.ts';

/** The text of a Python file and what it consists of. */
export interface PythonSource {
  text: string;
  root: SyntaxNode;
  /** The offsets at which the parser met something that is not Python. */
  faults: readonly number[];
  /** The line of an offset, from 1. */
  lineAt: (offset: number) => number;
}

/** Deeper nesting than in any program that people write; what is deeper becomes one unknown node. */
const mostLevels = 150;

/** More show nothing new, and are looked through for each function. */
const mostFaults = 1_000;

/** The name of a node that represents code nested too deeply to be read. */
export const tooDeep = 'TooDeep';

/** Parses Python; broken syntax becomes faults, and the rest of the file is read nevertheless. */
export function parsePython(text: string): PythonSource {
  const faults: number[] = [];
  const stack: { name: string; from: number; to: number; children: SyntaxNode[] }[] = [];
  let root: SyntaxNode = { name: 'Script', from: 0, to: 0, children: [] };

  const bracketed = bracketSubjects(openContexts(adaptSyntax(text)));
  const toOffset = (at: number): number => at - countUntil(bracketed.added, at - 1);
  parser.parse(bracketed.text).iterate({
    enter({ name: found, type, from: start, to: end }) {
      const [from, to] = [toOffset(start), toOffset(end)];
      const parent = stack.at(-1);
      const isStar = type.isError && parent !== undefined && isSpread(text, from, to, parent.name);
      const name = isStar ? '*' : found;
      const isFault = type.isError && !isStar && faults.length < mostFaults;
      if (isFault && !isEmptyPlace(text, from)) faults.push(from);
      if (name === 'Comment' || (type.isError && from === to)) return false;
      const isTooDeep = stack.length >= mostLevels;
      const node = { name: isTooDeep ? tooDeep : name, from, to, children: [] };
      if (parent) parent.children.push(node);
      else root = node;
      if (isTooDeep) return false;
      stack.push(node);
      return true;
    },
    leave: () => void stack.pop(),
  });

  return { text, root, faults, lineAt: toLines(text) };
}

/**
 * Writes what the grammar does not know in another way, without moving anything. Each can go when the
 * grammar reads it: `1.`, whose dot it takes for access to a member, and in `1. if a else b` even the
 * `if` for its name; `t"{a}"`; the types in `def f[T = int]()`; `/` in a `lambda`; `with a as b.c` and
 * `with a as (b, c)`; decorators that are not a name or a call of one; a page break. What a lookbehind
 * repeats has a limit, as it is tried at every place of a text that may be long and hostile.
 */
const adaptSyntax = (text: string): string =>
  text
    .replace(/(?<![\w.])(\d[\d_]*)\.(?![\w.])/g, '$10')
    .replace(/(?<![\w"'])(r?)t(?=r?["'])/gi, '$1f')
    .replace(
      /(?<=^[ \t]{0,99}(?:(?:async[ \t]{1,9})?def|class|type)[ \t]{1,9}\w{1,99})\[[^\n]*?\](?=[ \t]*[(:=])/gm,
      blank,
    )
    .replace(/(?<=\blambda\b[^:\n]{0,200}),[ \t]{0,9}\/(?=[ \t]{0,9}[,:])/g, blank)
    .replace(/(?<=\bas[ \t]{1,9})(?:\w+\.[\w.]+|\([\w.,\s]+\)(?=\s*[:,)]))/g, (target) =>
      target.replaceAll('.', '_').replace(/,(?=\s*\))|[()\s]/g, ' '),
    )
    .replace(/(?<=^[ \t]{0,99}@)(?![ \t]*[\w.]+[ \t]*(?:[(#]|\r?$))[^\n]+/gm, (name) =>
      name.replace(/./g, '_'),
    )
    .replaceAll('\f', ' ');

const blank = (text: string): string => ' '.repeat(text.length);

/** The grammar does not know `a[*b]`, `*a: *B` and `for *a, b in c` within brackets. */
const isSpread = (text: string, from: number, to: number, parent: string): boolean =>
  text.slice(from, to) === '*' &&
  /[\w(]/.test(text[to] ?? '') &&
  /^(?:MemberExpression|ArgList|TypeDef|\w*ComprehensionExpression)$/.test(parent);

/** The grammar wants a value after `yield`, in `case []` and in `case str()`, which Python does not. */
const isEmptyPlace = (text: string, offset: number): boolean =>
  /\byield\s*$|(?:^|\n)[ \t]*case[ \t][^\n]*[[{(]\s*$/.test(
    text.slice(Math.max(0, offset - 200), offset),
  );

function toLines(text: string): (offset: number) => number {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => countUntil(starts, offset);
}

/** How many of the numbers, in ascending order, are not above another one. */
function countUntil(numbers: readonly number[], most: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) <= most) low = middle + 1;
    else high = middle;
  }
  return low;
}
