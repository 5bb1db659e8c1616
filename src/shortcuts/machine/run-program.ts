import { isAbsolutePath } from '#machine/paths.ts';
import { toProgramName } from '#machine/program-name.ts';
import { isInterpreter } from '#shell/interpreter.ts';
import { isScriptName, toFileName } from '#text/file-name.ts';

/** A program in a file of the machine that a command runs. */
export interface RunProgram {
  /** As the command writes it; of a project, the file with its commands. */
  path: string;
  /** Whether the command hands it anything but options. */
  hasArguments: boolean;
}

/**
 * The program in a file that a command runs: by an interpreter, by its path, or as a script of an
 * application; undefined for a program of the system alone.
 */
export function findRunProgram(command: readonly string[]): RunProgram | undefined {
  const words = skipTimeout(command);
  const [first = '', ...others] = words;
  const name = toProgramName(first);
  if (name === '.' || name === 'source') return toRun(others, 0);
  const project = projects.find(({ call }) => call.test(words.join(' ')));
  if (project) {
    const named = others.find((word) => isScriptName(word.split('::', 1)[0] ?? ''));
    return { path: named?.split('::', 1)[0] ?? project.file, hasArguments: false };
  }
  if (isInterpreter(first) || interpreters.test(name)) {
    if (others.some((word) => /^-\w*[cem]$/.test(word))) return undefined;
    return toRun(
      others,
      others.findIndex((word) => !word.startsWith('-')),
    );
  }
  const isPath = /[/\\]/.test(first) && (first.startsWith('.') || isAbsolutePath(first));
  if (isPath && !system.test(first)) return toRun(words, 0);
  const script = others.findIndex(
    (word, index) => isScriptName(word) && scriptOption.test(others[index - 1] ?? ''),
  );
  return script === -1 ? undefined : toRun(others, script);
}

function toRun(words: readonly string[], index: number): RunProgram | undefined {
  const path = words[index];
  if (path === undefined || path === '' || toFileName(path) === '' || path.includes('://'))
    return undefined;
  return { path, hasArguments: words.slice(index + 1).some((word) => !word.startsWith('-')) };
}

function skipTimeout(words: readonly string[]): readonly string[] {
  if (toProgramName(words[0] ?? '') !== 'timeout') return words;
  const start = words.findIndex((word, index) => index > 0 && /^\d/.test(word));
  return start === -1 ? words : words.slice(start + 1);
}

const interpreters = /^(?:Rscript|bun|dash|deno|fish|ksh|lua|perl|php|ruby|tsx|zsh)$/;
/** What has scripts only as data, as its arguments. */
const scriptOption = /^--?(?:python|script|P|b|f|F|File|exec|run|eval-file|batch)$/;
const system = /^\/(?:bin|lib\w*|opt\/google|sbin|snap|usr\/(?:bin|lib|libexec|sbin|share))\//;

/** Programs that run the commands of a project, with the file that has them. */
const projects: readonly { call: RegExp; file: string }[] = [
  { call: /^(?:npm|pnpm|yarn) (?:run\b|start\b|test\b|t$)/, file: 'package.json' },
  { call: /^make\b/, file: 'Makefile' },
  { call: /^(?:\S*python[\d.]* -m )?(?:pytest|unittest)\b/, file: 'tests' },
];
