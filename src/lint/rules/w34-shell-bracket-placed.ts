import { commandLines, commandText } from '../facts/setup/command-lines.ts';
import { type NestedCommand, readNestedCommands } from '../../shell/nested-commands.ts';
import { defineTaskRule } from '../model/rule.ts';

const task = (command: string) => ({
  evaluator: {
    func: 'exact_match',
    result: { type: 'vm_command_line', command, shell: true },
    expected: { type: 'rule', rules: { expected: 'off\n' } },
  },
});

export const shellBracketPlaced = defineTaskRule({
  code: 'W34',
  name: 'shell-bracket-placed',
  severity: 'warning',
  summary: 'In shell commands a closing bracket is a word of its own, or inside the quotes.',
  why: 'To a shell, "]" directly after a word is part of that word. A test is then not closed, and a pattern that ends with it matches nothing, so the command always takes the same branch.',
  howToFix:
    'Insert a space before the bracket that closes a test, and remove a bracket after a pattern.',
  concerns: ['getter vm_command_line', 'action execute', 'action command'],
  examples: {
    good: [task('if [ "$(bluetoothctl show | grep -c on)" = "0" ]; then echo off; fi')],
    bad: [
      task('if [ "$(nmcli radio wifi)" = "disabled"]; then echo off; fi'),
      task('ps aux | grep "[c]ups"] || echo off'),
    ],
  },

  message: ({ found }: { found: string }) =>
    `"]" is part of the word before it in "${found}"; set it apart or remove it`,

  *check(task) {
    if (!anyBracket.test(commandText(task))) return;
    for (const { command, at } of commandLines(task)) {
      for (const nested of readNestedCommands(command)) {
        const found = findMisplaced(nested);
        if (found === undefined) continue;
        yield { at, found: found.slice(-longest) };
        break;
      }
    }
  },
});

/** Faster than to parse every command. */
const anyBracket = /["'\w)]\]/;
const longest = 60;
const afterPattern = /^(?:"[^"]*"|'[^']*')\]$/;

/** The part of a command that ends with the bracket. */
function findMisplaced({ script, words, isQuoted }: NestedCommand): string | undefined {
  const [program, ...others] = words;
  if (program === undefined || isQuoted) return undefined;
  const ending = others.find((word) =>
    isGrep.test(program.text)
      ? afterPattern.test(script.slice(word.start, word.end))
      : program.text === '[' && word === others.at(-1) && /.\]$/.test(word.text),
  );
  return ending && script.slice(program.start, ending.end);
}

const isGrep = /^[ef]?grep$/;
