import { memoizePerTask } from '#lint/facts/memoize-per-task.ts';
import { commandLines } from '#lint/facts/setup/command-lines.ts';
import { fetches } from '#lint/facts/fetches.ts';
import { machinePathsIn } from '#lint/facts/files/fetched-files.ts';
import { instructionTexts } from '#lint/facts/instruction-texts.ts';
import type { TaskView } from '#lint/facts/task-view.ts';
import { toHomePath } from '#machine/home-path.ts';
import type { Finder } from './finder.ts';

/** Administrator rights with which an agent can change what judging runs or reads. */
export const findGivenRights: Finder = function* (task, { privileges }) {
  if (privileges === 'user' || !judgesOnMachine(task)) return;
  const told = instructionTexts(task.fields).find(({ text }) => password.test(text));
  if (told) {
    yield {
      ...{ kind: 'password given', at: told.at },
      certainty: needsRights.test(task.instruction) ? 'possible' : 'likely',
      message:
        'the instruction gives the password of the administrator, with which an agent can change what judging runs or reads',
    };
  }
  for (const { stage, text, at } of commandLines(task)) {
    if (stage !== 'config' || !rights.test(text)) continue;
    yield {
      ...{ kind: 'password given', certainty: 'likely', at },
      message:
        "setup gives the agent's user the rights of the administrator, with which it can change what judging runs or reads",
    };
  }
};

const password =
  /\b(?:sudo|root|admin\w*|machine|computer|system)(?:['’]s)?\s+password\b|\bpassword\b[^.\n]{0,20}\b(?:for|of)\s+(?:sudo|root|the\s+(?:admin\w*|computer|machine|system))\b|\bsudo\b[^.\n]{0,40}\bpassword\b|\{CLIENT_PASSWORD\}/i;
const rights =
  /NOPASSWD|\b(?:usermod|gpasswd)\b[^;&|\n]*\b(?:docker|sudo|wheel)\b|\b(?:add|del)?user\s+\S+\s+(?:docker|sudo|wheel)\b/;
/** What an administrator does. */
const needsRights =
  /\b(?:apt|dnf|firewall|install|mount|root|service|systemctl|systemd|ufw|uninstall|user ?add)\b|\/etc\//i;

/** Whether judging runs commands on the machine, or reads files of the system. */
const judgesOnMachine = memoizePerTask(
  (task: TaskView): boolean =>
    commandLines(task).some(({ stage }) => stage === 'source') ||
    fetches(task)
      .flatMap(machinePathsIn)
      .some(({ text }) => !toHomePath(text).startsWith('~')),
);
