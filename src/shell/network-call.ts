import { isAbsolutePath } from '#machine/paths.ts';
import { readNestedCommands } from './nested-commands.ts';
import { readPackageCall } from './package-call.ts';
import { toProgramName } from '#machine/program-name.ts';

/** What of a command line fetches packages or a repository from the network: "pip install". */
export function findInstallCall(command: string | readonly string[]): string | undefined {
  return findCall(command, readInstall);
}

/** The same, or a program that fetches an address: "curl". */
export function findNetworkCall(command: string | readonly string[]): string | undefined {
  return findCall(command, (words) => readInstall(words) ?? readFetch(words));
}

function findCall(
  command: string | readonly string[],
  read: (words: readonly string[]) => string | undefined,
): string | undefined {
  for (const { words } of readNestedCommands(command)) {
    const call = read(words.map(({ text }) => text));
    if (call !== undefined) return call;
  }
  return undefined;
}

const installs = new Set(['install', 'add', 'i']);
/** Whether a word is a file of the machine, or a folder. */
const isLocal = (word: string): boolean =>
  isAbsolutePath(word) || /^(?:[.$]|\S{1,200}\.(?:whl|tar\.gz|zip|deb|rpm|tgz)\b)/.test(word);

function readInstall(words: readonly string[]): string | undefined {
  const git = words.indexOf('git');
  if (git !== -1 && words[git + 1] === 'clone') {
    return words.slice(git + 2).some(isLocal) ? undefined : 'git clone';
  }
  const call = readPackageCall(words);
  if (call === undefined || !installs.has(call.verb) || call.names.length === 0) return undefined;
  const isOffline = call.options.some((option) => /^--(?:no-index|offline)/.test(option));
  return isOffline || call.names.some(isLocal) ? undefined : `${call.manager} ${call.verb}`;
}

const fetchers = new Set(['curl', 'wget']);
const webAddress = /^(?:https?|ftp):\/\/(?!(?:127\.|0\.0\.0\.0|localhost|\[::1\]))/i;

function readFetch(words: readonly string[]): string | undefined {
  const programs = words.map(toProgramName);
  const start = programs.findIndex((program) => fetchers.has(program));
  if (start === -1 || !words.slice(start).some((word) => webAddress.test(word))) return undefined;
  return programs[start];
}
