import type { AgentTextUse } from '#vocabulary/contract/agent-text-use.ts';
import { argumentAt, type CallArguments } from '../model/frame.ts';
import { ofAgent, type Traces } from '../model/traces.ts';
import { tracesOf, type Value } from '../model/value.ts';

/** What a call does with a part of its arguments. */
export interface Sink extends Pick<
  AgentTextUse,
  'does' | 'call' | 'isText' | 'isByName' | 'isUnsure'
> {
  traces: Traces;
}

const shellFunctions =
  /^(?:os\.(?:system|popen)|subprocess\.get(?:status)?output|commands\.get(?:status)?output|asyncio\.create_subprocess_shell|asyncio\.subprocess\.create_subprocess_shell|popen2\.\w+|pexpect\.(?:run|spawn))$/;

const programFunctions =
  /^(?:subprocess\.(?:run|call|check_call|check_output|Popen)|asyncio\.create_subprocess_exec|os\.(?:exec|spawn)[lv]p?e?|os\.startfile)$/;

/** Programs that run the program that they are given. */
const interpreters =
  /^(?:python[\d.]*|pypy3?|node|nodejs|deno|bun|bash|sh|zsh|dash|perl|ruby|php|lua|Rscript|julia|pytest|unittest|java|go|cargo|make|npm|npx|yarn|pnpm|dotnet|uv|tox|cmd|powershell|pwsh)(?:\.exe)?$/;

const shells = /^(?:bash|sh|zsh|dash|cmd|cmd\.exe|powershell|pwsh)$/;

/** Options of interpreters after which code stands. */
const codeOptions =
  /^(?:(?:ba|z|da)?sh -\w*c|cmd(?:\.exe)? \/c|(?:powershell|pwsh) -command|(?:python|pypy)[\d.]* -c|(?:node|nodejs|bun) (?:-e|-p|-pe|--eval|--print)|deno eval|(?:perl|ruby|lua|rscript|julia) -e|php -r)$/i;

/** Options with which a program is only checked. */
const checkOptions =
  /^(?:(?:ba|z|da)?sh -\w*n\w*|(?:node|nodejs) (?:-c|--check)|ruby -w?c|php -l|go (?:fmt|vet)|deno (?:check|fmt|lint)|cargo fmt)$/;

/** Modules of Python that run the program that they are given. */
const runningModules =
  /^(?:pytest|unittest|doctest|nose2?|behave|coverage|cProfile|profile|pdb|trace|runpy|timeit|IPython|kernprof|torch\.distributed)\b/;

/** What a call that starts a program does with an agent's work. */
export function findCommand(path: string, args: CallArguments): Sink | undefined {
  const command = argumentAt(args, 0, 'args', 'cmd', 'command');
  if (!command) return undefined;
  if (shellFunctions.test(path)) return runsText(path, command.traces);
  if (!programFunctions.test(path)) return undefined;
  const isShell = args.named.get('shell')?.text === 'True';
  // A list is one text where a shell runs it.
  if (isShell) return runsText(`${path}(…, shell=True)`, tracesOf(command.elements ?? [command]));
  const isExec = path === 'asyncio.create_subprocess_exec' || path.startsWith('os.');
  const words = isExec ? args.positional : command.elements;
  return words ? findInWords(path, words, args) : undefined;
}

const runsText = (call: string, traces: Traces): Sink => ({
  does: 'runs',
  call,
  traces,
  isText: true,
});

function findInWords(path: string, words: readonly Value[], args: CallArguments): Sink | undefined {
  const programAt = words.findIndex(
    ({ text = '' }) => !/(?:^|\/)(?:env|timeout|nice|sudo|xvfb-run|-.*|\d+\w?)$/.test(text),
  );
  const program = words[programAt];
  if (!program) return undefined;
  const name = shortName(nameOf(program));
  if (ofAgent(program.traces) !== 0) return { does: 'imports', call: path, traces: program.traces };
  if (!interpreters.test(name)) return undefined;
  const rest = words.slice(programAt + 1);
  if (rest.some(({ text = '' }) => checkOptions.test(`${name} ${text}`))) return undefined;
  const codeAt = rest.findIndex(({ text = '' }) => codeOptions.test(`${name} ${text}`));
  const option = rest[codeAt]?.text ?? '';
  const code = rest[codeAt + 1];
  if (codeAt !== -1 && code)
    return {
      ...runsText(`${path}(["${name}", "${option}", …])`, code.traces),
      ...(!shells.test(name) && { does: 'evaluates' }),
    };
  const folder = args.named.get('cwd')?.traces ?? 0;
  return {
    does: 'imports',
    call: `${path}(["${name}", …])`,
    traces: findProgram(rest) | (runsFolders.test(name) ? folder : 0),
  };
}

/** Programs that run what is in their folder. */
const runsFolders = /^(?:pytest|unittest|go|cargo|make|npm|npx|yarn|pnpm|dotnet|tox)$/;

/** The program that an interpreter runs: what comes after it is its input. */
function findProgram(words: readonly Value[]): Traces {
  const [first, second, ...others] = words.filter(
    ({ text = '', traces }) => traces !== 0 || !/^-(?!m$)/.test(text),
  );
  if (!first) return 0;
  // "-m pytest folder", "run folder" and "test folder"
  if (first.text === '-m' && second?.traces === 0 && !runningModules.test(second.text ?? ''))
    return 0;
  if (/^(?:-m|run|test|exec)$/.test(first.text ?? ''))
    return tracesOf([second, ...others].flatMap((value) => value ?? []));
  return first.traces;
}

const nameOf = ({ text, meaning }: Value): string =>
  text ?? (meaning?.kind === 'outside' ? meaning.path : '');

const shortName = (name: string): string =>
  name === 'sys.executable' ? 'python' : (name.split('/').at(-1) ?? name);
