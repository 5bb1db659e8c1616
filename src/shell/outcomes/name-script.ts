import { toProgramName } from '#machine/program-name.ts';
import { findInterpreter, isInterpreter, skipWrappers } from '../interpreter.ts';
import { type NestedCommand, readNestedCommands } from '../nested-commands.ts';
import { readGrepCall } from './grep-call.ts';

/**
 * Whether what a command prints depends on nothing but which files are there and how they are called, or
 * whether they are empty, and not on what they contain; what "cat" prints of some files may count too.
 */
export function readsOnlyNames(
  line: string | readonly string[],
  mayPrint: (path: string) => boolean = () => false,
): boolean {
  const uses = readNestedCommands(line)
    .filter(({ isQuoted }) => !isQuoted)
    .map((nested) => (printsOnly(nested, mayPrint) ? 'nothing' : readUse(nested)));
  return uses.includes('names') && !uses.includes('more');
}

function printsOnly({ words }: NestedCommand, mayPrint: (path: string) => boolean): boolean {
  const [program = '', ...files] = words.map(({ text }) => text);
  return toProgramName(program) === 'cat' && files.length > 0 && files.every(mayPrint);
}

/** What a command reads: nothing of files or only its input, names of files, or more. */
type Use = 'nothing' | 'names' | 'more';

function readUse({ words: written, document }: NestedCommand): Use {
  if (document) return 'more';
  const texts = written.map(({ text }) => text).filter((text) => !keywords.has(text));
  const words = texts.slice(skipWrappers(texts));
  const [program = '', ...others] = words;
  if (isInterpreter(program)) return readProgram(words);
  const name = toProgramName(program);
  if (silent.has(name)) return 'nothing';
  if (name.endsWith('grep')) return readGrepCall(words)?.files.length === 0 ? 'nothing' : 'more';
  const refused = listers.get(name);
  if (refused) return others.some((word) => refused.test(word)) ? 'more' : 'names';
  if (tests.has(name)) return readTest(others);
  const inputs = others.filter((word) => !/^-|^\d+$/.test(word)).length;
  return inputs <= (filters.get(name) ?? -1) ? 'nothing' : 'more';
}

function readTest(words: readonly string[]): Use {
  if (words.some((word) => /^-(?:nt|ot|ef|[ugkOGN])$/.test(word))) return 'more';
  return words.some((word) => /^-[defsrwx]$/.test(word)) ? 'names' : 'nothing';
}

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
const tests = toSet('[ [[ test');
/** The words of loops and programs that read nothing; an empty name is that of an assignment. */
const silent: ReadonlySet<string> = new Set([
  '',
  ...toSet('for case esac in ] basename cd dirname echo exit export false local printf pwd read'),
  ...toSet('realpath return set shopt sleep true'),
]);
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
const never = /^(?!)/;
/** Options of "ls" that show who may do what with a file, its size and its time. */
const longForms = /^-(?!-)\w*[lost]|^--(?:full-time|size|sort)/;

/** Programs that look for files, with the words with which they read or do more. */
const listers: ReadonlyMap<string, RegExp> = new Map([
  ['command', never],
  ['dir', longForms],
  ['find', /^-(?:exec|execdir|ok|newer\w*|[amc]time|[amc]min|perm|user|group)$/],
  ['ls', longForms],
  ['stat', /%[aAugUGsYyXxzZ]/],
  ['tree', never],
  ['type', never],
  ['where', never],
  ['whereis', never],
  ['which', never],
]);
