import { type SyntaxNode, writtenText } from '../syntax-node.ts';
import { unescapeBytes, unescapeText } from '../string-value.ts';
import type { AstNode } from './ast-node.ts';
import { toConstant } from './constants.ts';
import type { Syntax } from './syntax.ts';

/** A part of a string: text, or a value that is formatted. */
type Piece = string | AstNode;

interface Literal {
  type: 'str' | 'bytes' | 'format' | 'template';
  pieces: readonly Piece[];
}

/** A string, or several beside each other, which are one. */
export function toString(node: SyntaxNode, syntax: Syntax): AstNode {
  const parts = node.name === 'ContinuedString' ? node.children : [node];
  const literals = parts.map((part) => readLiteral(part, syntax));
  const pieces = mergeTexts(literals.flatMap((literal) => literal.pieces));
  const values = pieces.map((piece) =>
    typeof piece === 'string' ? toConstant('str', piece) : piece,
  );
  if (literals.some(({ type }) => type === 'template')) return { kind: 'TemplateStr', values };
  if (literals.some(({ type }) => type === 'format')) return { kind: 'JoinedStr', values };
  return toConstant(literals[0]?.type ?? 'str', pieces.map(String).join(''));
}

const mergeTexts = (pieces: readonly Piece[]): Piece[] => {
  const merged: Piece[] = [];
  for (const piece of pieces) {
    const last = merged.at(-1);
    if (typeof piece === 'string' && typeof last === 'string')
      merged[merged.length - 1] = last + piece;
    else if (piece !== '') merged.push(piece);
  }
  return merged;
};

function readLiteral(node: SyntaxNode, syntax: Syntax): Literal {
  const { text } = syntax;
  const written = writtenText(node, text);
  const { prefix = '', quote = '' } =
    /^(?<prefix>[a-z]*)(?<quote>"""|'''|"|')/i.exec(written)?.groups ?? {};
  const start = node.from + prefix.length + quote.length;
  const end = written.endsWith(quote) ? node.to - quote.length : node.to;
  const isRaw = /r/i.test(prefix);
  if (/b/i.test(prefix)) {
    const content = text.slice(start, end);
    return { type: 'bytes', pieces: [isRaw ? content : unescapeBytes(content)] };
  }
  const isFormat = /[ft]/i.test(prefix);
  const decode = (content: string) => {
    const lines = content.replaceAll(/\r\n?/g, '\n');
    const plain = isRaw ? lines : unescapeText(lines);
    return isFormat ? plain.replaceAll(/\{\{|\}\}/g, (braces) => braces.charAt(0)) : plain;
  };
  if (!isFormat) return { type: 'str', pieces: [decode(text.slice(start, end))] };
  return {
    type: /t/i.test(prefix) ? 'template' : 'format',
    pieces: readPieces(node, { from: start, to: end }, { syntax, decode }),
  };
}

interface Reading {
  syntax: Syntax;
  decode: (content: string) => string;
}

/** The texts and the values between two offsets of a node. */
function readPieces(
  { children }: SyntaxNode,
  { from, to }: { from: number; to: number },
  reading: Reading,
): Piece[] {
  const pieces: Piece[] = [];
  let at = from;
  for (const child of children) {
    if (child.name !== 'FormatReplacement') continue;
    pieces.push(reading.decode(reading.syntax.text.slice(at, child.from)));
    pieces.push(...readReplacement(child, reading));
    at = child.to;
  }
  pieces.push(reading.decode(reading.syntax.text.slice(at, to)));
  return pieces;
}

const conversions: Readonly<Record<string, number>> = { s: 115, r: 114, a: 97 };

/** `{value!r:spec}`; `{value=}` is a text with the value as written too. */
function readReplacement(node: SyntaxNode, reading: Reading): Piece[] {
  const { text } = reading.syntax;
  const find = (name: string) => node.children.find((child) => child.name === name);
  const [selfDoc, conversion, spec] = ['FormatSelfDoc', 'FormatConversion', 'FormatSpec'].map(find);
  const value = node.children.filter(
    ({ name }) => !/^(?:[{}]|Format(?:SelfDoc|Conversion|Spec))$/.test(name),
  );
  const letter = conversion && writtenText(conversion, text).replaceAll(/[!\s]/g, '');
  const repeats = selfDoc && letter === undefined && !spec;
  const formatted: AstNode = {
    kind: 'FormattedValue',
    value: reading.syntax.toList(value),
    conversion: conversions[letter ?? (repeats ? 'r' : '')] ?? -1,
    format_spec: spec ? toSpec(spec, reading) : null,
  };
  if (!selfDoc) return [formatted];
  const after = conversion?.from ?? spec?.from ?? node.to - 1;
  return [text.slice(node.from + 1, after), formatted];
}

function toSpec(spec: SyntaxNode, reading: Reading): AstNode {
  const pieces = mergeTexts(readPieces(spec, { from: spec.from + 1, to: spec.to }, reading));
  const values = pieces.map((piece) =>
    typeof piece === 'string' ? toConstant('str', piece) : piece,
  );
  return { kind: 'JoinedStr', values };
}
