import { toProgramName } from '#machine/program-name.ts';
import { type GrepCall, readGrepCall } from './grep-call.ts';
import { compilePattern, type LineMatcher } from './line-pattern.ts';
import { either, failing, type ProgramCall, type ProgramResult, succeeding } from './outcome.ts';
import { anyOutput, joinOutputs, knownText, type Output } from './output.ts';
import { listsLines } from './process-search.ts';
import { readTest } from './test-results.ts';

/** How a program may end, as far as its words and its input show. */
export function readResults(call: ProgramCall): readonly ProgramResult[] {
  const [program, ...others] = call.words;
  if (typeof program !== 'string') return either();
  const answer = readAnswer(call);
  if (answer !== undefined) return answer;
  return programs.get(toProgramName(program))?.(others, call) ?? either();
}

/** What a command prints of a state that is known. */
function readAnswer({ words, surroundings }: ProgramCall): ProgramResult[] | undefined {
  if (surroundings.answer === undefined || words.includes(null)) return undefined;
  const output = surroundings.answer(words.map((word) => word ?? ''));
  if (output === undefined) return undefined;
  const isQuiet = words.includes('--quiet') || words.includes('-q');
  const fails = /^(?:disabled|inactive)\n$/.test(output[0] ?? '');
  return [{ succeeds: !fails, output: isQuiet ? [] : output }];
}

type ProgramReader = (
  words: readonly (string | null)[],
  call: ProgramCall,
) => readonly ProgramResult[] | undefined;

function readEcho(words: readonly (string | null)[]): ProgramResult[] {
  const isOpen = words[0] === '-n';
  const printed = isOpen ? words.slice(1) : words;
  // Some shells read escapes and further options.
  const texts = printed.map((word) => (word?.includes('\\') === true ? null : word));
  const hasOption = /^-[a-zA-Z]+$/.test(printed[0] ?? '');
  const spaced = texts.flatMap((text, index) => (index === 0 ? [text] : [' ', text]));
  const output = joinOutputs(hasOption ? anyOutput : [], spaced, isOpen ? [] : ['\n']);
  return succeeding(output);
}

function readPrintf([format, ...others]: readonly (string | null)[]): ProgramResult[] {
  if (typeof format !== 'string' || /\\[^n\\]|%[^%s]/.test(format)) return succeeding(anyOutput);
  const slots = format.split('%s');
  if (slots.length - 1 !== others.length) return succeeding(anyOutput);
  const texts = slots.map((slot) =>
    slot.replaceAll('%%', '%').replaceAll('\\n', '\n').replaceAll('\\\\', '\\'),
  );
  return succeeding(
    joinOutputs(texts.flatMap((text, index) => [text, ...others.slice(index, index + 1)])),
  );
}

function readGrep(_words: unknown, call: ProgramCall): readonly ProgramResult[] | undefined {
  const grep = readGrepCall(call.words);
  if (grep === undefined) return undefined;
  const { flags, files } = grep;
  if (notFollowed.some((flag) => flags.has(flag))) return undefined;
  const [file] = files;
  const text = files.length === 1 && file ? call.surroundings.textOf?.(file) : undefined;
  if (files.length > 0 && text === undefined) return readGrepOfFiles(files, flags, call);
  return searchLines(grep, text ?? call.input);
}

function searchLines(
  { patterns, syntax, flags }: GrepCall,
  lines: Output,
): readonly ProgramResult[] | undefined {
  const input = knownText(lines);
  const isQuiet = flags.has('q');
  const count = (lines: number): Output => [flags.has('c') ? `${lines}\n` : ''];
  if (input === '') return failing(isQuiet ? [] : joinOutputs(count(0)));
  const tests = patterns.map((pattern) => compilePattern(pattern, syntax, flags.has('i')));
  const isChanged = flags.has('v') || flags.has('o');
  if (isChanged || tests.includes(undefined)) return isQuiet ? either([]) : undefined;
  const matches: LineMatcher = (line) => tests.some((test) => test?.(line));
  if (input !== undefined) {
    const matching = input.replace(/\n$/, '').split('\n').filter(matches);
    const output = flags.has('c') ? count(matching.length) : matching.map((line) => `${line}\n`);
    return [{ succeeds: matching.length > 0, output: isQuiet ? [] : joinOutputs(output) }];
  }
  // What is around a known line may be on the same line.
  const isAnchored = patterns.some((pattern) => /[\^$]/.test(pattern) && syntax !== 'fixed');
  const known = lines.flatMap((part) => part?.split('\n').filter(matches) ?? []);
  if (known.length === 0 || isAnchored) return isQuiet ? either([]) : undefined;
  const output = flags.has('c') ? anyOutput : known.flatMap((line) => [null, line, null]);
  return succeeding(isQuiet ? [] : joinOutputs(output));
}

/** Options with which it prints something else, or looks in other places. */
const notFollowed = ['L', 'l', 'r', 'R', 'z', 'w', 'x'];

function readGrepOfFiles(
  files: readonly (string | null)[],
  flags: ReadonlySet<string>,
  { surroundings }: ProgramCall,
): readonly ProgramResult[] | undefined {
  const isAbsent = files.every((file) => file !== null && surroundings.exists(file) === false);
  // With "-c", it counts in the files that are there.
  if (isAbsent) return failing();
  return flags.has('q') ? either([]) : undefined;
}

function readPs(words: readonly (string | null)[], { shellLine }: ProgramCall) {
  const showsLine = shellLine !== undefined && listsLines.test(words.join(' '));
  return succeeding(showsLine ? [null, shellLine, null] : anyOutput);
}

function readPgrep(words: readonly (string | null)[], { shellLine }: ProgramCall) {
  const options = words.filter((word) => word?.startsWith('-') === true).join('');
  const [pattern, ...others] = words.filter((word) => word?.startsWith('-') !== true);
  const searchesLines = /^-(?:[acl]*f[acl]*|-full)$/.test(options);
  if (!searchesLines || others.length > 0 || typeof pattern !== 'string') return undefined;
  const matches = compilePattern(pattern, 'extended');
  const finds = shellLine !== undefined && !/[\^$]/.test(pattern) && matches?.(shellLine) === true;
  return finds ? succeeding(anyOutput) : undefined;
}

function readWc(words: readonly (string | null)[], { input }: ProgramCall) {
  if (words.join(' ') !== '-l') return undefined;
  const text = knownText(input);
  return succeeding(text === undefined ? anyOutput : [`${text.split('\n').length - 1}\n`]);
}

function readList(words: readonly (string | null)[], { surroundings }: ProgramCall) {
  const paths = words.filter((word) => word?.startsWith('-') !== true);
  const [path] = paths;
  if (paths.length === 0) return undefined;
  const are = paths.map((word) => (word === null ? undefined : surroundings.exists(word)));
  if (are.every((isThere) => isThere === false)) return failing();
  if (are.some((isThere) => isThere !== true)) return undefined;
  const isOneFile = words.length === 1 && typeof path === 'string' && /\.\w+$/.test(path);
  return succeeding(isOneFile ? [`${path}\n`] : anyOutput);
}

function readCat(words: readonly (string | null)[], { input, surroundings }: ProgramCall) {
  if (words.length === 0) return succeeding(input);
  const texts = words.map((word) => (word === null ? undefined : surroundings.textOf?.(word)));
  if (texts.every((text) => text !== undefined)) return succeeding(joinOutputs(...texts));
  const are = words.map((word) => (word === null ? undefined : surroundings.exists(word)));
  return are.every((isThere) => isThere === false) ? failing() : undefined;
}

function readComparison(words: readonly (string | null)[], { surroundings }: ProgramCall) {
  const isQuiet = words.includes('-s') || words.includes('--silent');
  const paths = words.filter((word) => word?.startsWith('-') !== true);
  if (paths.some((path) => path !== null && surroundings.exists(path, true) === false))
    return failing();
  return isQuiet ? either([]) : undefined;
}

/** A program that prints nothing where it reads nothing. */
const readFilter: ProgramReader = (words, { input }) => {
  const readsInput = words.every(
    (word) => word?.startsWith('-') === true || /^\d+$/.test(word ?? ''),
  );
  return readsInput && knownText(input) === '' ? succeeding() : undefined;
};

const programs: ReadonlyMap<string, ProgramReader> = new Map<string, ProgramReader>([
  ['true', () => succeeding()],
  [':', () => succeeding()],
  ['jobs', (words) => (words.length === 0 ? succeeding(anyOutput) : undefined)],
  ['cd', (words) => (words.length === 0 ? succeeding() : either([]))],
  ['export', () => succeeding()],
  ['pwd', () => succeeding(anyOutput)],
  ['false', () => failing()],
  ['sleep', (words) => (/^[\d.]+s?$/.test(words[0] ?? '') ? succeeding() : undefined)],
  ['echo', readEcho],
  ['printf', readPrintf],
  ['test', (_words, call) => readTest(call)],
  ['[', (_words, call) => readTest(call)],
  ['grep', readGrep],
  ['egrep', readGrep],
  ['fgrep', readGrep],
  ['ps', readPs],
  ['pgrep', readPgrep],
  ['wc', readWc],
  ['ls', readList],
  ['cat', readCat],
  ['cmp', readComparison],
  ['diff', readComparison],
  ['cut', readFilter],
  ['head', readFilter],
  ['sort', readFilter],
  ['tail', readFilter],
  ['uniq', readFilter],
]);
