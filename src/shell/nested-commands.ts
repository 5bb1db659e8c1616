import { findInterpreter, isInterpreter } from './interpreter.ts';
import { readScript, type SimpleCommand } from './parse-script.ts';
import { closeOf, type ShellWord, skipParentheses } from './script-tokens.ts';
import { toShellCommand } from './shell-command.ts';

/** A command with its surroundings. */
export interface NestedCommand extends SimpleCommand {
  /** The script that the places of its words count in. */
  script: string;
  /** The command before it, which may hand its output on; undefined for the first. */
  before: SimpleCommand | undefined;
  /** Whether it is in a string of a program in another language, which may pass it to a shell. */
  isQuoted: boolean;
  /** Whether it is in a program that `sudo` runs, or that runs in a container. */
  isElevated: boolean;
}

/**
 * The commands of a command line, and those inside them: in `$(…)`, in the script of `bash -c`, and
 * in the strings of a program such as that of `python3 -c`. Empty when it cannot be parsed.
 */
export function readNestedCommands(line: string | readonly string[]): readonly NestedCommand[] {
  return readInner(
    { script: toShellCommand(line), isQuoted: false, isElevated: false },
    undefined,
    0,
  );
}

/** Deeper than any real command; a file may nest as deep as it likes. */
const deepest = 4;

function readInner(
  outer: InnerScript,
  beforeIt: SimpleCommand | undefined,
  depth: number,
): NestedCommand[] {
  if (depth > deepest) return [];
  const commands = readScript(outer.script) ?? [];
  return commands.flatMap((command, index) => {
    const before = commands[index - 1] ?? beforeIt;
    const inner = [
      ...command.words.flatMap(findSubstitutions).map((script) => ({ ...outer, script })),
      ...findPrograms(command).map(({ script, isQuoted, isElevated }) => ({
        script,
        isQuoted: outer.isQuoted || isQuoted,
        isElevated: outer.isElevated || isElevated,
      })),
    ];
    return [
      { ...command, ...outer, before },
      ...inner.flatMap((own) => readInner(own, before, depth + 1)),
    ];
  });
}

/** The programs that a command hands to interpreters, also behind a program that starts these. */
function findPrograms({ words, document }: SimpleCommand): InnerScript[] {
  const texts = words.map(({ text }) => text);
  for (const [index, text] of texts.entries()) {
    const found = isInterpreter(text) ? findInterpreter(texts, index) : undefined;
    if (!found) continue;
    const program =
      found.from === undefined ? document?.text : texts.slice(found.from, found.to).join(' ');
    if (program === undefined) return [];
    const isElevated = texts.slice(0, index).some((word) => asAdministrator.has(word));
    if (found.language === 'shellscript') return [{ script: program, isQuoted: false, isElevated }];
    return listQuoted(program).map((script) => ({ script, isQuoted: true, isElevated }));
  }
  return [];
}

/** What runs a program as the administrator, or in a container. */
const asAdministrator: ReadonlySet<string> = new Set([
  ...['chroot', 'docker', 'docker-compose', 'doas', 'kubectl'],
  ...['lxc', 'pkexec', 'podman', 'sudo'],
]);

const contents = { "'": /(?:[^'\\\n]|\\.)*/y, '"': /(?:[^"\\\n]|\\.)*/y };

/** The strings of a program. A quote that nothing closes shows that none before the end of its line is closed. */
function listQuoted(program: string): string[] {
  const found: string[] = [];
  const unclosed = { "'": 0, '"': 0 };
  for (let at = 0; at < program.length; at++) {
    const quote = program[at];
    if ((quote !== "'" && quote !== '"') || at < unclosed[quote]) continue;
    contents[quote].lastIndex = at + 1;
    const [content = ''] = contents[quote].exec(program) ?? [];
    const end = at + 1 + content.length;
    if (program[end] !== quote) {
      unclosed[quote] = end;
      continue;
    }
    found.push(content);
    at = end;
  }
  return found;
}

/** The scripts in `$(…)` and between backticks; `$((…))` is arithmetic. */
function findSubstitutions({ text, isPlain }: ShellWord): string[] {
  if (isPlain) return [];
  const found: string[] = [];
  let index = 0;
  while (index < text.length) {
    const isBacktick = text.startsWith('`', index);
    const isDollar = text.startsWith('$(', index) && !text.startsWith('$((', index);
    const begin = index + (isBacktick ? 1 : 2);
    let end: number | undefined;
    if (isBacktick) end = closeOf(text, '`', begin);
    if (isDollar) end = skipParentheses(text, begin - 1);
    if (end !== undefined) found.push(text.slice(begin, end - 1));
    index = end ?? index + 1;
  }
  return found;
}

type InnerScript = Pick<NestedCommand, 'script' | 'isQuoted' | 'isElevated'>;
