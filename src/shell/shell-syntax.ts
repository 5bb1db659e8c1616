import { toProgramName } from '#machine/program-name.ts';
import { findInterpreter, isInterpreter, skipWrappers } from './interpreter.ts';

// These stay expressions: each entry is one word to the program, and a parser of shell scripts reads
// operators where none are meant, as in "R&D" or "a (1)".
/** A word that joins commands or sends their output elsewhere. */
export const operator = /^(?:\|\|?|&&|;|\d?>>?|<|&>|2>&1)$/;
const redirection = /^(?:[12&]>>?(?:&\d|[\w./~-]+)|>>?[\w./~-]+)$/;
const variable = /^\$\{?(?:HOME|PWD|USER)\b/;
const operatorWithin = /\s(?:\|\|?|&&|[12]?>>?|2>&1)(?:\s|$)|;\s/;

/** Programs whose arguments are names of files, so that a wildcard means files. */
export const fileTools = new Set(
  'cat chmod chown cp du file head ls md5sum mkdir mv rm sha256sum stat tail touch wc'.split(' '),
);
/** Their options that a pattern for the program itself follows. */
const patternOption = /^(?:-I|--(?:exclude|hide|ignore))$/;
/** Programs for whose arguments these operators mean something else. */
const operatorTakers = new Set('envsubst expr tmux wt xdotool ydotool jq'.split(' '));
/** Programs for which only these operators do. */
const comparers = new Set('[ test'.split(' '));
/** Programs that pass their arguments to a shell, perhaps on another machine or system. */
const shellReachers = new Set('adb parallel script ssh watch wsl xterm'.split(' '));
const separatorOption = /^--?(?:[a-z]+-)?(?:sep|separator|delim|delimiter)$/i;
/** Programs that take a separator or pattern as an argument. */
const separatorTakers = new Set(
  'awk column cut egrep gawk grep mawk paste psql rg sed sort tr'.split(' '),
);

/** The first word that only a shell would interpret; an element that is not a string counts as empty. */
export function findShellSyntax(
  words: readonly string[],
): { index: number; text: string } | undefined {
  const start = skipWrappers(words);
  const first = words[start] ?? '';
  if (first === '') return undefined;
  const program = toProgramName(first);
  const from = endOfProgramText(words) ?? start + 1;
  if (from === start + 1 && operatorWithin.test(first)) return { index: start, text: first };

  // "find" may be behind another program, as in `timeout 5 find`.
  const runsForEach = words.some((word) => /^-(?:exec|ok)(?:dir)?$/.test(word));
  for (let index = from; index < words.length; index++) {
    const text = words[index] ?? '';
    if (text === ';' && runsForEach) continue;
    if (isSyntaxFor(program, text, words[index - 1] ?? '', index - start)) return { index, text };
  }
  const last = words.length - 1;
  const isBackground = words[last] === '&' && from <= last && !shellReachers.has(program);
  return isBackground && !operatorTakers.has(program) ? { index: last, text: '&' } : undefined;
}

function isSyntaxFor(program: string, text: string, before: string, place: number): boolean {
  if (shellReachers.has(program)) return false;
  if (operator.test(text)) {
    if (operatorTakers.has(program) || separatorOption.test(before)) return false;
    if (comparers.has(program) && /^[<>]$/.test(text)) return false;
    return !(separatorTakers.has(program) && (place === 1 || before.startsWith('-')));
  }
  if (redirection.test(text)) return !operatorTakers.has(program);
  if (variable.test(text)) return !operatorTakers.has(program) && !separatorTakers.has(program);
  return fileTools.has(program) && isWildcard(text) && !patternOption.test(before);
}

export const isWildcard = (text: string) => text.includes('*') && !/^-|[\s'"]/.test(text);

/** Other programs that run a script given as an argument, with their options. */
const otherRunners = /^(?:perl|ruby|cmd|ssh|su)$/;
const otherOption = /^(?:-\w*[ce]|\/[ck])$/i;

/** The word after a script that the array passes to an interpreter, as `bash -c` does. */
function endOfProgramText(words: readonly string[]): number | undefined {
  const lastOption = words.findLastIndex((word) => otherOption.test(word));
  for (const [index, word] of words.entries()) {
    if (isInterpreter(word)) {
      const found = findInterpreter(words, index);
      return found?.from === undefined ? undefined : found.to;
    }
    if (index < lastOption && otherRunners.test(toProgramName(word))) return words.length;
  }
  return undefined;
}
