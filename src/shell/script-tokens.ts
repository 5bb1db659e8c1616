/** A word of a shell script, as the program that gets it sees it. */
export interface ShellWord {
  text: string;
  start: number;
  end: number;
  /** Whether the script contains the whole word: nothing in it is expanded when it runs. */
  isPlain: boolean;
}

/** A file that a command reads or writes instead of its input or output. */
export interface Redirection {
  kind: 'redirection';
  /** As written, such as ">" or "2>&". */
  operator: string;
  target: ShellWord;
  /** The text of a here-document. */
  document: ShellWord | undefined;
}

/** A separator of commands, a bracket or the end of a line. */
interface Operator {
  kind: 'operator';
  text: string;
}

export type ScriptToken = Redirection | Operator | { kind: 'word'; word: ShellWord };

/**
 * The words and operators of a POSIX shell script. Undefined when a quote or a parenthesis is not
 * closed, or the script is longer than any that people write.
 */
export function readTokens(script: string): readonly ScriptToken[] | undefined {
  if (script.length > longestScript) return undefined;
  const tokens: ScriptToken[] = [];
  let documents: Redirection[] = [];

  let index = skipIgnored(script, 0);
  while (index < script.length) {
    const char = script.charAt(index);
    const redirected = findRedirection(script, index);
    if (char === '\n') {
      tokens.push({ kind: 'operator', text: char });
      index = readDocuments(script, index + 1, documents);
      documents = [];
    } else if (redirected !== undefined) {
      const target = readWord(script, skipBlanks(script, index + redirected.length));
      if (target === undefined) return undefined;
      const token: Redirection = {
        kind: 'redirection',
        operator: redirected,
        target,
        document: undefined,
      };
      tokens.push(token);
      if (/<<-?$/.test(redirected)) documents.push(token);
      index = target.end;
    } else if (';&|()'.includes(char)) {
      const text = findOperator(script, index);
      tokens.push({ kind: 'operator', text });
      index += text.length;
    } else {
      const word = readWord(script, index);
      if (word === undefined) return undefined;
      tokens.push({ kind: 'word', word });
      index = word.end;
    }
    index = skipIgnored(script, index);
  }
  return tokens;
}

const longestScript = 20_000;

function findOperator(script: string, index: number): string {
  const two = script.slice(index, index + 2);
  return two === '&&' || two === '||' || two === ';;' ? two : script.charAt(index);
}

/** The end of the blanks, line continuations and the comment that begin at an index. */
function skipIgnored(script: string, index: number): number {
  ignored.lastIndex = index;
  return index + (ignored.exec(script)?.[0].length ?? 0);
}

function findRedirection(script: string, index: number): string | undefined {
  redirection.lastIndex = index;
  return redirection.exec(script)?.[0];
}

const ignored = /(?:[^\S\n]|\\\n|#[^\n]*)*/y;
const redirection = /\d{0,3}(?:<<<|<<-?|>>|<>|>\||[<>]&?)|&>>?/y;

/** The word that begins at an index; an empty one at the end of a line. */
function readWord(script: string, start: number): ShellWord | undefined {
  let index = start;
  let text = '';
  let isPlain = true;
  while (index < script.length && !/[\s;&|()<>]/.test(script.charAt(index))) {
    const char = script.charAt(index);
    if (char === "'" || char === '"') {
      const quoted = char === "'" ? readSingle(script, index) : readDouble(script, index);
      if (quoted === undefined) return undefined;
      text += quoted.text;
      isPlain &&= quoted.isPlain;
      index = quoted.end;
    } else if (char === '\\') {
      text += script.charAt(index + 1).replace('\n', '');
      index += 2;
    } else {
      const end = skipExpansion(script, index);
      if (end === undefined) return undefined;
      isPlain &&= end === index && !/[*?[]/.test(char);
      text += script.slice(index, Math.max(end, index + 1));
      index = Math.max(end, index + 1);
    }
  }
  return { text, start, end: Math.min(index, script.length), isPlain };
}

function readSingle(script: string, start: number): Omit<ShellWord, 'start'> | undefined {
  const close = script.indexOf("'", start + 1);
  if (close === -1) return undefined;
  return { text: script.slice(start + 1, close), end: close + 1, isPlain: true };
}

function readDouble(script: string, start: number): Omit<ShellWord, 'start'> | undefined {
  let text = '';
  let isPlain = true;
  let index = start + 1;
  while (index < script.length) {
    const char = script.charAt(index);
    if (char === '"') return { text, end: index + 1, isPlain };
    if (char === '\\' && /[$`"\\\n]/.test(script.charAt(index + 1))) {
      text += script.charAt(index + 1).replace('\n', '');
      index += 2;
      continue;
    }
    const end = skipExpansion(script, index);
    if (end === undefined) return undefined;
    isPlain &&= end === index;
    text += script.slice(index, Math.max(end, index + 1));
    index = Math.max(end, index + 1);
  }
  return undefined;
}

/** The end of the expansion that begins at an index; the index itself if none begins there. */
function skipExpansion(script: string, index: number): number | undefined {
  const [char, next] = [script.charAt(index), script.charAt(index + 1)];
  if (char === '`') return closeOf(script, '`', index + 1);
  if (char !== '$') return index;
  if (next === '(') return skipParentheses(script, index + 1);
  if (next === '{') return closeOf(script, '}', index + 2);
  return /[\w@*#?!$'-]/.test(next) ? index + 1 : index;
}

export function skipParentheses(script: string, start: number): number | undefined {
  let depth = 0;
  for (let index = start; index < script.length; index++) {
    const char = script.charAt(index);
    if (char === '\\') index++;
    if (char === '(') depth++;
    if (char === ')') depth--;
    if (depth === 0) return index + 1;
  }
  return undefined;
}

export function closeOf(script: string, closing: string, from: number): number | undefined {
  const close = script.indexOf(closing, from);
  return close === -1 ? undefined : close + 1;
}

/** Gives the redirections of a line their here-documents, and returns where these end. */
function readDocuments(script: string, start: number, documents: readonly Redirection[]): number {
  let index = start;
  for (const redirection of documents) {
    const { target } = redirection;
    const delimiter = target.text;
    const isQuoted = delimiter !== script.slice(target.start, target.end);
    const lines = script.slice(index).split('\n');
    const last = lines.findIndex((line) => line.replace(/^\t+/, '') === delimiter);
    const body = lines.slice(0, last === -1 ? undefined : last).join('\n');
    const isPlain = last !== -1 && (isQuoted || !/[$`\\]/.test(body));
    redirection.document = { text: body, start: index, end: index + body.length, isPlain };
    index += lines.slice(0, last === -1 ? undefined : last + 1).join('\n').length;
  }
  return index;
}

function skipBlanks(script: string, start: number): number {
  let index = start;
  while (/[ \t]/.test(script.charAt(index))) index++;
  return index;
}
