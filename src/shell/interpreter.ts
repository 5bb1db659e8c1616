import { toProgramName } from '#machine/program-name.ts';

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
    if (kind.valued.test(word)) {
      index++;
      continue;
    }
    if (word.startsWith('-')) continue;
    const by = words.slice(start, index).join(' ');
    // Most interpreters take such a word for the file to run.
    const isFile =
      kind.takesBare?.test(toProgramName(words[start] ?? '')) !== true || isScriptFile.test(word);
    return isFile ? undefined : { language, by, from: index, to: words.length };
  }
  const by = words.slice(start).join(' ');
  return { language, by, from: undefined, to: words.length };
}

/** Whether a word starts a program that runs programs of some language. */
export function isInterpreter(word: string): boolean {
  return findKind(word) !== undefined;
}

function findKind(word: string): InterpreterKind | undefined {
  const name = toProgramName(word);
  return kinds.find(({ names }) => names.test(name));
}

/** The first word that is neither a variable nor a program that only starts another. */
export function skipWrappers(words: readonly string[], first = 0): number {
  let index = first;
  let valued: RegExp | undefined;
  for (; index < words.length; index++) {
    const word = words[index] ?? '';
    const wrapper = wrappers.get(toProgramName(word));
    if (wrapper) valued = wrapper;
    else if (valued?.test(word) === true) index++;
    else if (!/^\w+=/.test(word) && !(valued && word.startsWith('-'))) break;
  }
  return Math.min(index, words.length);
}

const noOption = /^(?!)/;

/** Programs that only start another, with their options that a value follows. */
const wrappers: ReadonlyMap<string, RegExp> = new Map([
  ['env', /^(?:-[Cu]|--chdir|--unset)$/],
  ['exec', /^-a$/],
  ['nohup', noOption],
  ['setsid', noOption],
  ['sudo', /^(?:-[A-Za-z]*[CDRTUghprtu]|--(?:chdir|group|host|prompt|user))$/],
  ['time', /^-[fo]$/],
]);

const isScriptFile = /\.ps1$/i;

/** Options of one letter may be combined: `-lc`. */
const short = /^-[A-Za-z]*c$/;

const kinds: readonly InterpreterKind[] = [
  {
    language: 'python',
    names: /^(?:python[\d.]*w?|py)$/,
    flag: short,
    valued: /^-[WX]$/,
  },
  {
    language: 'shellscript',
    names: /^(?:ba|da|k|z)?sh$/,
    flag: short,
    valued: /^(?:[-+][a-z]*[oO]|--(?:init-file|rcfile))$/,
  },
  {
    language: 'powershell',
    names: /^(?:powershell|pwsh)$/i,
    flag: /^-c(?:ommand)?$/i,
    valued:
      /^-(?:configurationname|ep|ex\w*|inputformat|outputformat|version|w(?:indowstyle)?|workingdirectory)$/i,
    takesAll: true,
    takesBare: /^powershell$/i,
  },
  {
    language: 'javascript',
    names: /^(?:node|nodejs|bun)$/,
    flag: /^(?:-e|-p|-pe|--eval|--print)$/,
    valued: /^(?:-r|--(?:import|require))$/,
  },
];

interface InterpreterKind {
  language: ProgramLanguage;
  names: RegExp;
  /** The option before the program. */
  flag: RegExp;
  /** Options that a value follows. */
  valued: RegExp;
  /** Whether all words after the option are the program. */
  takesAll?: boolean;
  /** The names under which it runs words without an option as a program. */
  takesBare?: RegExp;
}
