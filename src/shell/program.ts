import { findInterpreter, type ProgramLanguage } from './interpreter.ts';
import { readScript, type SimpleCommand } from './parse-script.ts';
import type { ShellWord } from './script-tokens.ts';
import { toShellCommand } from './shell-command.ts';

/** A program as a page shows it, and the programs inside it. */
export interface Program {
  language: ProgramLanguage;
  /** Its text, with "…" in place of each program inside it. */
  text: string;
  /** The words that run it, as in `python3 -c`; undefined for a command without an interpreter. */
  by: string | undefined;
  programs: readonly Program[];
}

/**
 * A command as the program that it runs. When it only starts an interpreter, that is the
 * interpreter's program; otherwise a line of shell from which programs are taken out.
 */
export function toProgram(command: string | readonly string[], isShell: boolean): Program {
  if (typeof command === 'string') return toScript(command, isShell);
  const found = isShell ? undefined : findInterpreter(command);
  if (found?.from === undefined) return toLine(toShellCommand(command));
  const { language, by, from, to } = found;
  const inner = toInner(language, command.slice(from, to).join(' '), by, 1);
  if (to >= command.length && command[0] === by.split(' ')[0]) return inner;
  const around = [...command.slice(0, from), '…', ...command.slice(to)];
  return { ...toLine(toShellCommand(around)), programs: [inner] };
}

/** The language in words, to follow "a" or "this". */
export const languageNames: Readonly<Record<ProgramLanguage, string>> = {
  javascript: 'JavaScript program',
  powershell: 'PowerShell script',
  python: 'Python program',
  shellscript: 'shell script',
};

/** Deeper than any real command; limits what a hostile file can cause. */
const deepest = 4;

function toScript(script: string, isShell: boolean): Program {
  // Without a shell, what would join commands is an argument.
  if (!isShell && !isSingle(readScript(script))) return toLine(script);
  const program = toInner('shellscript', script, undefined, 0);
  const [only] = program.programs;
  return only?.by !== undefined && isAlone(program.text, only.by) ? only : program;
}

function isSingle(commands: readonly SimpleCommand[] | undefined): boolean {
  return commands?.length === 1 && commands[0]?.isRedirected === false;
}

/** Whether a program is surrounded only by the words that run it. */
function isAlone(text: string, by: string): boolean {
  const start = `${by} `;
  return text.startsWith(start) && /^(?:'…'|"…")\s*$/.test(text.slice(start.length));
}

function toInner(
  language: ProgramLanguage,
  text: string,
  by: string | undefined,
  depth: number,
): Program {
  const found = language === 'shellscript' && depth < deepest ? findPrograms(text, depth) : [];
  let rest = text;
  for (const { word } of [...found].reverse()) {
    const [first = ''] = text.slice(word.start, word.end);
    const mark = /["']/.test(first) ? `${first}…${first}` : '…';
    rest = `${rest.slice(0, word.start)}${mark}${rest.slice(word.end)}`;
  }
  return { language, text: rest, by, programs: found.map(({ program }) => program) };
}

/** The programs that a script contains in full, each with its word. */
function findPrograms(script: string, depth: number): { word: ShellWord; program: Program }[] {
  return (readScript(script) ?? []).flatMap(({ words, document }) => {
    const found = findInterpreter(words.map(({ text }) => text));
    if (!found) return [];
    const { language, by, from, to } = found;
    // Several words are not one piece of the script.
    if (from !== undefined && to > from + 1) return [];
    const word = from === undefined ? document : words[from];
    if (word?.isPlain !== true) return [];
    return [{ word, program: toInner(language, word.text, by, depth + 1) }];
  });
}

const toLine = (text: string): Program => ({
  language: 'shellscript',
  text,
  by: undefined,
  programs: [],
});
