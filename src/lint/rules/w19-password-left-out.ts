import { commandLines, commandText } from '../facts/setup/command-lines.ts';
import { defineTaskRule } from '../model/rule.ts';

const task = (command: string) => ({
  config: [{ type: 'execute', parameters: { command, shell: true } }],
});

export const passwordLeftOut = defineTaskRule({
  code: 'W19',
  name: 'password-left-out',
  severity: 'warning',
  consequence: 'nothing',
  summary: 'No command contains the password of the machine.',
  why: 'Another machine has another password, and the command then fails without a message. A password in a public file is also known to everybody. Where it is not known which placeholders the environment replaces, the severity is info.',
  howToFix:
    'Write the placeholder that your environment fills in, such as {CLIENT_PASSWORD}, or do without administrator rights. If it has another placeholder, or none, say so with "placeholders" in "environment" of dataset.json.',
  concerns: ['action execute', 'action command', 'action launch'],
  examples: {
    good: [task('echo {CLIENT_PASSWORD} | sudo -S systemctl stop cups')],
    bad: [task('echo password | sudo -S systemctl stop cups')],
  },

  message: ({ program, placeholder }: { program: string; placeholder?: string }) => {
    const advice = placeholder ?? 'a placeholder, if the environment replaces one';
    return `"${program}" is given a password that is written in the file; use ${advice}`;
  },

  *check(task, { vocabulary, environment: { placeholders } = {} }) {
    if (!asksPassword.test(commandText(task))) return;
    const placeholder = placeholders?.find((name) => /pass/i.test(name));
    // An author cannot write what the environment does not replace.
    const isKnown = placeholders !== undefined || vocabulary.handling !== undefined;
    if (isKnown && placeholder === undefined) return;
    for (const { text, at } of commandLines(task)) {
      for (const pattern of literals) {
        const found = pattern.exec(text);
        if (!found || placeholders?.some((name) => found[0].includes(name))) continue;
        const program = found[1] ?? '';
        yield {
          at,
          program,
          ...(placeholder === undefined
            ? { severity: 'info' as const }
            : { placeholder: `"${placeholder}"` }),
        };
        break;
      }
    }
  },
});

const asksPassword = /\bsudo|sshpass/;

// Regular expressions, since the parser does not report what is piped or redirected into a command.
/** A word without a variable or a placeholder. */
const word = String.raw`["']?[^\s"'{}$|;&\x60]{1,64}["']?`;
const readsPassword = String.raw`(sudo)\s(?:-\w{1,9}\s){0,4}?(?:-\w{0,8}S|--stdin)\b`;
const literals = [
  new RegExp(String.raw`\b(?:echo|printf)\s(?:-\w\s)?${word}\s?\|\s?${readsPassword}`),
  new RegExp(String.raw`\b${readsPassword}[^|;&\n]{0,200}<<<\s?${word}`),
  new RegExp(String.raw`\b(sshpass)\s-p\s?${word}`),
];
