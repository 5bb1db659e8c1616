import { commandLines, commandText } from '../facts/setup/command-lines.ts';
import { findInstallCall } from '#shell/network-call.ts';
import { defineTaskRule } from '../model/rule.ts';

const task = (command: string) => ({
  evaluator: {
    postconfig: [{ type: 'execute', parameters: { command, shell: true } }],
    func: 'exact_match',
    result: { type: 'vm_command_line', command: ['python3', '/home/user/.check.py'] },
    expected: { type: 'rule', rules: { expected: 'passed\n' } },
  },
});

export const judgingOffline = defineTaskRule({
  code: 'W29',
  name: 'judging-offline',
  severity: 'warning',
  consequence: 'fails',
  summary: 'Judging installs nothing from the network.',
  why: 'If the machine has no network or a package has a new version, the grader fails, and so does a task that was done.',
  howToFix:
    'Store the package with the other files of the dataset, download it in "postconfig" and install that file. Or write a grader that does not need it.',
  concerns: ['action execute', 'action command', 'getter vm_command_line'],
  trackRecord: [{ dataset: 'OSWorld-Verified', read: 3, defects: 3 }],
  examples: {
    good: [task('pip install --no-index /home/user/.check/tabulate-0.9.0-py3-none-any.whl')],
    bad: [task('pip install tabulate')],
  },

  message: ({ call }: { call: string }) =>
    `"${call}" needs the network when the task is judged; add the package to the dataset as a file`,

  *check(task) {
    if (!anyInstall.test(commandText(task))) return;
    for (const { command, stage, at } of commandLines(task)) {
      if (stage === 'config') continue;
      const call = findInstallCall(command);
      if (call !== undefined) yield { at, call };
    }
  },
});

/** Faster than to parse every command. */
const anyInstall = /\b(?:install|add|clone|i)\b/;
