import { findInterpreter, isInterpreter } from './interpreter.ts';
import {
  closeOf,
  readScript,
  type ShellWord,
  type SimpleCommand,
  skipParentheses,
} from './parse-script.ts';
import { toShellCommand } from './shell-command.ts';

/** A command with its surroundings. */
export interface NestedCommand extends SimpleCommand {
  /** The script that the places of its words count in. */
  script: string;
  /** The command before it, which may hand its output on; undefined for the first. */
  before: SimpleCommand | undefined;
  /** Whether it is in a string of a program in another language, which may pass it to a shell. */
  isQuoted: boolean;
  /** Whether it is in a program that `sudo` runs. */
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
  { script, isQuoted, isElevated }: InnerScript,
  outer: SimpleCommand | undefined,
  depth: number,
): NestedCommand[] {
  if (depth > deepest) return [];
  const commands = readScript(script) ?? [];
  return commands.flatMap((command, index) => {
    const before = commands[index - 1] ?? outer;
    const inner = [...command.words.flatMap(findSubstitutions), ...findPrograms(command)];
    return [
      { ...command, script, before, isQuoted, isElevated },
      ...inner.flatMap((own) =>
        readInner(
          {
            script: own.script,
            isQuoted: isQuoted || own.isQuoted,
            isElevated: isElevated || own.isElevated,
          },
          before,
          depth + 1,
        ),
      ),
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
    const isElevated = texts.slice(0, index).includes('sudo');
    if (found.language === 'shellscript') return [{ script: program, isQuoted: false, isElevated }];
    return Array.from(program.matchAll(quoted), ([, single, double]) => ({
      script: single ?? double ?? '',
      isQuoted: true,
      isElevated,
    }));
  }
  return [];
}

const quoted = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"/g;

function findSubstitutions({ text, isPlain }: ShellWord): InnerScript[] {
  if (isPlain) return [];
  const found: InnerScript[] = [];
  let index = 0;
  while (index < text.length) {
    const opening = /^(?:`|\$\((?!\())/.exec(text.slice(index, index + 3))?.[0];
    const end = opening === undefined ? undefined : endOfSubstitution(text, index, opening);
    if (opening === undefined || end === undefined) {
      index++;
      continue;
    }
    found.push({
      script: text.slice(index + opening.length, end - 1),
      isQuoted: false,
      isElevated: false,
    });
    index = end;
  }
  return found;
}

const endOfSubstitution = (text: string, start: number, opening: string): number | undefined =>
  opening === '`' ? closeOf(text, '`', start + 1) : skipParentheses(text, start + 1);

type InnerScript = Pick<NestedCommand, 'script' | 'isQuoted' | 'isElevated'>;
