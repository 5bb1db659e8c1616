import { type SyntaxNode, writtenText } from './syntax-node.ts';

/** The value of a string literal, or of several beside each other; undefined for bytes and formatted ones. */
export function stringValue(node: SyntaxNode, text: string): string | undefined {
  if (node.name === 'String') return valueOf(writtenText(node, text));
  if (node.name !== 'ContinuedString') return undefined;
  const parts = node.children.map((part) => stringValue(part, text));
  return parts.every((part) => part !== undefined) ? parts.join('') : undefined;
}

function valueOf(literal: string): string | undefined {
  const { prefix = '', quote = '' } = /^(?<prefix>[a-z]*)(?<quote>"""|'''|"|')/i.exec(literal)
    ?.groups ?? { quote: '' };
  if (quote === '' || /[bf]/i.test(prefix) || !literal.endsWith(quote)) return undefined;
  const content = literal
    .slice(prefix.length + quote.length, -quote.length)
    .replace(/\r\n?/g, '\n');
  return /r/i.test(prefix) ? content : unescapeText(content);
}

/**
 * What a string with escapes means. Half of a surrogate pair becomes U+FFFD, since neither a page nor the
 * search index can have it.
 */
export const unescapeText = (content: string): string =>
  content.includes('\\')
    ? content.replace(escape, (written, code: string) => decode(written, code)).toWellFormed()
    : content;

/** The same of bytes, in which only some escapes mean something: a character for each byte. */
export const unescapeBytes = (content: string): string =>
  content.replace(escape, (written, code: string) =>
    /^[uUN]/.test(code) ? written : decode(written, code),
  );

const escape = /\\(\n|[0-7]{1,3}|x[\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8}|[^])/g;

const singleCharacters: Readonly<Record<string, string>> = {
  '\n': '',
  '\\': '\\',
  "'": "'",
  '"': '"',
  a: '\u0007',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
};

/** What Python does not know as an escape stays as written; so do characters by name. */
function decode(written: string, code: string): string {
  const single = singleCharacters[code];
  if (single !== undefined) return single;
  if (/^[0-7]/.test(code)) return String.fromCodePoint(parseInt(code, 8));
  if (!/^[xuU][\da-fA-F]{2}/.test(code)) return written;
  const point = parseInt(code.slice(1), 16);
  return point <= 0x10_ff_ff ? String.fromCodePoint(point) : written;
}
