/** A part of a message: words of the rule, or a text in quotes or a number, which may come from a file. */
export interface MessagePart {
  kind: 'words' | 'quoted' | 'number';
  /** With its quotes. */
  text: string;
}

/**
 * Splits a message. A text in quotes may have quotes in it, so it ends at one that a blank or a
 * punctuation mark follows. A number after a name, as in "Python 3", is part of the name.
 */
export function splitMessage(message: string): MessagePart[] {
  const parts: MessagePart[] = [];
  let end = 0;
  for (const { 0: text, index } of message.matchAll(variable)) {
    if (index > end) parts.push({ kind: 'words', text: message.slice(end, index) });
    parts.push({ kind: text.startsWith('"') ? 'quoted' : 'number', text });
    end = index + text.length;
  }
  if (end < message.length) parts.push({ kind: 'words', text: message.slice(end) });
  return mergeCode(joinNumbers(parts));
}

const variable =
  /(?<![^\s(])"[^]*?"(?![^\s,;.:?!)])|(?<![^\s(])(?<!\b[A-Z]\w{0,20} )-?\d+(?:[.,]\d+)*(?![\w-]|\.\d)/g;

/** Numbers beside signs of a program are part of it. */
function joinNumbers(parts: readonly MessagePart[]): MessagePart[] {
  const joined: MessagePart[] = [];
  for (const part of parts) {
    const [number, words] = [joined.at(-1), joined.at(-2)];
    const isCode = part.kind === 'words' && code.test(part.text);
    if (isCode && number?.kind === 'number' && words?.kind === 'words') {
      joined.splice(-2, 2, { kind: 'words', text: words.text + number.text + part.text });
    } else {
      joined.push(part);
    }
  }
  return joined;
}

/** Quotes of a program's text are not those of the message: what is between them is part of one text. */
function mergeCode(parts: readonly MessagePart[]): MessagePart[] {
  const merged: MessagePart[] = [];
  for (const part of parts) {
    const [words, quoted] = [merged.at(-1), merged.at(-2)];
    const isBetween = part.kind === 'quoted' && words?.kind === 'words' && code.test(words.text);
    if (isBetween && quoted?.kind === 'quoted') {
      const text = quoted.text + words.text + part.text;
      merged.splice(-2, 2, { kind: 'quoted', text });
      continue;
    }
    const end = part.kind === 'words' ? part.text.lastIndexOf('"') + 1 : 0;
    if (end === 0 || words?.kind !== 'quoted') {
      merged.push(part);
      continue;
    }
    merged.splice(
      -1,
      1,
      { kind: 'quoted', text: words.text + part.text.slice(0, end) },
      { kind: 'words', text: part.text.slice(end) },
    );
  }
  return merged;
}

const code = /["\\{}[\]=<>]/;

/** What replaces a part that differs. */
const ellipsis: Readonly<Record<MessagePart['kind'], string>> = {
  words: '…',
  quoted: '"…"',
  number: '…',
};

export const leaveOut = ({ kind }: MessagePart): string => ellipsis[kind];

/** Joins parts, and makes one of several left out in a row, as in a list of files. */
export const joinParts = (texts: readonly string[]): string =>
  texts.join('').replaceAll(/"…"(?:(?:, | and | or |, and |, or |: )"…")+/g, '"…"');
