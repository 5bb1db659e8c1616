import { systemOf } from '../facts/apps/system-of.ts';
import { defineTaskRule, type Problem } from '../model/rule.ts';
import { findInterpreter, isInterpreter, skipWrappers } from '#shell/interpreter.ts';
import { toProgramName } from '#machine/program-name.ts';
import { taskCommands, toWords } from '../facts/setup/task-commands.ts';

const result = (fields: object) => ({
  evaluator: {
    func: 'check_include_exclude',
    result: { type: 'vm_command_line', ...fields },
    expected: { type: 'rule', rules: { include: ['python'], exclude: [] } },
  },
});
const piped = ['code', '--list-extensions', '|', 'grep', 'python'];

export const shellSyntaxInShell = defineTaskRule({
  code: 'W08',
  name: 'shell-syntax-in-shell',
  severity: 'warning',
  consequence: 'fails',
  summary:
    'Pipes, redirections, wildcards and variables are used only where a shell interprets them.',
  why: 'Without a shell, the words of a command are passed to the program unchanged: "|" and everything after it become arguments, "*" is a file of that name, "$HOME" a folder of that name. A whole command in one element of an array is taken as the name of a program, which does not exist. Nor do programs named "cd" or, on Windows, "dir" and "start".',
  howToFix:
    'Let the environment start a shell, or name one in the array, as in ["bash", "-c", "ls /home/user/*.txt"]. An array of plain words, one in each element, needs no shell.',
  yieldsTo: ['W43'],
  concerns: ['action execute', 'action launch', 'getter vm_command_line'],
  examples: {
    good: [
      result({ command: 'code --list-extensions | grep python', shell: true }),
      result({ command: ['bash', '-c', 'ls /home/user/*.txt'] }),
      result({ command: ['find', '/home/user', '-name', '*.txt'] }),
    ],
    bad: [
      result({ command: piped }),
      result({ command: ['ls', '/home/user/*.txt'] }),
      result({ command: 'code --list-extensions | grep python' }),
      result({ command: ['code --list-extensions'] }),
      {
        config: [{ type: 'execute', parameters: { command: ['echo', 'hi', '>', '/tmp/hi.txt'] } }],
      },
    ],
  },

  message({ found, fault }: Facts) {
    switch (fault) {
      case 'array':
        return `"${found}" is shell syntax in an array, which no shell interprets; set "shell" to true and write the command as one string`;
      case 'string':
        return `"${found}" is shell syntax, but no shell interprets this command; set "shell" to true`;
      case 'built-in':
        return `"${found}" works only within one shell command; write it together with what follows, and set "shell" to true`;
      case 'part of cmd':
        return `"${found}" is a command of "cmd" and not a program, so it needs a shell; set "shell" to true`;
      case 'program':
        return `"${found}" is taken as the name of one program; write each word as a separate element`;
    }
  },

  *check(task, { file }): Generator<Problem<Facts>> {
    for (const { command, shell, at } of taskCommands(task)) {
      if (shell !== false) continue;
      const isArray = Array.isArray(command);
      const words = isArray
        ? toWords(command)
        : wordsOf(typeof command === 'string' ? command : '');
      const [first = ''] = words;
      const found = findShellSyntax(words);
      if (found) {
        const fault = isArray ? 'array' : 'string';
        yield { at: isArray ? [...at, found.index] : at, found: found.text, fault };
      } else if (builtIns.has(first)) {
        yield { at: isArray ? [...at, 0] : at, found: first, fault: 'built-in' };
      } else if (partsOfCmd.has(first.toLowerCase()) && systemOf(task, file) === 'windows') {
        yield { at: isArray ? [...at, 0] : at, found: first, fault: 'part of cmd' };
      } else if (isArray && wholeCommand.test(first)) {
        yield { at: [...at, 0], found: first, fault: 'program' };
      }
    }
  },
});

interface Facts {
  found: string;
  fault: 'array' | 'built-in' | 'part of cmd' | 'program' | 'string';
}

/** The words of a command that the environment splits; quoted text is not syntax. */
const wordsOf = (command: string): string[] =>
  command
    .replace(/\\\W|'[^']*'|"(?:\\.|[^"\\])*"/gs, (text) => '"'.repeat(text.length))
    .split(/\s+/)
    .filter((word) => word !== '');

/** Commands of every shell that no program has the name of. */
const builtIns = new Set('alias cd eval export set source ulimit umask unalias unset'.split(' '));

/** Commands of the shell of Windows that no program there has the name of. */
const partsOfCmd = new Set(
  'assoc call cls copy del dir echo erase ftype md mkdir mklink move rd ren rename rmdir start title type ver vol'.split(
    ' ',
  ),
);

/** A program without a folder and anything after it, or a path with an option or a path after it. */
const wholeCommand = /^(?:[a-z][\w.+-]*\s+\S|\/\S+\s+[-/~])/;

// These stay expressions: each entry is one word to the program, and a parser of shell scripts reads
// operators where none are meant, as in "R&D" or "a (1)".
const operator = /^(?:\|\|?|&&|;|\d?>>?|<|&>|2>&1)$/;
const redirection = /^(?:[12&]>>?(?:&\d|[\w./~-]+)|>>?[\w./~-]+)$/;
const variable = /^\$\{?(?:HOME|PWD|USER)\b/;
const operatorWithin = /\s(?:\|\|?|&&|[12]?>>?|2>&1)(?:\s|$)|;\s/;

/** Programs whose arguments are names of files, so that a wildcard means files. */
const fileTools = new Set(
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
function findShellSyntax(words: readonly string[]): { index: number; text: string } | undefined {
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

const isWildcard = (text: string) => text.includes('*') && !/^-|[\s'"]/.test(text);

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
