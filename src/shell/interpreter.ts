/** The languages of programs inside commands. */
export type ProgramLanguage = 'javascript' | 'powershell' | 'python' | 'shellscript';

/** The position, in a command, of the program that an interpreter runs. */
export interface Interpreter {
  language: ProgramLanguage;
  /** The words that start the interpreter, as in `python3 -c`. */
  by: string;
  /** The first word of the program; undefined when the interpreter reads it from its input. */
  from: number | undefined;
  /** The word after the last one of the program. */
  to: number;
}

/**
 * The interpreter of a program inside a command; undefined when it runs a file.
 *
 * @param first the word that the command begins with
 */
export function findInterpreter(words: readonly string[], first = 0): Interpreter | undefined {
  const start = skipWrappers(words, first);
  const kind = findKind(words[start] ?? '');
  if (!kind) return undefined;
  const { language } = kind;
  for (let index = start + 1; index < words.length; index++) {
    const word = words[index] ?? '';
    if (kind.flag.test(word)) {
      const by = words.slice(start, index + 1).join(' ');
      const to = kind.takesAll ? words.length : index + 2;
      return index + 1 < words.length ? { language, by, from: index + 1, to } : undefined;
    }
    // A word that is not an option names the file to run.
    if (!word.startsWith('-')) return undefined;
  }
  const by = words.slice(start).join(' ');
  return { language, by, from: undefined, to: words.length };
}

/** Whether a word starts a program that runs programs of some language. */
export function isInterpreter(word: string): boolean {
  return findKind(word) !== undefined;
}

function findKind(word: string): InterpreterKind | undefined {
  const [, name = ''] = /(?:^|[/\\])([^/\\]+)$/.exec(word) ?? [];
  return kinds.find(({ names }) => names.test(name));
}

/** The first word that is neither a variable nor a program that only starts another. */
export function skipWrappers(words: readonly string[], first = 0): number {
  let index = first;
  let isWrapped = false;
  for (; index < words.length; index++) {
    const word = words[index] ?? '';
    if (wrappers.has(word.slice(word.lastIndexOf('/') + 1))) isWrapped = true;
    else if (!/^\w+=/.test(word) && !(isWrapped && word.startsWith('-'))) break;
  }
  return index;
}

const wrappers = new Set(['env', 'exec', 'nohup', 'setsid', 'sudo', 'time']);

/** Options of one letter may be combined: `-lc`. */
const short = /^-[A-Za-z]*c$/;

const kinds: readonly InterpreterKind[] = [
  { language: 'python', names: /^(?:python[\d.]*w?|py)(?:\.exe)?$/, flag: short },
  { language: 'shellscript', names: /^(?:ba|da|k|z)?sh$/, flag: short },
  {
    language: 'powershell',
    names: /^(?:powershell|pwsh)(?:\.exe)?$/i,
    flag: /^-c(?:ommand)?$/i,
    takesAll: true,
  },
  {
    language: 'javascript',
    names: /^(?:node|nodejs|bun)(?:\.exe)?$/,
    flag: /^(?:-e|-p|-pe|--eval|--print)$/,
  },
];

interface InterpreterKind {
  language: ProgramLanguage;
  names: RegExp;
  /** The option before the program. */
  flag: RegExp;
  /** Whether all words after the option are the program. */
  takesAll?: boolean;
}
