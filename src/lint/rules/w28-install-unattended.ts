import { commandLines, commandText } from '../facts/command-lines.ts';
import { defineTaskRule, type Problem } from '../model/rule.ts';

const task = (command: string) => ({
  config: [{ type: 'execute', parameters: { command, shell: true } }],
});

export const installUnattended = defineTaskRule({
  code: 'W28',
  name: 'install-unattended',
  severity: 'warning',
  summary: 'Commands that install or remove packages do not wait for an answer.',
  why: 'A package manager asks before it brings other packages along or removes one. Nobody answers in a step, so it gives up, and the program is missing. One that asks only when other packages are needed is mentioned for information.',
  howToFix: 'Add "-y" to the command, or have the program installed in the image of the machine.',
  concerns: ['action execute', 'action command', 'action launch'],
  examples: {
    good: [task('sudo apt-get install -y jq')],
    bad: [task('sudo apt-get remove vim'), task('sudo apt-get install jq')],
  },

  message: ({ call, isSure }: Question) =>
    `"${call}" ${isSure ? 'asks' : 'may ask'} before it goes on; add "-y"`,

  *check(task): Generator<Problem<Question>> {
    if (!anyManager.test(commandText(task))) return;
    for (const { text, at } of commandLines(task)) {
      const question = findQuestion(text);
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

const anyManager = /\b(?:apt|apt-get|aptitude|conda|dnf|mamba|pip3?|yum)\s/;
const call =
  /\b(apt|apt-get|aptitude|conda|dnf|mamba|pip3?|yum)((?:\s-\S{1,60}){0,6})\s([a-z-]{1,20})([^;&|\n]{0,2000})/g;
const answer = /\s(?:-[a-zA-Z]{0,9}y[a-zA-Z]{0,9}|--yes|--assume-?yes|-qq)(?=[\s"']|$)/;
const piped = /\byes\b[^\n|]{0,40}\|[^|;&\n]{0,60}$/;

function findQuestion(text: string): Question | undefined {
  for (const {
    1: manager = '',
    2: before = '',
    3: verb = '',
    4: after = '',
    index,
  } of text.matchAll(call)) {
    if (!questions.get(manager)?.test(verb)) continue;
    if (answer.test(before + after) || piped.test(text.slice(Math.max(0, index - 120), index)))
      continue;
    const isSure = !(asksAtTimes.has(manager) && verb === 'install');
    return { call: `${manager} ${verb}`, isSure };
  }
  return undefined;
}

interface Question {
  call: string;
  /** Whether it is asked whatever the packages are. */
  isSure: boolean;
}
