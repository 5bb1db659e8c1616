import { commandLines, commandText } from '../facts/setup/command-lines.ts';
import { defineTaskRule } from '../model/rule.ts';

const task = (command: string) => ({
  config: [{ type: 'execute', parameters: { command, shell: true } }],
});

export const passwordReachesSudo = defineTaskRule({
  code: 'W54',
  name: 'password-reaches-sudo',
  severity: 'warning',
  summary: 'A password that is piped to "sudo" is read by it.',
  why: 'Without "-S", "sudo" asks for the password on a terminal. A step has none, so the command fails, and setup continues without it.',
  howToFix: 'Write "sudo -S". The option comes before the command that "sudo" runs.',
  concerns: ['action execute', 'action command', 'action launch'],
  examples: {
    good: [task('echo {CLIENT_PASSWORD} | sudo -S systemctl stop cups')],
    bad: [task('echo {CLIENT_PASSWORD} | sudo systemctl stop cups')],
  },

  message: ({ program }: { program: string }) =>
    `"sudo" reads the password from a terminal, not from "${program}"; add "-S"`,

  *check(view) {
    if (!asksPassword.test(commandText(view))) return;
    for (const { text, at } of commandLines(view)) {
      const found = piped.exec(text);
      if (!found) continue;
      const [, program = '', rest = ''] = found;
      // For some minutes, "sudo" asks no second time.
      if (readsInput.test(rest) || readsInput.test(text.slice(0, found.index))) continue;
      yield { at, program };
    }
  },
});

const asksPassword = /PASSWORD\}.{0,9}\|\s{0,9}sudo\s/i;

// Regular expressions, since the parser does not report what is piped into a command.
const piped =
  /\b(echo|printf)\s[^|;&\n]{0,80}\{\w{0,30}PASSWORD\}(?:\\n)?["']?\s{0,9}\|\s{0,9}sudo\s([^|;&\n]{0,400})/i;
/** Also as a password helper, or without a question. */
const readsInput = /(?:^|\s)(?:-\w{0,9}[ASn]\w{0,9}|--(?:askpass|non-interactive|stdin))(?=\s|$)/;
