/** A word of a shell script, as the program that gets it sees it. */
export interface ShellWord {
  text: string;
  start: number;
  end: number;
  /** Whether the script contains the whole word: nothing in it is expanded when it runs. */
  isPlain: boolean;
}

/** A program with its arguments. */
export interface SimpleCommand {
  words: readonly ShellWord[];
  /** Whether its output or input is redirected. */
  isRedirected: boolean;
  /** The files that its output or its messages are redirected to. */
  outputs: readonly string[];
  /** The here-document that it gets as input. */
  document: ShellWord | undefined;
}

/**
 * The commands of a POSIX shell script in their order, without the words between them. Those
 * inside `$(…)` are part of a word. Undefined when a quote or a parenthesis is not closed, or the
 * script is longer than any that people write.
 */
export function readScript(script: string): readonly SimpleCommand[] | undefined {
  if (script.length > longestScript) return undefined;
  const commands: Draft[] = [];
  let draft: Draft = newDraft();
  let documents: OpenDocument[] = [];

  const endCommand = () => {
    if (draft.words.length > 0 || draft.isRedirected) commands.push(draft);
    draft = newDraft();
  };

  let index = skipIgnored(script, 0);
  while (index < script.length) {
    const char = script.charAt(index);
    const operator = findRedirection(script, index);
    if (char === '\n') {
      endCommand();
      index = readDocuments(script, index + 1, documents);
      documents = [];
    } else if (operator !== undefined) {
      const target = readWord(script, skipBlanks(script, index + operator.length));
      if (target === undefined) return undefined;
      draft.isRedirected = true;
      if (operator.includes('>')) draft.outputs.push(target.text);
      if (/<<-?$/.test(operator)) {
        const isQuoted = target.text !== script.slice(target.start, target.end);
        documents.push({ command: draft, delimiter: target.text, isQuoted });
      }
      index = target.end;
    } else if (';&|()'.includes(char)) {
      endCommand();
      index++;
    } else {
      const word = readWord(script, index);
      if (word === undefined) return undefined;
      if (draft.words.length > 0 || !joiningWords.has(word.text)) draft.words.push(word);
      index = word.end;
    }
    index = skipIgnored(script, index);
  }
  endCommand();
  return commands;
}

const longestScript = 20_000;

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
const joiningWords = new Set('! { } if then elif else fi while until do done'.split(' '));

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

/** Gives the commands of a line their here-documents, and returns where these end. */
function readDocuments(script: string, start: number, documents: readonly OpenDocument[]): number {
  let index = start;
  for (const { command, delimiter, isQuoted } of documents) {
    const lines = script.slice(index).split('\n');
    const last = lines.findIndex((line) => line.replace(/^\t+/, '') === delimiter);
    const body = lines.slice(0, last === -1 ? undefined : last).join('\n');
    const isPlain = last !== -1 && (isQuoted || !/[$`\\]/.test(body));
    command.document = { text: body, start: index, end: index + body.length, isPlain };
    index += lines.slice(0, last === -1 ? undefined : last + 1).join('\n').length;
  }
  return index;
}

function skipBlanks(script: string, start: number): number {
  let index = start;
  while (/[ \t]/.test(script.charAt(index))) index++;
  return index;
}

interface Draft {
  words: ShellWord[];
  isRedirected: boolean;
  outputs: string[];
  document: ShellWord | undefined;
}

/** A here-document whose text begins on the next line. */
interface OpenDocument {
  command: Draft;
  delimiter: string;
  isQuoted: boolean;
}

const newDraft = (): Draft => ({
  words: [],
  isRedirected: false,
  outputs: [],
  document: undefined,
});
