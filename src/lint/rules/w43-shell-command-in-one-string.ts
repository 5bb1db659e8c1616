import { systemOf } from '../facts/apps/system-of.ts';
import { toPointer } from '../../text/json/json-pointer.ts';
import { taskCommands } from '../facts/setup/task-commands.ts';
import { defineTaskRule } from '../model/rule.ts';

const task = (fields: object) => ({
  config: [{ type: 'execute', parameters: fields }],
});

export const shellCommandInOneString = defineTaskRule({
  code: 'W43',
  name: 'shell-command-in-one-string',
  severity: 'warning',
  summary: 'A command that a shell interprets is one string.',
  why: 'On Linux and macOS, a shell that is started with an array runs its first element only; the others become the parameters $0, $1 and so on of that script, as the documentation of Python\'s module "subprocess" says.',
  howToFix: 'Write the command as one string, or remove "shell" if it needs none.',
  // "false" as a string makes the shell run.
  yieldsTo: ['S04'],
  concerns: ['action execute', 'action launch', 'getter vm_command_line'],
  examples: {
    good: [
      task({ command: 'mkdir -p /tmp/parts', shell: true }),
      task({ command: ['mkdir', '-p', '/tmp/parts'] }),
    ],
    bad: [task({ command: ['mkdir', '-p', '/tmp/parts'], shell: true })],
  },

  message: ({ first }: { first: string }) =>
    `the shell runs only "${first}", the first element; write the command as one string, or remove "shell"`,

  *check(view, { file }) {
    for (const { command, shell, at } of taskCommands(view)) {
      if (!shell || !Array.isArray(command) || command.length < 2) continue;
      const first: unknown = command[0];
      if (typeof first !== 'string' || parameter.test(first)) continue;
      if (systemOf(view, file) === 'windows') return;
      const about = [toPointer([...at.slice(0, -1), 'shell'])];
      yield { at: [...at, 1], about, first };
    }
  },
});

/** A script that reads its parameters. */
const parameter = /\$\{?[\d@*#]/;
