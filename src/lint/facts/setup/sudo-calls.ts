import type { Path } from '#text/json/json-pointer.ts';
import { toProgramName } from '#machine/program-name.ts';
import { type NestedCommand, readNestedCommands } from '#shell/nested-commands.ts';
import type { TaskView } from '../task-view.ts';
import { commandLines, commandText } from './command-lines.ts';

/** How the commands of a task call `sudo`. */
export interface SudoCalls {
  /** Whether one gives a password, so that the machine asks for one. */
  givesPassword: boolean;
  /** The commands in which no call gives one, nor can be asked for one. */
  silent: readonly Path[];
}

/** Undefined for a task that does not call it. */
export function readSudoCalls(task: TaskView): SudoCalls | undefined {
  if (!/\bsudo\b/.test(commandText(task))) return undefined;
  let givesPassword = false;
  const silent: Path[] = [];
  for (const { command, text, at } of commandLines(task)) {
    if (!text.includes('sudo')) continue;
    const calls = readNestedCommands(command).filter(({ words }) => isSudo(words[0]?.text ?? ''));
    const kinds = calls.map((call) => kindOf(call));
    if (kinds.includes('password')) givesPassword = true;
    // After a call with the password, the next ones need none for a while; others may allow it.
    else if (kinds.includes('none') && !/sudoers|NOPASSWD|SUDO_ASKPASS|expect\b/.test(text)) {
      silent.push(at);
    }
  }
  return { givesPassword, silent: givesPassword ? [] : silent };
}

const isSudo = (word: string): boolean => toProgramName(word) === 'sudo';

function kindOf({ words, isQuoted }: NestedCommand): 'password' | 'none' | 'other' {
  const options = words.slice(1).map(({ text }) => text);
  const end = options.findIndex((option) => !option.startsWith('-'));
  const own = end === -1 ? options : options.slice(0, end);
  if (own.some((option) => /^-\w*[SA]|^--(?:stdin|askpass)$/.test(option))) return 'password';
  // With "-n", it fails without a question, which may be meant.
  const isQuestion = own.some((option) => /^-\w*[nklvV]/.test(option));
  return isQuoted || isQuestion || end === -1 ? 'other' : 'none';
}
