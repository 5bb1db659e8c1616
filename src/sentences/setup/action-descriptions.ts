import type { ActionDescription, FileMove } from './step-details.ts';
import { tabClosers, tabOpeners } from '#vocabulary/browsers.ts';
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

/** Describes an action by its parameters; undefined when they are not what the action takes. */
type DescribeAction = (parameters: JsonObject) => ActionDescription | undefined;

/** By action type: the five of the format document and those of real files. */
export const actionDescriptions: Readonly<Record<string, DescribeAction>> = {
  launch: describeLaunch,
  execute: describeExecute(),
  command: describeExecute(),
  execute_with_verification: describeExecute(' and check that it worked'),
  ...forEach(tabOpeners, describeTabs('Open', 'urls_to_open')),
  ...forEach(tabClosers, describeTabs('Close', 'urls_to_close')),
  activate_window: describeWindow('window', (window) => ['Bring ', ...window, ' to the front']),
  close_window: describeWindow('close', (window) => ['Close ', ...window]),
  sleep: describeSleep,
  open: describePath('window', (path) => ['Open ', path]),
  change_wallpaper: describePath('picture', (path) => ['Set the wallpaper to ', path]),
  create_file: describePath('file', (path) => ['Create the file ', path]),
  create_folder: describePath('folder', (path) => ['Create the folder ', path]),
  recycle_file: describePath('close', (path) => ['Move ', path, ' to the recycle bin']),
  download: describeFiles('Put', 'url'),
  upload_file: describeFiles('Copy', 'local_path'),
  googledrive: describeDrive,
  login: describeLogin,
  update_browse_history: describeHistory,
  close_all: describePlain('close', 'Close all windows'),
  tidy_desktop: describePlain('window', 'Tidy the desktop'),
  proxy: describePlain('port', 'Send the network traffic of the machine through a proxy'),
};

function forEach(types: readonly string[], describe: DescribeAction) {
  return Object.fromEntries(types.map((type) => [type, describe]));
}

function describeLaunch(parameters: JsonObject): ActionDescription | undefined {
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

function describeExecute(check = ''): DescribeAction {
  return (parameters) => {
    const described = describeCommand(parameters);
    return described && fromCommand(described, parameters, check);
  };
}

function fromCommand(
  described: CommandDescription,
  parameters: JsonObject,
  check = '',
): ActionDescription {
  const { icon = 'command', sentence, program } = described;
  const output = describeOutput(parameters);
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

function describeOutput({ stdout }: JsonObject): { sentence: RichText; read: string[] } {
  if (typeof stdout !== 'string') return { sentence: [], read: [] };
  return { sentence: [' and store its output as ', { code: stdout }], read: ['stdout'] };
}

function describeTabs(verb: string, key: string): DescribeAction {
  return ({ [key]: addresses }) => {
    if (!isStringArray(addresses)) return undefined;
    const [host] = addresses.length === 1 ? addresses.map((one) => URL.parse(one)?.host) : [];
    const pages = host ? { code: host } : countWithArticle(addresses.length, 'page');
    return {
      icon: verb === 'Close' ? 'close' : 'page',
      sentence: [`${verb} `, pages, ' in the browser'],
      detail: addresses.length === 0 ? undefined : { kind: 'addresses', addresses },
      read: [key],
    };
  };
}

function describeWindow(
  icon: StepIcon,
  toSentence: (window: RichText) => RichText,
): DescribeAction {
  return ({ window_name: name, strict, by_class: byClass }) => {
    if (typeof name !== 'string') return undefined;
    const mark = byClass === true ? 'class' : 'title';
    const isNamedOnly = strict !== true && byClass !== true;
    const window = isNamedOnly
      ? 'the window '
      : `the window whose ${mark} ${strict === true ? 'is exactly' : 'contains'} `;
    return {
      icon,
      sentence: toSentence([window, { code: name }]),
      read: [
        'window_name',
        ...(typeof strict === 'boolean' ? ['strict'] : []),
        ...(typeof byClass === 'boolean' ? ['by_class'] : []),
      ],
    };
  };
}

function describeSleep({ seconds }: JsonObject): ActionDescription | undefined {
  if (typeof seconds !== 'number' || isTooLarge(seconds)) return undefined;
  return { icon: 'wait', sentence: [`Wait ${formatDuration(seconds)}`], read: ['seconds'] };
}

function describePlain(icon: StepIcon, sentence: string): DescribeAction {
  return () => ({ icon, sentence: [sentence], read: [] });
}

function describePath(
  icon: StepIcon,
  toSentence: (path: { code: string }) => RichText,
): DescribeAction {
  return ({ path }) =>
    typeof path === 'string'
      ? { icon, sentence: toSentence({ code: path }), read: ['path'] }
      : undefined;
}

function describeFiles(verb: string, origin: string): DescribeAction {
  return ({ files }) => {
    if (!Array.isArray(files)) return undefined;
    const moves = files.map((file: unknown) => readMove(file, origin));
    if (moves.some((move) => move === undefined)) return undefined;
    const things = countWithArticle(moves.length, 'file');
    return {
      icon: 'download',
      sentence: [`${verb} ${things} onto the machine`],
      detail: { kind: 'files', files: moves.filter((move) => move !== undefined) },
      read: ['files'],
    };
  };
}

/** A file's origin and target; undefined when it has other keys. */
function readMove(file: unknown, origin: string): FileMove | undefined {
  if (!isObject(file) || Object.keys(file).length !== 2) return undefined;
  const { [origin]: from, path: to } = file;
  return typeof from === 'string' && typeof to === 'string' ? { from, to } : undefined;
}
