import { commandLines, commandText } from '../facts/command-lines.ts';
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
  summary: 'In shell commands a closing bracket stands by itself, or inside the quotes.',
  why: 'To a shell, "]" right behind a word is part of that word. A test is then never closed, and a pattern that ends with it finds nothing, so the command always takes the same branch.',
  howToFix:
    'Put a blank before the bracket that closes a test, and remove one that is left behind a pattern.',
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
    if (!/["'\w)]\]/.test(commandText(task))) return;
    for (const { text, at } of commandLines(task)) {
      const found = (afterPattern.exec(text) ?? unclosedTest.exec(text))?.[1];
      if (found !== undefined) yield { at, found: found.slice(-longest) };
    }
  },
});

const longest = 60;
const afterPattern =
  /\b([ef]?grep\s(?:-\w{1,9}\s){0,4}(?:"[^"\n]{0,200}"|'[^'\n]{0,200}')\])(?=[\s;|&)]|$)/;
const unclosedTest =
  /(?:^|[;&|(\n]|\b(?:if|elif|while|until|then|do)\b|!)\s{0,9}(\[\s[^\n;&|[\]]{1,200}[^\s[\]]\])(?=\s{0,9}(?:;|&&|\|\||\n|$))/;
