import { commandText } from '../facts/setup/command-lines.ts';
import { addedStrings } from '../facts/setup/added-parts.ts';
import { machineText, machineStrings } from '../facts/apps/machine-strings.ts';
import { uploads } from '../facts/files/uploads.ts';
import { findHomes, mayNameOtherHome } from '#machine/home-path.ts';
import { normalizePath } from '#machine/normalize-path.ts';
import { toForwardSlashes } from '#machine/paths.ts';
import { defineTaskRule } from '../model/rule.ts';
import type { TaskView } from '../facts/task-view.ts';
import type { StringWithin } from '../facts/strings-within.ts';

const task = (...paths: string[]) => ({
  config: paths.map((path) => ({ type: 'open', parameters: { path } })),
  evaluator: { func: 'is_utc_0', result: { type: 'vm_command_line', command: ['date'] } },
});

export const homeOfTheMachine = defineTaskRule({
  code: 'W20',
  name: 'home-of-the-machine',
  severity: 'warning',
  consequence: 'fails',
  summary: 'Paths use the home folder of the machine, not that of an author.',
  why: 'The home folder of the author does not exist on the machine, nor does the path.',
  howToFix:
    'Use the home folder of the other paths, or "~". If the task itself creates another user, name that user in the instruction.',
  yieldsTo: ['W09'],
  concerns: ['action', 'getter vm_file'],
  examples: {
    good: [task('/home/user/a.txt', '/home/user/b.txt')],
    bad: [task('/home/user/a.txt', '/home/anna/b.txt'), task('C:\\Users\\anna\\a.txt')],
  },

  message: ({ home, usual }: { home: string; usual: string | undefined }) =>
    usual === undefined
      ? `"${home}" looks like the home folder of a person; use the home folder of the machine`
      : `"${home}" is the home folder of another user; the other paths use "${usual}"`,

  *check(task) {
    if (!mayNameOtherHome(machineText(task))) return;

    const homes = listHomes(task);
    const text = textOfUsers(task);
    const isMade = ({ name }: Home) => text.includes(name);
    const isUsual = ({ name }: Home) => ordinary.has(name) || shared.has(name);
    const [usual] = homes
      .filter((home) => isUsual(home) || isMade(home))
      .sort((one, other) => other.uses - one.uses);
    const strangers = homes.filter(
      (home) => !isMade(home) && (!isUsual(home) || isSecond(home, usual)),
    );
    // A set of tasks may be for a machine whose user has another name.
    const [only, ...others] = homes;
    if (only && others.length === 0 && (only.fields.size > 1 || isNamedElsewhere(only, task)))
      return;
    const severity = usual === undefined ? 'info' : 'warning';
    for (const { path, at } of strangers) {
      yield { at, home: path, usual: usual?.path, about: [path], severity };
    }
  },
});

function listHomes(task: TaskView): Home[] {
  const homes = new Map<string, Home>();
  const local = new Set(uploads(task).map((upload) => upload.local));
  for (const { text, at } of machineStrings(task)) {
    // W70 reports a path of the computer that a file is uploaded from.
    if (local.has(text)) continue;
    for (const { folder: path, user } of findHomes(text)) {
      const key = normalizePath(toForwardSlashes(path.toLowerCase()));
      const name = user.toLowerCase();
      const home = homes.get(key) ?? { path, name, at, uses: 0, fields: new Set() };
      homes.set(key, home);
      home.uses++;
      home.fields.add(at[0]);
    }
  }
  return [...homes.values()];
}

/** Whether another evaluator, or further steps, name the folder too. */
const isNamedElsewhere = ({ path }: Home, task: TaskView): boolean =>
  addedStrings(task).some(({ text }) => text.includes(path));

/** Whether a machine with the usual home folder has no such user. */
const isSecond = ({ path, name }: Home, usual: Home | undefined): boolean =>
  usual !== undefined &&
  usual.path !== path &&
  ordinary.has(name) &&
  ordinary.has(usual.name) &&
  path.includes(':') === usual.path.includes(':');

/** Names that machines are set up with. */
const ordinary = new Set(
  'agent admin administrator docker guest oai root runner student test tester ubuntu user vagrant'.split(
    ' ',
  ),
);

/** They are no persons: folders of Windows, of macOS and of Homebrew. */
const shared = new Set('all default linuxbrew public shared'.split(' '));

/** What may mention users of the machine: the instruction, and commands that create one or run as one or elsewhere. */
function textOfUsers(task: TaskView): string {
  const commands = commandText(task).toLowerCase();
  const text = task.instruction.toLowerCase();
  return otherUsers.test(commands) ? `${text}\n${commands}` : text;
}

const otherUsers =
  /\b(?:adduser|chroot|docker|mkdir|podman|rsync|scp|sftp|ssh|su|sudo -u|useradd|wsl)\b/;

interface Home {
  path: string;
  /** In lower case. */
  name: string;
  at: StringWithin['at'];
  uses: number;
  /** "config" and "evaluator", if both name it. */
  fields: Set<unknown>;
}
