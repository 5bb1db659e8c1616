import { toProgramName } from '#machine/program-name.ts';
import { skipWrappers } from '#shell/interpreter.ts';
import { type NestedCommand, readNestedCommands } from '#shell/nested-commands.ts';
import { findRunProgram, type RunProgram } from './run-program.ts';

/** What the output of a command depends on, where that is nothing but texts and programs in files. */
export interface TextReads {
  /** The files whose text it reads, or of which it asks whether they are there. */
  files: readonly string[];
  /** The programs in files that it runs, and of each whether it is given any input. */
  programs: readonly (RunProgram & { hasInput: boolean })[];
  /** Whether it asks for the history of a shell. */
  readsHistory: boolean;
  /** Whether it depends on more than that. Default: false. */
  isPart?: boolean;
}

/** Undefined where the output depends on more, or that is not known. */
export function readTextReads(command: string | readonly string[]): TextReads | undefined {
  const reads = readNestedCommands(command).map(readOne);
  const known = reads.filter((each) => each !== undefined);
  if (reads.length === 0 || known.length < reads.length) return undefined;
  return {
    files: known.flatMap(({ files = [] }) => files),
    programs: known.flatMap(({ programs = [] }) => programs),
    readsHistory: known.some((each) => each.readsHistory),
  };
}

function readOne(nested: NestedCommand): Partial<TextReads> | undefined {
  const texts = nested.words.map(({ text }) => text);
  const words = texts.slice(skipWrappers(texts));
  const [first = '', ...others] = words;
  const name = toProgramName(first);
  if (nested.isQuoted || texts.includes('sudo')) return undefined;
  if (name === '' || silent.has(name)) return {};
  if (name === 'history' || name === 'fc') return { readsHistory: true };
  if (isShell(name) && others.some((word) => /^-\w*c$/.test(word))) return {};
  if (readers.has(name)) return { files: findFiles(name, others) };
  const program = findRunProgram(words);
  if (!program) return undefined;
  return { programs: [{ ...program, hasInput: program.hasArguments || isFed(nested) }] };
}

/** Whether a command may get something by its input. */
const isFed = ({ document, before, script }: NestedCommand): boolean =>
  document !== undefined ||
  /<(?![<(&])/.test(script) ||
  (script.includes('|') &&
    before !== undefined &&
    !silentBefore.has(toProgramName(before.words[0]?.text ?? '')));

const isShell = (name: string): boolean => /^(?:ba|da|z)?sh$/.test(name);

/** Programs whose output does not depend on the machine. */
const silent: ReadonlySet<string> = new Set(
  ': break cd echo exit export false local printf return set shift sleep true umask'.split(' '),
);
const silentBefore: ReadonlySet<string> = new Set(['', 'cd', 'export', 'set', 'sleep']);

/** Programs that print parts of texts, or ask for them. */
const readers: ReadonlySet<string> = new Set(
  '[ [[ awk cat cut egrep fgrep grep head less nl sed sort tail test tr uniq wc'.split(' '),
);
/** Those whose first argument is a pattern or a program. */
const patterned: ReadonlySet<string> = new Set(['awk', 'egrep', 'fgrep', 'grep', 'sed', 'tr']);

function findFiles(program: string, words: readonly string[]): string[] {
  const operands = words.filter((word) => !word.startsWith('-'));
  const isTest = program === '[' || program === '[[' || program === 'test';
  if (isTest) {
    return words.filter(
      (word, index) => /^-[defrsx]$/.test(words[index - 1] ?? '') && word !== ']',
    );
  }
  const named = patterned.has(program) && !words.includes('-e') ? operands.slice(1) : operands;
  return named.filter(
    (word) => !/^\d+$/.test(word) && !/^\$\w+$|^"?\$\(/.test(word) && word !== '/dev/null',
  );
}
