import { commandLines, commandText } from '../facts/setup/command-lines.ts';
import { type NestedCommand, readNestedCommands } from '#shell/nested-commands.ts';
import { machineText } from '../facts/apps/machine-strings.ts';
import { judgedPaths } from '../facts/files/fetched-files.ts';
import { withoutFinalSlashes } from '#text/without-final-slashes.ts';
import { defineTaskRule } from '../model/rule.ts';

const task = (command: string) => ({
  config: [{ type: 'execute', parameters: { command, shell: true } }],
});

export const folderWritable = defineTaskRule({
  code: 'W35',
  name: 'folder-writable',
  severity: 'warning',
  consequence: 'stops',
  summary: 'Commands without "sudo" create files only in folders that a user may write.',
  why: 'Folders such as /etc, and /home itself, belong to the administrator. The command fails, setup continues without the file, and no error is reported. If no command of the task uses "sudo", all may run as the administrator, so the severity is info.',
  howToFix:
    'Run the command with "sudo" and the placeholder of your environment for the password, or use a folder below the home folder. A file behind ">" is opened by the shell before "sudo" runs; pass the output to "sudo tee" instead.',
  concerns: ['action execute', 'action command'],
  trackRecord: [{ dataset: 'OSWorld-Verified', read: 1, defects: 1 }],
  examples: {
    good: [task('sudo mkdir /srv/backup && sudo chown user /srv/backup')],
    bad: [
      task('mkdir /srv/backup && sudo chown user /srv/backup'),
      task('sudo echo "Europe/Oslo" > /etc/timezone'),
    ],
  },

  message: ({ program, path }: Forbidden) =>
    program === undefined
      ? `the shell needs administrator rights to redirect output to "${path}"; use "sudo tee" or another folder`
      : `"${program}" needs administrator rights to write "${path}"; use "sudo" or another folder`,

  *check(task) {
    const all = commandText(task);
    if (!writer.test(all)) return;
    const usesSudo = all.includes('sudo');
    // In a task without the home folder of a user, all may run as the administrator.
    if (!usesSudo && !machineText(task).includes('/home/user')) return;
    if (judgedPaths(task).some(({ text }) => ofAdministrator.test(text))) return;
    const opened: string[] = [];
    for (const { command, at } of commandLines(task)) {
      for (const nested of readNestedCommands(command)) {
        opened.push(...openedPaths(nested));
        const found = findForbidden(nested, opened);
        if (found === undefined) continue;
        yield { at, ...found, severity: usesSudo ? 'warning' : 'info' };
        break;
      }
    }
  },
});

/** Faster than to parse every command. */
const writer = /\b(?:cp|install|ln|mkdir|mv|tee|touch)\s|>\s*["']?\/(?!dev\/)/;
/** Below /home only the folder of a user itself; below /var some folders are for everybody. */
const forbidden =
  /^\/(?:boot|etc|opt|root|srv|usr|var(?!\/(?:tmp|crash|lock))|home\/(?!user\b)[^/]{1,40}\/?$)/;

/** Where a result is read from there, commands may run as the administrator too. */
const ofAdministrator = /^\/root(?:\/|$)/;

/** The paths that a command gives to another user, or lets everybody write. */
function openedPaths({ words }: NestedCommand): string[] {
  const texts = words.map(({ text }) => text);
  if (!texts.some((text) => /^(?:chgrp|chmod|chown|setfacl)$/.test(text))) return [];
  return texts.filter((text) => text.startsWith('/')).map(withoutFinalSlashes);
}

/** The first path that a command may not make without "sudo", unless it is opened. */
function findForbidden(command: NestedCommand, opened: readonly string[]): Forbidden | undefined {
  const isForbidden = (path: string) =>
    forbidden.test(path) && !opened.some((one) => path === one || path.startsWith(`${one}/`));
  const { words, outputs, isQuoted, isElevated } = command;
  if (isQuoted || isElevated || hasAlternative(command)) return undefined;
  // Also behind "sudo", it is the shell that opens the file.
  const output = outputs.find(isForbidden);
  if (output !== undefined) return { program: undefined, path: output };
  const [program = '', ...rest] = words.map(({ text }) => text);
  const isCopier = ['cp', 'install', 'ln', 'mv'].includes(program);
  if (!isCopier && !['mkdir', 'tee', 'touch'].includes(program)) return undefined;
  const written = isCopier ? findTargets(program, rest) : rest;
  const path = written.find(isForbidden);
  return path === undefined ? undefined : { program, path };
}

/** What a copy, a link or "install" writes: folders, the folder in an option, or the last path. */
function findTargets(program: string, words: readonly string[]): readonly string[] {
  if (program === 'install' && words.some((word) => makesFolders.test(word))) return words;
  const option = words.findIndex((word) => /^-[a-zA-Z]*t$/.test(word));
  if (option !== -1) return words.slice(option + 1, option + 2);
  // A link with one path is written to the folder of the shell.
  return words
    .filter((word) => !word.startsWith('-'))
    .slice(1)
    .slice(-1);
}

const makesFolders = /^(?:-[Cpsv]*d|--directory$)/;

/** Whether another command runs when this one fails. */
const hasAlternative = ({ script, words }: NestedCommand): boolean =>
  /^[^;&|\n]{0,99}(?:>&\d)?\s{0,9}\|\|/.test(script.slice(words.at(-1)?.end));

interface Forbidden {
  /** Undefined for the shell itself. */
  program: string | undefined;
  path: string;
}
