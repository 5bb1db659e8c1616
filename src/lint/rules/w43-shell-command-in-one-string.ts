import { systemOf } from '../facts/apps/system-of.ts';
import { toPointer } from '#text/json/json-pointer.ts';
import { taskCommands } from '../facts/setup/task-commands.ts';
import { findInterpreter } from '#shell/interpreter.ts';
import { isStringArray } from '#text/json/json-value.ts';
import { defineTaskRule } from '../model/rule.ts';

const task = (fields: object) => ({
  config: [{ type: 'execute', parameters: fields }],
});

export const shellCommandInOneString = defineTaskRule({
  code: 'W43',
  name: 'shell-command-in-one-string',
  severity: 'warning',
  consequence: 'stops',
  summary: 'A command that a shell interprets is one string.',
  why: 'On Linux and macOS, a shell that is started with an array runs only its first element; the others become the parameters $0, $1 and so on of that script, as the documentation of Python\'s module "subprocess" explains. Elements after the script of `bash -c` become such parameters too.',
  howToFix:
    'Write the command as one string, or remove "shell" if it needs none. After "-c", write the whole script as one element.',
  // "false" as a string makes the shell run.
  yieldsTo: ['S04'],
  concerns: ['action execute', 'action launch', 'getter vm_command_line'],
  examples: {
    good: [
      task({ command: 'mkdir -p /tmp/parts', shell: true }),
      task({ command: ['mkdir', '-p', '/tmp/parts'] }),
    ],
    bad: [
      task({ command: ['mkdir', '-p', '/tmp/parts'], shell: true }),
      task({ command: ['bash', '-c', 'mkdir', '/tmp/parts'] }),
    ],
  },

  message: ({ script, option }: { script: string; option?: string | undefined }) =>
    option === undefined
      ? `the shell runs only "${script}", the first element; write the command as one string, or remove "shell"`
      : `the shell runs only "${script}", the element after "${option}"; write the whole script there`,

  *check(view, { file }) {
    let isWindows: boolean | undefined;
    for (const { command, shell, at } of taskCommands(view)) {
      if (!isStringArray(command)) continue;
      const place = shell ? 0 : findScript(command);
      const script = place === undefined ? undefined : command[place];
      if (place === undefined || script === undefined) continue;
      if (command.length === place + 1 || parameter.test(script)) continue;
      if (ownName.test(command[place + 1] ?? '')) continue;
      if (shell && (isWindows ??= systemOf(view, file) === 'windows')) return;
      yield {
        at: [...at, place + 1],
        script,
        option: command[place - 1],
        ...(shell && { about: [toPointer([...at.slice(0, -1), 'shell'])] }),
      };
    }
  },
});

/** Where a command has the script that it passes to a shell. */
function findScript(command: readonly string[]): number | undefined {
  const found = findInterpreter(command);
  return found?.language === 'shellscript' ? found.from : undefined;
}

/** A script that reads its parameters, or an option before it. */
const parameter = /\$\{?[\d@*#]|^-/;
/** What authors write for $0 if nothing or only messages need it. */
const ownName = /^(?:_|--|(?:.*\/)?(?:ba|da|k|z)?sh)$/;
