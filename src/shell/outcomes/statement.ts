import {
  readTokens,
  type Redirection,
  type ScriptToken,
  type ShellWord,
} from '../script-tokens.ts';

/** A part of a shell script, as its structure joins the commands. */
export type Statement =
  | CommandStatement
  | { kind: 'pipeline'; stages: readonly Statement[] }
  | { kind: 'not'; body: Statement }
  | { kind: 'and' | 'or'; first: Statement; second: Statement }
  | { kind: 'sequence'; statements: readonly Statement[] }
  | { kind: 'if'; condition: Statement; body: Statement; otherwise: Statement | undefined }
  | { kind: 'group'; body: Statement; redirections: readonly Redirection[]; isSubshell: boolean }
  | { kind: 'background'; body: Statement }
  /** A loop or a choice by pattern. */
  | { kind: 'unread' };

export interface CommandStatement {
  kind: 'command';
  words: readonly ShellWord[];
  redirections: readonly Redirection[];
}

/** The structure of a POSIX shell script; undefined where it is not valid, or defines functions. */
export function parseStatements(script: string): Statement | undefined {
  const tokens = readTokens(script);
  if (tokens === undefined) return undefined;
  const cursor: Cursor = { tokens, index: 0, depth: 0, isFailed: false };
  const statement = readSequence(cursor);
  return cursor.isFailed || cursor.index < tokens.length ? undefined : statement;
}

/** Deeper than any real script. */
const deepest = 40;

interface Cursor {
  tokens: readonly ScriptToken[];
  index: number;
  depth: number;
  isFailed: boolean;
}

function readSequence(cursor: Cursor): Statement {
  const statements: Statement[] = [];
  if (++cursor.depth > deepest) return fail(cursor);
  for (;;) {
    while (takeOperator(cursor, separators)) continue;
    if (isAtEnd(cursor)) break;
    const statement = readAlternatives(cursor);
    const isBackground = takeOperator(cursor, background);
    statements.push(isBackground ? { kind: 'background', body: statement } : statement);
    if (!isBackground && !isAtEnd(cursor) && !takeOperator(cursor, separators)) fail(cursor);
  }
  cursor.depth--;
  const [only] = statements;
  return only !== undefined && statements.length === 1 ? only : { kind: 'sequence', statements };
}

function readAlternatives(cursor: Cursor): Statement {
  let first = readPipeline(cursor);
  for (;;) {
    const isAnd = takeOperator(cursor, conjunction);
    if (!isAnd && !takeOperator(cursor, alternative)) return first;
    while (takeOperator(cursor, lineEnds)) continue;
    first = { kind: isAnd ? 'and' : 'or', first, second: readPipeline(cursor) };
  }
}

function readPipeline(cursor: Cursor): Statement {
  const isNegated = takeKeyword(cursor, '!');
  const stages = [readCommand(cursor)];
  while (takeOperator(cursor, pipe)) {
    while (takeOperator(cursor, lineEnds)) continue;
    stages.push(readCommand(cursor));
  }
  const [only] = stages;
  const body: Statement =
    only !== undefined && stages.length === 1 ? only : { kind: 'pipeline', stages };
  return isNegated ? { kind: 'not', body } : body;
}

function readCommand(cursor: Cursor): Statement {
  if (takeOperator(cursor, opening)) {
    const body = readSequence(cursor);
    if (!takeOperator(cursor, closing)) return fail(cursor);
    return { kind: 'group', body, redirections: readRedirections(cursor), isSubshell: true };
  }
  if (takeKeyword(cursor, '{')) {
    const body = readSequence(cursor);
    if (!takeKeyword(cursor, '}')) return fail(cursor);
    return { kind: 'group', body, redirections: readRedirections(cursor), isSubshell: false };
  }
  if (takeKeyword(cursor, 'if')) return readIf(cursor);
  const keyword = keywordAt(cursor);
  if (loops.has(keyword)) return skipLoop(cursor);
  return reserved.has(keyword) ? fail(cursor) : readSimple(cursor);
}

/** From behind the word "if" or "elif". */
function readIf(cursor: Cursor): Statement {
  const condition = readSequence(cursor);
  if (!takeKeyword(cursor, 'then')) return fail(cursor);
  const body = readSequence(cursor);
  if (takeKeyword(cursor, 'elif')) {
    return { kind: 'if', condition, body, otherwise: readIf(cursor) };
  }
  const otherwise = takeKeyword(cursor, 'else') ? readSequence(cursor) : undefined;
  if (!takeKeyword(cursor, 'fi')) return fail(cursor);
  const statement: Statement = { kind: 'if', condition, body, otherwise };
  const redirections = readRedirections(cursor);
  return redirections.length === 0
    ? statement
    : { kind: 'group', body: statement, redirections, isSubshell: false };
}

function skipLoop(cursor: Cursor): Statement {
  let depth = 0;
  for (; cursor.index < cursor.tokens.length; cursor.index++) {
    const keyword = keywordAt(cursor);
    if (keyword === 'do' || keyword === 'case') depth++;
    if (keyword === 'done' || keyword === 'esac') depth--;
    if (depth === 0 && (keyword === 'done' || keyword === 'esac')) {
      cursor.index++;
      readRedirections(cursor);
      return { kind: 'unread' };
    }
  }
  return fail(cursor);
}

function readSimple(cursor: Cursor): Statement {
  const words: ShellWord[] = [];
  const redirections: Redirection[] = [];
  for (; cursor.index < cursor.tokens.length; cursor.index++) {
    const token = cursor.tokens[cursor.index];
    if (token?.kind === 'word') words.push(token.word);
    else if (token?.kind === 'redirection') redirections.push(token);
    else break;
  }
  const isFunction = isOperatorAt(cursor, opening);
  if (isFunction || words.length + redirections.length === 0) return fail(cursor);
  return { kind: 'command', words, redirections };
}

function readRedirections(cursor: Cursor): Redirection[] {
  const redirections: Redirection[] = [];
  for (;;) {
    const token = cursor.tokens[cursor.index];
    if (token?.kind !== 'redirection') return redirections;
    redirections.push(token);
    cursor.index++;
  }
}

/** Nothing behind it is read. */
function fail(cursor: Cursor): Statement {
  cursor.isFailed = true;
  cursor.index = cursor.tokens.length;
  return { kind: 'unread' };
}

const isAtEnd = (cursor: Cursor): boolean =>
  cursor.index >= cursor.tokens.length ||
  isOperatorAt(cursor, closing) ||
  enders.has(keywordAt(cursor));

/** The unquoted word at the cursor; empty for anything else. */
function keywordAt({ tokens, index }: Cursor): string {
  const token = tokens[index];
  if (token?.kind !== 'word') return '';
  const { text, start, end } = token.word;
  return end - start === text.length ? text : '';
}

function takeKeyword(cursor: Cursor, keyword: string): boolean {
  if (keywordAt(cursor) !== keyword) return false;
  cursor.index++;
  return true;
}

function isOperatorAt({ tokens, index }: Cursor, texts: ReadonlySet<string>): boolean {
  const token = tokens[index];
  return token?.kind === 'operator' && texts.has(token.text);
}

function takeOperator(cursor: Cursor, texts: ReadonlySet<string>): boolean {
  if (!isOperatorAt(cursor, texts)) return false;
  cursor.index++;
  return true;
}

const separators = new Set([';', '\n']);
const lineEnds = new Set(['\n']);
const background = new Set(['&']);
const conjunction = new Set(['&&']);
const alternative = new Set(['||']);
const pipe = new Set(['|']);
const opening = new Set(['(']);
const closing = new Set([')']);
const enders = new Set(['then', 'elif', 'else', 'fi', '}', 'do', 'done', 'esac']);
const loops = new Set(['for', 'while', 'until', 'case', 'select']);
const reserved = new Set(['function', ...enders]);
