export type PatternSyntax = 'basic' | 'extended' | 'fixed';

/** Whether a line matches. */
export type LineMatcher = (line: string) => boolean;

/**
 * A pattern of `grep` as a test of lines, in a time that grows with the line only; undefined for
 * those that are more than alternatives of characters, sets and ".*".
 */
export function compilePattern(
  pattern: string,
  syntax: PatternSyntax,
  ignoresCase = false,
): LineMatcher | undefined {
  const source = ignoresCase ? pattern.toLowerCase() : pattern;
  const alternatives = syntax === 'fixed' ? readFixed(source) : readAlternatives(source, syntax);
  if (alternatives === undefined) return undefined;
  return (line) => {
    const text = ignoresCase ? line.toLowerCase() : line;
    return alternatives.some((alternative) => matches(alternative, text));
  };
}

const readFixed = (source: string): Alternative[] =>
  source.split('\n').map((text) => ({
    isFromStart: false,
    isToEnd: false,
    chunks: [Array.from(text, (char) => ({ has: (other) => other === char }))],
  }));

function readAlternatives(source: string, syntax: PatternSyntax): Alternative[] | undefined {
  let current = newAlternative();
  const alternatives = [current];
  const isExtended = syntax === 'extended';
  const bar = isExtended ? '|' : '\\|';
  for (let index = 0; index < source.length; index++) {
    const char = source.charAt(index);
    const isBar = source.startsWith(bar, index);
    if (isBar || char === '\n') {
      current = newAlternative();
      alternatives.push(current);
      index += isBar ? bar.length - 1 : 0;
    } else if (source.startsWith('.*', index)) {
      current.chunks.push([]);
      index++;
    } else if (char === '^' && isEmpty(current)) current.isFromStart = true;
    else if (char === '$' && isEnd(source, index + 1, bar)) current.isToEnd = true;
    else {
      const read = readElement(source, index, isExtended);
      if (read === undefined) return undefined;
      current.chunks.at(-1)?.push(read.element);
      index = read.end;
    }
  }
  return alternatives;
}

/** What one character must be, with the index of the last character that says so. */
function readElement(source: string, index: number, isExtended: boolean): ReadElement | undefined {
  const char = source.charAt(index);
  if (char === '[') return readSet(source, index);
  if (char === '.') return { element: { has: () => true }, end: index };
  if (char === '\\') {
    const next = source.charAt(index + 1);
    const isText = isExtended ? /[^\w<>`']/ : /[^\w<>`'(){}+?]/;
    return isText.test(next) ? { element: literal(next), end: index + 1 } : undefined;
  }
  const isOperator = isExtended ? /[*^$+?{}()]/ : /[*^$]/;
  return isOperator.test(char) ? undefined : { element: literal(char), end: index };
}

const newAlternative = (): Alternative => ({ isFromStart: false, isToEnd: false, chunks: [[]] });

const isEmpty = ({ chunks, isFromStart }: Alternative) =>
  !isFromStart && chunks.length === 1 && chunks[0]?.length === 0;

const isEnd = (source: string, index: number, bar: string): boolean =>
  index === source.length || source.startsWith(bar, index);

const literal = (char: string): PatternElement => ({ has: (other) => other === char });

/** A bracket expression, from its bracket. */
function readSet(source: string, start: number): ReadElement | undefined {
  const isNegated = source.charAt(start + 1) === '^';
  const from = start + (isNegated ? 2 : 1);
  const end = source.indexOf(']', from + 1);
  const body = source.slice(from, end);
  if (end === -1 || /\[[:.=]/.test(body)) return undefined;
  const chars = new Set<string>();
  for (let index = 0; index < body.length; index++) {
    const [first, dash, last] = [
      body.charAt(index),
      body.charAt(index + 1),
      body.charAt(index + 2),
    ];
    if (dash !== '-' || last === '') {
      chars.add(first);
      continue;
    }
    for (let code = first.charCodeAt(0); code <= last.charCodeAt(0) && code < 128; code++) {
      chars.add(String.fromCharCode(code));
    }
    index += 2;
  }
  return { element: { has: (char) => chars.has(char) !== isNegated }, end };
}

function matches({ isFromStart, isToEnd, chunks }: Alternative, text: string): boolean {
  let from = 0;
  for (const [index, chunk] of chunks.entries()) {
    const isLast = index === chunks.length - 1;
    const isFixed = index === 0 && isFromStart;
    const begin = isLast && isToEnd ? text.length - chunk.length : from;
    if (begin < from || (isFixed && begin > 0)) return false;
    const limit = isFixed || (isLast && isToEnd) ? begin : text.length - chunk.length;
    const at = findChunk(chunk, text, begin, limit);
    if (at === undefined) return false;
    from = at + chunk.length;
  }
  return true;
}

function findChunk(chunk: readonly PatternElement[], text: string, from: number, to: number) {
  for (let at = from; at <= to; at++) {
    if (
      chunk.every(({ has }, offset) => at + offset < text.length && has(text.charAt(at + offset)))
    ) {
      return at;
    }
  }
  return undefined;
}

interface ReadElement {
  element: PatternElement;
  end: number;
}

interface PatternElement {
  has: (char: string) => boolean;
}

interface Alternative {
  isFromStart: boolean;
  isToEnd: boolean;
  /** The parts between ".*". */
  chunks: PatternElement[][];
}
