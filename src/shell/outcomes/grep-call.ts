import { toProgramName } from '#machine/program-name.ts';
import type { PatternSyntax } from './line-pattern.ts';

/** What `grep` looks for; a word that is not known is null. */
export interface GrepCall {
  patterns: readonly string[];
  syntax: PatternSyntax;
  /** Short options, and long ones by their short name. */
  flags: ReadonlySet<string>;
  files: readonly (string | null)[];
}

/** Reads a command with `grep`, `egrep` or `fgrep`; undefined for others, and where an option or a pattern is not known. */
export function readGrepCall(words: readonly (string | null)[]): GrepCall | undefined {
  const [program, ...others] = words;
  const name = toProgramName(program ?? '');
  if (!isGrep.test(name)) return undefined;
  const flags = new Set<string>();
  const patterns: string[] = [];
  const files: (string | null)[] = [];
  for (let index = 0; index < others.length; index++) {
    const word = others[index] ?? null;
    if (word === '--') {
      files.push(...others.slice(index + 1));
      break;
    }
    if (word === null || !word.startsWith('-') || word === '-') {
      files.push(word);
      continue;
    }
    const isValued = readOption(word, flags);
    if (isValued === undefined) return undefined;
    if (!isValued) continue;
    const value = others[++index];
    if (/^(?:-[a-zA-Z]*e|--regexp)$/.test(word)) {
      if (typeof value !== 'string') return undefined;
      patterns.push(value);
    }
  }
  if (patterns.length === 0) {
    const pattern = files.shift();
    if (typeof pattern !== 'string') return undefined;
    patterns.push(pattern);
  }
  return { patterns, syntax: syntaxOf(name, flags), flags, files };
}

const isGrep = /^[efz]?grep$/;

/** Adds the flags of an option, and says whether a value follows; undefined for an option that is not known. */
function readOption(word: string, flags: Set<string>): boolean | undefined {
  if (word.startsWith('--')) {
    const [name = '', value] = word.split('=', 2);
    const flag = longOptions.get(name);
    if (flag === undefined) return ignoredOption.test(name) ? false : undefined;
    // The value of an option such as "--regexp=a" is not read.
    if (value !== undefined && flag === 'e') return undefined;
    flags.add(flag);
    return value === undefined && 'eABCm'.includes(flag);
  }
  const letters = word.slice(1);
  const match = /^([a-zA-Z]*?)([ABCemf])(.*)$/.exec(letters);
  for (const letter of match?.[1] ?? letters) flags.add(letter);
  if (match === null) return /^[a-zA-Z]+$/.test(letters) ? false : undefined;
  const [, , valued = '', attached = ''] = match;
  if (valued === 'f' || (valued === 'e' && attached !== '')) return undefined;
  flags.add(valued);
  return attached === '';
}

const longOptions: ReadonlyMap<string, string> = new Map([
  ['--count', 'c'],
  ['--extended-regexp', 'E'],
  ['--files-with-matches', 'l'],
  ['--fixed-strings', 'F'],
  ['--ignore-case', 'i'],
  ['--invert-match', 'v'],
  ['--line-regexp', 'x'],
  ['--max-count', 'm'],
  ['--only-matching', 'o'],
  ['--perl-regexp', 'P'],
  ['--quiet', 'q'],
  ['--recursive', 'r'],
  ['--regexp', 'e'],
  ['--silent', 'q'],
  ['--word-regexp', 'w'],
]);
const ignoredOption =
  /^--(?:colou?r|exclude|exclude-dir|include|line-number|no-filename|no-messages|text|with-filename)$/;

function syntaxOf(name: string, flags: ReadonlySet<string>): PatternSyntax {
  if (name === 'fgrep' || flags.has('F')) return 'fixed';
  return name === 'egrep' || flags.has('E') || flags.has('P') ? 'extended' : 'basic';
}
