import { closeOf, type ShellWord, skipParentheses } from '../script-tokens.ts';

/** A part of a word: a text, or something that the shell replaces. */
export type WordPart =
  | { kind: 'text'; text: string }
  | { kind: 'variable'; name: string; isQuoted: boolean }
  | { kind: 'substitution'; script: string; isQuoted: boolean }
  /** A pattern of file names, or an expansion of another kind. */
  | { kind: 'other' };

/** The parts of a word of a script; a plain word is one text. */
export function readWordParts(script: string, word: ShellWord): readonly WordPart[] {
  if (word.isPlain) return [{ kind: 'text', text: word.text }];
  const parts: WordPart[] = [];
  let isQuoted = false;
  let index = word.start;
  while (index < word.end) {
    const char = script.charAt(index);
    if (char === '"') {
      isQuoted = !isQuoted;
      index++;
    } else if (char === "'" && !isQuoted) {
      const close = script.indexOf("'", index + 1);
      parts.push({ kind: 'text', text: script.slice(index + 1, close) });
      index = close + 1;
    } else if (char === '\\') {
      const next = script.charAt(index + 1);
      const isKept = isQuoted && !/[$`"\\\n]/.test(next);
      parts.push({ kind: 'text', text: (isKept ? '\\' : '') + next.replace('\n', '') });
      index += 2;
    } else if (char === '$' || char === '`') {
      const { part, end } = readExpansion(script, index, isQuoted);
      parts.push(part);
      index = end;
    } else {
      const isPattern =
        !isQuoted && (/[*?]/.test(char) || (char === '[' && isSet(script, index, word)));
      parts.push(isPattern ? { kind: 'other' } : { kind: 'text', text: char });
      index++;
    }
  }
  return parts;
}

/** A bracket that nothing closes is a text, as is the name of a test. */
const isSet = (script: string, index: number, word: ShellWord): boolean =>
  script.slice(index, word.end).includes(']');

function readExpansion(script: string, index: number, isQuoted: boolean): ReadPart {
  if (script.charAt(index) === '`') {
    const end = closeOf(script, '`', index + 1) ?? script.length;
    const inner = script.slice(index + 1, end - 1).replaceAll(/\\([$`\\])/g, '$1');
    return { part: { kind: 'substitution', script: inner, isQuoted }, end };
  }
  const next = script.charAt(index + 1);
  if (next === '(') {
    const end = skipParentheses(script, index + 1) ?? script.length;
    const isArithmetic = script.charAt(index + 2) === '(';
    const inner = script.slice(index + 2, end - 1);
    return { part: isArithmetic ? other : { kind: 'substitution', script: inner, isQuoted }, end };
  }
  variable.lastIndex = index;
  const [text, braced, name = braced] = variable.exec(script) ?? [];
  if (text !== undefined && name !== undefined) {
    return { part: { kind: 'variable', name, isQuoted }, end: index + text.length };
  }
  if (next === '{') return { part: other, end: closeOf(script, '}', index + 2) ?? script.length };
  const isText = !/['@*#!$-]/.test(next);
  return isText
    ? { part: { kind: 'text', text: '$' }, end: index + 1 }
    : { part: other, end: index + 2 };
}

const variable = /\$(?:\{(\w+|\?)\}|([A-Za-z_]\w*|\d|\?))/y;
const other: WordPart = { kind: 'other' };

interface ReadPart {
  part: WordPart;
  end: number;
}
