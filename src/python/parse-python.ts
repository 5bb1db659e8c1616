import { adaptSyntax } from './adapt-syntax.ts';
import type { Budget } from './budget.ts';
import { bracketSubjects } from './bracket-subjects.ts';
import { openContexts } from './open-contexts.ts';
import { parseWithin } from './parse-within.ts';
import { findPartStarts } from './split-parts.ts';
import type { SyntaxNode } from './syntax-node.ts';

/** The text of a Python file and what it consists of. */
export interface PythonSource {
  text: string;
  root: SyntaxNode;
  /** Where it could not be read, in order. */
  faults: readonly PythonFault[];
  /** The line of an offset, from 1. */
  lineAt: (offset: number) => number;
}

interface PythonFault {
  /** An offset. */
  at: number;
  /** What follows "this" or "line 3". */
  message: (typeof faultMessages)[keyof typeof faultMessages];
}

/** Only the first is certain to be an error in Python too: the parser loses its way where nesting is deep. */
export const faultMessages = {
  syntax: 'is not Python',
  depth: 'is nested too deeply to be read',
  length: 'is after too much that is hard to parse',
} as const;

/** Deeper nesting than in any program that people write; what is deeper becomes one unknown node. */
const mostLevels = 150;

/** More show nothing new, and are looked through for each function. */
const mostFaults = 1_000;

/** The name of a node that represents code nested too deeply to be read. */
export const tooDeep = 'TooDeep';

/** For one file; one without faults takes less than half of it. */
const mostSteps = 3_000_000;

/**
 * Parses Python; broken syntax becomes faults, and the rest of the file is read nevertheless.
 *
 * @param shared What is left for all files together; this one takes its part from it.
 */
export function parsePython(text: string, shared: Budget = { left: mostSteps }): PythonSource {
  const bracketed = bracketSubjects(openContexts(adaptSyntax(text)));
  const most = Math.min(mostSteps, shared.left);
  const budget = { left: most };
  const starts = findPartStarts(bracketed.text);
  const parts = readParts(text, bracketed, starts, budget);
  // A line at which a part begins may be within a string.
  const isSplit = starts.length > 1 && parts.faults.length > 0;
  const whole = isSplit ? readParts(text, bracketed, [0], budget) : parts;
  shared.left -= most - budget.left;
  const { root, faults } = whole.faults.length === 0 ? whole : parts;
  return { text, root, faults, lineAt: toLines(text) };
}

/** Parses a text in parts, and makes one tree of them. */
function readParts(
  text: string,
  { text: bracketed, added }: ReturnType<typeof bracketSubjects>,
  starts: readonly number[],
  budget: Budget,
): Pick<PythonSource, 'root' | 'faults'> {
  const faults: PythonFault[] = [];
  const children: SyntaxNode[] = [];
  let to = 0;
  for (const [index, start] of starts.entries()) {
    const part = bracketed.slice(start, starts[index + 1]);
    const tree = parseWithin(part, budget);
    const toOffset = (at: number): number => start + at - countUntil(added, start + at - 1);
    const isCut = tree.length < part.length;
    const root = buildTree(text, tree, { toOffset, isCut, faults });
    for (const child of root.children) children.push(child);
    to = toOffset(tree.length);
    if (isCut) {
      faults.push({ at: toOffset(tree.length), message: faultMessages.length });
      break;
    }
  }
  return { root: { name: 'Script', from: 0, to, children }, faults };
}

/** The nodes of a tree of the parser; what it could not read is added to the faults. */
function buildTree(
  text: string,
  tree: ReturnType<typeof parseWithin>,
  { toOffset, isCut, faults }: TreePlace,
): SyntaxNode {
  const stack: { name: string; from: number; to: number; children: SyntaxNode[] }[] = [];
  let root: SyntaxNode = { name: 'Script', from: 0, to: 0, children: [] };
  let isDeep = false;
  tree.iterate({
    enter({ name: found, type, from: start, to: end }) {
      const [from, to] = [toOffset(start), toOffset(end)];
      const parent = stack.at(-1);
      const isStar = type.isError && parent !== undefined && isSpread(text, from, to, parent.name);
      const name = isStar ? '*' : found;
      const isFault = type.isError && !isStar && faults.length < mostFaults;
      const isAtEnd = isCut && end === tree.length;
      if (isFault && !isAtEnd && !isEmptyPlace(text, from))
        faults.push({ at: from, message: faultMessages[isDeep ? 'depth' : 'syntax'] });
      if (name === 'Comment' || (type.isError && from === to)) return false;
      const isTooDeep = stack.length >= mostLevels;
      const node = { name: isTooDeep ? tooDeep : name, from, to, children: [] };
      if (parent) parent.children.push(node);
      else root = node;
      isDeep ||= isTooDeep;
      if (isTooDeep) return false;
      stack.push(node);
      return true;
    },
    leave: () => void stack.pop(),
  });
  return root;
}

interface TreePlace {
  /** The offset in the text of one in the tree. */
  toOffset: (at: number) => number;
  /** Whether the tree ends before its text. */
  isCut: boolean;
  faults: PythonFault[];
}

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
