import { toProgramName } from '#machine/program-name.ts';
import { skipWrappers } from '#shell/interpreter.ts';
import { isCommand } from '#shell/shell-command.ts';
import { type NestedCommand, readNestedCommands } from '#shell/nested-commands.ts';
import { commandOutput, ruleSource } from '../examples/example-parts.ts';
import { commandText } from '../facts/setup/command-lines.ts';
import { taskCommands } from '../facts/setup/task-commands.ts';
import { defineTaskRule } from '../model/rule.ts';

const task = (command: string) => ({
  evaluator: {
    func: 'check_include_exclude',
    result: commandOutput(command, { shell: true }),
    expected: ruleSource({ include: ['46 140'] }),
  },
});

export const terminalNotNeeded = defineTaskRule({
  code: 'W60',
  name: 'terminal-not-needed',
  severity: 'warning',
  consequence: 'fails',
  summary: 'Commands do not ask for the terminal that they run in.',
  why: 'The commands of steps and of checks run without a terminal. "stty size" and "tty" then fail, and "tput cols" prints a default. They say nothing about the window that the agent sees.',
  howToFix:
    'Ask the terminal of the agent, as with "stty size -F /dev/pts/0", or let the agent store what it shows in a file.',
  concerns: ['getter vm_command_line', 'action execute', 'action command'],
  trackRecord: [{ dataset: 'DeskCraft', read: 1, defects: 1 }],
  examples: {
    good: [task('stty size -F /dev/pts/0')],
    bad: [task('stty size'), task('echo "$(tput cols)"')],
  },

  message: ({ found }: { found: string }) =>
    `"${found}" asks for a terminal, but this command runs without one; name the device of the terminal that is meant`,

  *check(view) {
    if (!anyRequest.test(commandText(view))) return;
    for (const { command, shell, at } of taskCommands(view)) {
      if (shell === undefined || !isCommand(command)) continue;
      const nested = readNestedCommands(command);
      // In one of these, or on another machine, a command may have a terminal.
      if (nested.some(({ words }) => words.some(({ text }) => terminals.test(text)))) continue;
      const found = nested.find(asksForTerminal);
      if (found) yield { at, found: found.words.map(({ text }) => text).join(' ') };
    }
  },
});

/** Faster than to parse every command. */
const anyRequest = /\b(?:stty|tput|tty)\b/;
const terminals =
  /^(?:\S*\/)?(?:script|tmux|screen|expect|unbuffer|ssh|xterm|konsole|\S*-terminal)$/;

function asksForTerminal({ script, words, isQuoted }: NestedCommand): boolean {
  // A device may be named.
  if (isQuoted || /\/dev\/(?!null)/.test(script)) return false;
  const texts = words.map(({ text }) => text);
  const [program = '', ...options] = texts.slice(skipWrappers(texts));
  switch (toProgramName(program)) {
    case 'stty':
      return !options.some((option) => /^(?:-F|--file)/.test(option));
    case 'tty':
      return true;
    case 'tput':
      return options.includes('cols') || options.includes('lines');
    default:
      return false;
  }
}
