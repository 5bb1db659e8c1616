import type { JsonObject } from '#text/json/json-value.ts';
import { readScript, type SimpleCommand } from './parse-script.ts';
import { findInterpreter, skipWrappers } from './interpreter.ts';
import { toProgramName } from '#machine/program-name.ts';
import { isCommand } from './shell-command.ts';
import { joinPath, lacksBackslashes } from '#machine/paths.ts';
import { usesShell } from './uses-shell.ts';

/** An effect of a command that matters to readers of a task. */
export interface CommandEffect {
  kind: 'create folder' | 'create file' | 'delete' | 'end' | 'install' | 'unpack' | 'wait';
  /** The paths, names or seconds, as the command writes them. */
  things: readonly string[];
  /** Where relative paths start; undefined for the folder that the command begins in. */
  folder: string | undefined;
  /** Where an archive is unpacked; undefined for the folder itself. */
  into?: string | undefined;
}

/**
 * The effects of a command in their order; undefined when it does anything else, or when what it does
 * depends on more than its text.
 */
export function readEffects(parameters: JsonObject): readonly CommandEffect[] | undefined {
  const commands = readCommands(parameters);
  if (commands === undefined || commands.length === 0) return undefined;
  const effects: CommandEffect[] = [];
  let folder: string | undefined;
  for (const words of commands) {
    if (words.some(lacksBackslashes)) return undefined;
    const [program = '', ...others] = words;
    if (program === 'cd' && others.length === 1) {
      folder = joinPath(folder, others[0] ?? '');
      continue;
    }
    if (isPassword(words) || isRefresh(words)) continue;
    const effect = readEffect(program, others);
    if (effect === undefined) return undefined;
    effects.push({ ...effect, folder });
  }
  return effects.length > 0 ? effects : undefined;
}

/** The words of each command that runs, including those of a script that is passed to a shell. */
export function readCommands({ command, shell }: JsonObject): string[][] | undefined {
  if (!isCommand(command)) return undefined;
  if (typeof command !== 'string') {
    const found = findInterpreter(command);
    const [script = '', ...others] = command.slice(found?.from ?? command.length);
    if (found?.language !== 'shellscript') return [command.slice(skipWrappers(command))];
    return others.length === 0 ? readLines(script) : undefined;
  }
  const commands = readLines(command);
  return usesShell(shell) || commands?.length === 1 ? commands : undefined;
}

function readLines(script: string): string[][] | undefined {
  if (depends.test(script)) return undefined;
  const commands = readScript(script);
  if (commands?.every(isPlain) !== true) return undefined;
  return commands.flatMap(({ words }) => {
    const written = words.map(({ text }) => text);
    const own = written.slice(skipWrappers(written));
    // Setting a variable has no effect by itself.
    return own[0] === 'export' || own.length === 0 ? [] : [own];
  });
}

/** Commands that run only if others fail, or more than once. */
const depends = /\|\||(?:^|[;&|(\n])[ \t]{0,9}(?:if|for|while|until|case)\s/;

const isPlain = ({ words, isRedirected }: SimpleCommand) =>
  !isRedirected && words.every((word) => word.isPlain);

/** The password that is piped to `sudo`. */
const isPassword = ([program, word, ...others]: readonly string[]) =>
  program === 'echo' && word === '{CLIENT_PASSWORD}' && others.length === 0;

const isRefresh = ([program = '', ...others]: readonly string[]) =>
  /^apt(?:-get)?$/.test(program) && others.includes('update') && !others.includes('install');

function readEffect(
  path: string,
  words: readonly string[],
): Omit<CommandEffect, 'folder'> | undefined {
  const program = toProgramName(path);
  const things = words.filter((word) => !word.startsWith('-'));
  if (things.length === 0) return undefined;
  const found = kinds.get(program);
  if (found) {
    const isRead = words.every((word) => !word.startsWith('-') || found.options.test(word));
    const isNamed = found.kind !== 'end' || things.length === 1;
    return isRead && isNamed ? { kind: found.kind, things } : undefined;
  }
  if (/^taskkill$/i.test(program)) return readTaskkill(words);
  if (program === 'unzip') return readUnzip(words);
  if (program === 'tar') return readTar(words);
  if (/^(?:apt(?:-get)?|pip3?)$/.test(program) && things[0] === 'install') {
    if (words.some((word) => takesValue.test(word))) return undefined;
    return things.length > 1 ? { kind: 'install', things: things.slice(1) } : undefined;
  }
  const extension = program === 'code' ? after(words, '--install-extension') : undefined;
  return extension === undefined ? undefined : { kind: 'install', things: [extension] };
}

/** The commands with their options, none of which takes a value. */
const kinds: ReadonlyMap<string, { kind: CommandEffect['kind']; options: RegExp }> = new Map([
  ['killall', { kind: 'end', options: /^-(?:\d+|KILL|q)$/ }],
  ['mkdir', { kind: 'create folder', options: /^-[pv]+$/ }],
  ['pkill', { kind: 'end', options: /^-(?:\d+|KILL|[fx])$/ }],
  ['rm', { kind: 'delete', options: /^-[rRfv]+$/ }],
  ['sleep', { kind: 'wait', options: /^$/ }],
  ['touch', { kind: 'create file', options: /^$/ }],
]);

/** Options of package managers whose value is the next word, which is not a package. */
const takesValue =
  /^-(?:[ceiort]|-(?:constraint|extra-index-url|find-links|index-url|option|requirement|target|target-release|trusted-host))$/;

function readTaskkill(words: readonly string[]): Omit<CommandEffect, 'folder'> | undefined {
  const own = words.filter((word) => !/^\/[ft]$/i.test(word));
  const [option = '', name] = own;
  const isNamed = own.length === 2 && /^\/im$/i.test(option) && name !== undefined;
  return isNamed ? { kind: 'end', things: [name] } : undefined;
}

function readUnzip(words: readonly string[]): Omit<CommandEffect, 'folder'> | undefined {
  const own = words.filter((word, index) => word !== '-d' && words[index - 1] !== '-d');
  const isRead = own.every((word) => !word.startsWith('-') || /^-[jnoqu]+$/.test(word));
  const archive = own.find((word) => !word.startsWith('-'));
  return isRead && archive !== undefined ? unpack([archive], after(words, '-d')) : undefined;
}

function readTar(words: readonly string[]): Omit<CommandEffect, 'folder'> | undefined {
  const clusters = words.filter((word) => /^-[A-Za-z]+$/.test(word));
  if (!clusters.some((word) => word.includes('x'))) return undefined;
  const file = clusters.find((word) => word.endsWith('f'));
  const archive = file === undefined ? undefined : after(words, file);
  return archive === undefined ? undefined : unpack([archive], after(words, '-C'));
}

const unpack = (things: readonly string[], into: string | undefined) =>
  ({ kind: 'unpack', things, into }) as const;

function after(words: readonly string[], option: string): string | undefined {
  const index = words.indexOf(option);
  return index === -1 ? undefined : words[index + 1];
}
