import { toProgramName } from '#machine/program-name.ts';
import { findInterpreter, isInterpreter, skipWrappers } from './interpreter.ts';
import { type NestedCommand, readNestedCommands } from './nested-commands.ts';
import { readGrepCall } from './outcomes/grep-call.ts';

/**
 * Whether what a command prints depends on nothing but which files are there and how they are called, or
 * whether they are empty, and not on what they contain.
 */
export function readsOnlyNames(line: string | readonly string[]): boolean {
  const uses = readNestedCommands(line)
    .filter(({ isQuoted }) => !isQuoted)
    .map(readUse);
  return uses.includes('names') && !uses.includes('more');
}

/** What a command reads: nothing of files or only its input, names of files, or more. */
type Use = 'nothing' | 'names' | 'more';

function readUse({ words: all, document }: NestedCommand): Use {
  const texts = all.map(({ text }) => text).filter((text) => !keywords.has(text));
  const words = texts.slice(skipWrappers(texts));
  const [program = '', ...others] = words;
  if (program === '' || loops.has(program) || document) return document ? 'more' : 'nothing';
  if (isInterpreter(program)) return readProgram(words);
  const name = toProgramName(program);
  if (name === 'find') return others.some((word) => runsPrograms.test(word)) ? 'more' : 'names';
  if (name === 'ls' || name === 'dir') {
    return others.some((word) => showsMore.test(word)) ? 'more' : 'names';
  }
  if (tests.has(name)) return readTest(others);
  if (finders.has(name)) return 'names';
  if (name === 'stat') return /%[aAugUGsYyXxzZ]/.test(others.join(' ')) ? 'more' : 'names';
  if (name.endsWith('grep')) return readGrepCall(words)?.files.length === 0 ? 'nothing' : 'more';
  const most = filters.get(name);
  if (most !== undefined) {
    return others.filter((word) => !/^-|^\d+$/.test(word)).length > most ? 'more' : 'nothing';
  }
  return silent.has(name) ? 'nothing' : 'more';
}

const readTest = (words: readonly string[]): Use =>
  words.some((word) => /^-(?:nt|ot|ef|[ugkOGN])$/.test(word))
    ? 'more'
    : words.some((word) => /^-[defsrwx]$/.test(word))
      ? 'names'
      : 'nothing';

/** A program that a command hands to an interpreter; that of a shell is among the commands itself. */
function readProgram(words: readonly string[]): Use {
  const { language, from, to } = findInterpreter(words) ?? {};
  if (language === 'shellscript' && from !== undefined) return 'nothing';
  const program = from === undefined ? '' : words.slice(from, to).join(' ');
  const calls = callsOf.get(language ?? '');
  if (calls === undefined || program === '') return 'more';
  const called = Array.from(program.matchAll(calls.call), ([, call = '']) => call.toLowerCase());
  if (!called.every((call) => calls.looks.has(call) || calls.other.has(call))) return 'more';
  return called.some((call) => calls.looks.has(call)) ? 'names' : 'nothing';
}

const toSet = (names: string): ReadonlySet<string> => new Set(names.split(' '));

const callsOf: ReadonlyMap<
  string,
  { call: RegExp; looks: ReadonlySet<string>; other: ReadonlySet<string> }
> = new Map([
  [
    'python',
    {
      call: /(\w+)\s*\(/g,
      looks: toSet(
        'exists getsize glob iglob is_dir is_file isdir isfile iterdir listdir rglob scandir walk',
      ),
      other: toSet(
        'abspath all and any append basename bool dirname endswith enumerate exit expanduser format ' +
          'home if in int issubset join len list lower map next not or path print range replace rstrip ' +
          'set sorted split splitext startswith str strip sum tuple upper',
      ),
    },
  ],
  [
    'powershell',
    {
      call: /\b([A-Za-z]+-[A-Za-z]+)\b(?!\.)|::\w+/g,
      looks: toSet('get-childitem test-path'),
      other: toSet(
        'foreach-object join-path measure-object out-string select-object sort-object where-object ' +
          'write-host write-output',
      ),
    },
  ],
]);

const keywords = toSet('! { } if then elif else fi while until do done');
const loops = toSet('for case esac in');
const tests = toSet('[ [[ test');
const finders = toSet('command tree type where which whereis');
const silent = toSet(
  ': ] basename cd dirname echo exit export false local printf pwd read realpath return set shopt sleep true',
);
/** Programs that read their input where they are given no more words than these. */
const filters: ReadonlyMap<string, number> = new Map([
  ['awk', 1],
  ['cut', 1],
  ['head', 0],
  ['sed', 1],
  ['sort', 0],
  ['tail', 0],
  ['tr', 2],
  ['uniq', 0],
  ['wc', 0],
]);
const runsPrograms = /^-(?:exec|execdir|ok|newer\w*|[amc]time|[amc]min|perm|user|group)$/;
/** Options with which "ls" shows who may do what with a file, its size and its time. */
const showsMore = /^-(?!-)\w*[lost]|^--(?:full-time|size|sort)/;
