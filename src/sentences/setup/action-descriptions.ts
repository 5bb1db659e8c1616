import type { ActionDescription, FileMove } from './step-details.ts';
import type { Effect, EffectOf } from '#vocabulary/contract/effect.ts';
import { isTooLarge } from '#text/json/describe-json.ts';
import { isObject, isStringArray, type JsonObject, toFlag } from '#text/json/json-value.ts';
import { formatDuration } from '#text/figures/format-duration.ts';
import type { RichText } from '#text/rich-text.ts';
import { isCommand } from '#shell/shell-command.ts';
import { describeDrive, describeHistory, describeLogin } from './account-actions.ts';
import {
  type CommandDescription,
  describeCommand,
  toShortProgramName,
} from './describe-commands.ts';
import { readCommands } from '#shell/command-effects.ts';
import { usesShell } from '#shell/uses-shell.ts';
import type { StepIcon } from './step-icons.ts';
import { countWithArticle } from '#text/figures/plural.ts';

/** Describes what an action does; undefined when its parameters are not what it takes. */
export function describeEffect(
  effect: Effect,
  parameters: JsonObject,
): ActionDescription | undefined {
  switch (effect.kind) {
    case 'start program':
      return describeProgramStart(parameters);
    case 'run command':
      return describeRun(effect, parameters);
    case 'open pages':
      return describeTabs('Open', effect.addresses, parameters);
    case 'close pages':
      return describeTabs('Close', effect.addresses, parameters);
    case 'activate window':
      return describeWindow(effect, parameters, (window) => ['Bring ', ...window, ' to the front']);
    case 'close window':
      return describeWindow(effect, parameters, (window) => ['Close ', ...window]);
    case 'close windows':
      return describePlain('close', 'Close all windows');
    case 'arrange windows':
      return describePlain('window', 'Tidy the desktop');
    case 'wait':
      return describeWait(effect.seconds, parameters);
    case 'open file':
      return describePath(effect.path, parameters, 'window', ['Open ']);
    case 'set wallpaper':
      return describePath(effect.path, parameters, 'picture', ['Set the wallpaper to ']);
    case 'create file':
      return describePath(effect.path, parameters, 'file', ['Create the file ']);
    case 'create folder':
      return describePath(effect.path, parameters, 'folder', ['Create the folder ']);
    case 'recycle file':
      return describePath(effect.path, parameters, 'close', ['Move ', ' to the recycle bin']);
    case 'put files':
      return describeFiles(effect, parameters);
    case 'prepare drive':
      return describeDrive(effect, parameters);
    case 'log in':
      return describeLogin(effect, parameters);
    case 'replace history':
      return describeHistory(effect, parameters);
    case 'use proxy':
      return describePlain('port', 'Send the network traffic of the machine through a proxy');
  }
}

function describeProgramStart(parameters: JsonObject): ActionDescription | undefined {
  const { command } = parameters;
  const described = describeCommand(parameters);
  if (!described || !isCommand(command)) return undefined;
  const [program = ''] = typeof command === 'string' ? command.trim().split(/\s+/) : command;
  if (program.trim() === '') return undefined;
  if (described.icon !== undefined || described.program.by !== undefined)
    return fromCommand(described, parameters);
  const words = readCommands(parameters);
  const own = words?.length === 1 ? (words[0] ?? []) : [];
  const name = toShortProgramName(own[0] ?? program);
  const { manner, read } = describeShell(parameters);
  return {
    icon: 'launch',
    sentence: ['Start ', { code: name }, manner],
    detail: name === described.program.text ? undefined : { kind: 'command', ...described.program },
    read: ['command', ...read],
  };
}

function describeRun(
  effect: EffectOf<'run command'>,
  parameters: JsonObject,
): ActionDescription | undefined {
  const described = describeCommand(parameters);
  return described && fromCommand(described, parameters, effect);
}

function fromCommand(
  described: CommandDescription,
  parameters: JsonObject,
  { output: key, verification }: Partial<EffectOf<'run command'>> = {},
): ActionDescription {
  const { icon = 'command', sentence, program } = described;
  const output = describeOutput(key, parameters);
  const check = verification === undefined ? '' : ' and check that it worked';
  return {
    icon,
    sentence: [...sentence, check, ...output.sentence],
    detail: { kind: 'command', ...program },
    read: ['command', ...describeShell(parameters).read, ...output.read],
  };
}

function describeShell({ shell }: JsonObject): { manner: string; read: string[] } {
  const isShell = usesShell(shell);
  // A value with another meaning than its words, such as the string "false", is shown beside the sentence.
  const isPlain = toFlag(shell) === isShell;
  return { manner: isShell ? ' in a shell' : '', read: isPlain ? ['shell'] : [] };
}

function describeOutput(
  key: string | undefined,
  parameters: JsonObject,
): { sentence: RichText; read: string[] } {
  const name = key === undefined ? undefined : parameters[key];
  if (key === undefined || typeof name !== 'string') return { sentence: [], read: [] };
  return { sentence: [' and store its output as ', { code: name }], read: [key] };
}

function describeTabs(
  verb: 'Open' | 'Close',
  key: string,
  { [key]: addresses }: JsonObject,
): ActionDescription | undefined {
  if (!isStringArray(addresses)) return undefined;
  const [host] = addresses.length === 1 ? addresses.map((one) => URL.parse(one)?.host) : [];
  const pages = host ? { code: host } : countWithArticle(addresses.length, 'page');
  return {
    icon: verb === 'Close' ? 'close' : 'page',
    sentence: [`${verb} `, pages, ' in the browser'],
    detail: addresses.length === 0 ? undefined : { kind: 'addresses', addresses },
    read: [key],
  };
}

function describeWindow(
  { kind, title, isWhole, isClass }: EffectOf<'activate window' | 'close window'>,
  parameters: JsonObject,
  toSentence: (window: RichText) => RichText,
): ActionDescription | undefined {
  const name = parameters[title];
  if (typeof name !== 'string') return undefined;
  const isTrue = (key: string | undefined) => key !== undefined && parameters[key] === true;
  const mark = isTrue(isClass) ? 'class' : 'title';
  const window =
    isTrue(isWhole) || isTrue(isClass)
      ? `the window whose ${mark} ${isTrue(isWhole) ? 'is exactly' : 'contains'} `
      : 'the window ';
  const flags = [isWhole, isClass].filter((key) => key !== undefined);
  return {
    icon: kind === 'close window' ? 'close' : 'window',
    sentence: toSentence([window, { code: name }]),
    read: [title, ...flags.filter((key) => typeof parameters[key] === 'boolean')],
  };
}

function describeWait(key: string, { [key]: seconds }: JsonObject): ActionDescription | undefined {
  if (typeof seconds !== 'number' || isTooLarge(seconds)) return undefined;
  return { icon: 'wait', sentence: [`Wait ${formatDuration(seconds)}`], read: [key] };
}

const describePlain = (icon: StepIcon, sentence: string): ActionDescription => ({
  icon,
  sentence: [sentence],
  read: [],
});

/** @param around what is said before the path and after it. */
function describePath(
  key: string,
  { [key]: path }: JsonObject,
  icon: StepIcon,
  [before, after = '']: readonly [string, string?],
): ActionDescription | undefined {
  if (typeof path !== 'string') return undefined;
  return { icon, sentence: [before, { code: path }, after], read: [key] };
}

function describeFiles(
  effect: EffectOf<'put files'>,
  parameters: JsonObject,
): ActionDescription | undefined {
  const { files: key, path, address, local } = effect;
  const read = key === undefined ? [address ?? local ?? '', path] : [key];
  const files = key === undefined ? [pick(parameters, read)] : parameters[key];
  if (!Array.isArray(files)) return undefined;
  const moves = files.map((file: unknown) => readMove(file, effect));
  if (moves.some((move) => move === undefined)) return undefined;
  const things = countWithArticle(moves.length, 'file');
  return {
    icon: 'download',
    sentence: [`${address === undefined ? 'Copy' : 'Put'} ${things} onto the machine`],
    detail: { kind: 'files', files: moves.filter((move) => move !== undefined) },
    read,
  };
}

/** A file's origin and target; undefined when it has other keys. */
function readMove(
  file: unknown,
  { path, address, local }: EffectOf<'put files'>,
): FileMove | undefined {
  if (!isObject(file) || Object.keys(file).length !== 2) return undefined;
  const { [address ?? local ?? '']: from, [path]: to } = file;
  return typeof from === 'string' && typeof to === 'string' ? { from, to } : undefined;
}

const pick = (record: JsonObject, keys: readonly string[]): JsonObject =>
  Object.fromEntries(
    keys.filter((key) => Object.hasOwn(record, key)).map((key) => [key, record[key]]),
  );
