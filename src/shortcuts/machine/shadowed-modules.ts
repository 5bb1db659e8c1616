import { findInterpreter } from '#shell/interpreter.ts';
import type { JudgingCommand } from './judging-commands.ts';

/**
 * A module that a program in Python imports which judging runs, and which a file of the same name in the
 * current folder replaces: with "-c" and for a program on standard input, Python looks there first
 * (https://docs.python.org/3/library/sys.html#sys.path). Undefined where there is none.
 */
export function findShadowedModule({ nested, words }: JudgingCommand): string | undefined {
  if (nested.isQuoted || nested.isElevated || words.some((word) => isolating.test(word)))
    return undefined;
  const found = findInterpreter(words);
  if (found?.language !== 'python') return undefined;
  const program =
    found.from === undefined ? nested.document?.text : words.slice(found.from, found.to).join(' ');
  if (program === undefined || /\bsys\.path\b/.test(program)) return undefined;
  return listImports(program).find((name) => !loadedAtStart.has(name) && !name.startsWith('_'));
}

/** "-I" and "-P" leave the current folder out. */
const isolating = /^-[A-Za-z]*[IP]/;

/** The modules that a program imports, by the first part of their names. */
const listImports = (program: string): string[] =>
  Array.from(program.matchAll(imports), ([, from, named = '']) =>
    from === undefined ? named.split(',').map((name) => name.trim()) : [from],
  )
    .flat()
    .map((name) => /^\w+/.exec(name)?.[0] ?? '')
    .filter((name) => name !== '');

const imports =
  /(?:^|[;\n:])[ \t]*(?:from[ \t]+([\w.]+)[ \t]+import\b|import[ \t]+([\w.]+(?:[ \t]+as[ \t]+\w+)?(?:[ \t]*,[ \t]*[\w.]+(?:[ \t]+as[ \t]+\w+)?)*))/g;

/** Modules of CPython that are built in, or that are there before a program begins; no file replaces them. */
const loadedAtStart: ReadonlySet<string> = new Set(
  `abc atexit builtins codecs encodings errno faulthandler gc genericpath io itertools marshal ntpath os
  posix posixpath pwd signal site stat sys time zipimport`.split(/\s+/),
);
