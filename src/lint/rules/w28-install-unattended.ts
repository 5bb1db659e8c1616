import { type CommandLine, commandLines, commandText } from '../facts/setup/command-lines.ts';
import { type NestedCommand, readNestedCommands } from '#shell/nested-commands.ts';
import { readPackageCall } from '#shell/package-call.ts';
import { defineTaskRule, type Problem } from '../model/rule.ts';

const task = (command: string) => ({
  config: [{ type: 'execute', parameters: { command, shell: true } }],
});

export const installUnattended = defineTaskRule({
  code: 'W28',
  name: 'install-unattended',
  severity: 'warning',
  consequence: 'stops',
  summary: 'Commands that install or remove packages do not wait for an answer.',
  why: 'A package manager asks for confirmation before it installs additional packages or removes one. Nobody answers in a step, so it stops, and the program is missing. If a command asks only when other packages are needed, the severity is info.',
  howToFix: 'Add "-y" to the command, or install the program in the image of the machine.',
  concerns: ['action execute', 'action command', 'action launch'],
  trackRecord: [{ dataset: 'OSWorld-Verified', read: 2, defects: 0 }],
  examples: {
    good: [task('sudo apt-get install -y jq')],
    bad: [task('sudo apt-get remove vim'), task('sudo apt-get install jq')],
  },

  message: ({ call, isSure }: Question) =>
    `"${call}" ${isSure ? 'asks' : 'may ask'} for confirmation; add "-y"`,

  *check(task): Generator<Problem<Question>> {
    if (!anyManager.test(commandText(task))) return;
    for (const { command, at } of commandLines(task)) {
      const question = findQuestion(command);
      if (question) yield { at, ...question, severity: question.isSure ? 'warning' : 'info' };
    }
  },
});

/** What each package manager asks about. */
const questions: ReadonlyMap<string, RegExp> = new Map([
  ...['apt', 'apt-get', 'aptitude', 'dnf', 'yum'].map(
    (manager) =>
      [manager, /^(?:autoremove|install|purge|remove|(?:dist-|full-)?upgrade)$/] as const,
  ),
  ...['conda', 'mamba'].map((manager) => [manager, /^(?:create|install|remove|update)$/] as const),
  ...['pip', 'pip3'].map((manager) => [manager, /^uninstall$/] as const),
]);

/** They install a package that needs no other without a question. */
const asksAtTimes = new Set(['apt', 'apt-get', 'aptitude']);

/** Faster than to parse every command. */
const anyManager = /\b(?:apt|apt-get|aptitude|conda|dnf|mamba|pip3?|yum)\s/;
/** Options with which nothing is asked. */
const answer =
  /^(?:-[a-zA-Z]{0,9}y[a-zA-Z]{0,9}|--yes|--assume-?yes|-qq|-s|--(?:dry-run|simulate))$/;

function findQuestion(command: CommandLine['command']): Question | undefined {
  for (const { words, before } of readNestedCommands(command)) {
    const call = readPackageCall(words.map(({ text }) => text));
    if (call === undefined || questions.get(call.manager)?.test(call.verb) !== true) continue;
    if (call.options.some((option) => answer.test(option)) || isAnswered(before)) continue;
    const isSure = !(asksAtTimes.has(call.manager) && call.verb === 'install');
    return { call: `${call.manager} ${call.verb}`, isSure };
  }
  return undefined;
}

/** Whether the command before answers the one that it is piped to. */
function isAnswered(before: NestedCommand['before']): boolean {
  const [program, ...others] = before?.words.map(({ text }) => text) ?? [];
  if (program === 'yes') return true;
  if (program !== 'echo' && program !== 'printf') return false;
  return /^(?:-\w )?y(?:es)?(?:\\n)*$/i.test(others.join(' '));
}

interface Question {
  call: string;
  /** Whether it is asked for every package. */
  isSure: boolean;
}
