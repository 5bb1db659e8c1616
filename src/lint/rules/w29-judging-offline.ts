import { commandLines, commandText } from '../facts/command-lines.ts';
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
  summary: 'Judging installs nothing from the network.',
  why: 'When the machine has no network or a package has a new version, the grader fails, and with it a task that was done.',
  howToFix:
    'Store the package beside the other files of the dataset, let "postconfig" download it, and install that file. Or write a grader that does without it.',
  concerns: ['action execute', 'action command', 'getter vm_command_line'],
  examples: {
    good: [task('pip install --no-index /home/user/.check/tabulate-0.9.0-py3-none-any.whl')],
    bad: [task('pip install tabulate')],
  },

  message: ({ call }: { call: string }) =>
    `"${call}" needs the network when the task is judged; bring the package along as a file`,

  *check(task) {
    if (!anyInstall.test(commandText(task))) return;
    for (const { text, stage, at } of commandLines(task)) {
      if (stage === 'config') continue;
      const call = findInstall(text);
      if (call !== undefined) yield { at, call };
    }
  },
});

const anyInstall = /\b(?:install|add|clone|i)\b/;
const install =
  /\b((?:apt|apt-get|brew|cargo|conda|dnf|gem|npm|pip3?|snap|yarn|yum|choco|winget)(?:\s-\S{1,60}){0,6}\s(?:install|add|i)|git\sclone)\s([^;&|\n]{1,2000})/g;
/** A file of the machine, or a folder. */
const local =
  /(?:^|\s)["']?(?:[~./$\\]|[A-Za-z]:[\\/]|\S{1,200}\.(?:whl|tar\.gz|zip|deb|rpm|tgz)\b)/;

function findInstall(text: string): string | undefined {
  for (const [, call = '', packages = ''] of text.matchAll(install)) {
    if (!/--no-index|--offline/.test(packages) && !local.test(packages)) return call;
  }
  return undefined;
}
