import { isStringArray, type JsonObject } from '#text/json/json-value.ts';
import { isInterpreter } from '#shell/interpreter.ts';
import { usesShell } from '#shell/uses-shell.ts';
import { detectApp, findAppKind } from '#lint/facts/apps/app-detection.ts';
import { extensionOf, toFileName } from '#text/file-name.ts';
import { isAbsolutePath, isBelow } from '#machine/paths.ts';
import { toProgramName } from '#machine/program-name.ts';
import { type Machine, openApp } from './start-machine.ts';
import { readDebugPort } from '../setup/step-notes.ts';
import { toWebAddress } from '#addresses/addresses.ts';
import { withoutFinalSlashes } from '#text/without-final-slashes.ts';

/** Opens a file or folder with the default program for it. */
export function openFile(machine: Machine, path: string): void {
  if (toWebAddress(path) !== undefined) {
    machine.pages.push(path);
    machine.front = undefined;
    return;
  }
  const label = findLabel(path) ?? (isFolder(machine, path) ? 'file manager' : undefined);
  openApp(machine, { label, program: undefined, shows: path, debugPort: undefined });
}

/** Opens what a command starts; "unread" for a program that may have no window. */
export function startProgram(
  machine: Machine,
  parameters: JsonObject,
  words: readonly string[],
): 'read' | 'unread' {
  const [path = '', ...others] = words;
  const detected = detectApp({ effect: { kind: 'start program' }, parameters });
  const program = toFileName(path) || (detected?.evidence ?? '');
  const plain = toProgramName(program).toLowerCase();
  const label =
    detected?.kind.label ??
    findAppKind(plain)?.label ??
    desktopPrograms.get(plain) ??
    findSuitePart(program, others);
  const isHidden = others.some((word) => /^--(?:headless|convert-to)$/.test(word));
  if (isHidden || (label === undefined && !opensWindow(words, parameters))) return 'unread';
  const pages = others.filter((word) => toWebAddress(word) !== undefined);
  const shows = others.findLast((word) => /^[^-].*[/.]/.test(word) && !pages.includes(word));
  const debugPort = readDebugPort(parameters);
  openApp(machine, { label, program, shows, debugPort });
  for (const page of pages) machine.pages.push(page);
  return 'read';
}

/**
 * Whether a program of no known kind has a window: it is started with one file, or by its path alone, and
 * neither through another program nor to run what is in the file.
 */
function opensWindow(
  [path = '', ...others]: readonly string[],
  { command, shell }: JsonObject,
): boolean {
  const started = typeof command === 'string' ? command.trim().split(/\s+/) : command;
  const isPlain =
    isStringArray(started) && started[0] === path && started.length === 1 + others.length;
  const name = toProgramName(path);
  if (!isPlain || usesShell(shell) || isInterpreter(path) || /\.\w+$/.test(name)) return false;
  if (windowless.test(name) || /=|^[-@%]/.test(path)) return false;
  const [file, ...more] = others.filter((word) => !plainOption.test(word));
  if (file === undefined) return isAbsolutePath(path) && !/[/\\]sbin[/\\]/.test(path);
  return more.length === 0 && isAbsolutePath(file) && !scripts.has(extensionOf(toFileName(file)));
}

/** Options that only say how a window looks. */
const plainOption =
  /^--?(?:full-?screen|maximi[sz]ed?|new-(?:instance|window)|no-?(?:logo|restore|splash))$/;

/** Programs that read a file and end, serve others, or start another program. */
const windowless =
  /^(?:awk|bun|cat|ch(?:grp|mod|own)|cp|curl|dd|diff|docker|echo|env|exec|ffmpeg|find|git|go|grep|head|install|java|kill|ln|ls|lua|make|mkdir|mv|mysql|nice|nohup|node|npm|npx|openssl|perl|php|psql|r|rm|rscript|rsync|ruby|scp|sed|service|setsid|sleep|socat|source|sqlite3|ssh|sudo|tail|tar|tee|time|touch|unzip|wget|xvfb.*|zip)$|(?:agent|ctl|daemon|server|sshd|dockerd)$/i;

const scripts = new Set(['bat', 'js', 'lua', 'pl', 'ps1', 'py', 'r', 'rb', 'sh', 'ts']);

/** Whether the steps made a folder or put something into it. */
function isFolder({ files, folders, unpacked }: Machine, path: string): boolean {
  const plain = withoutFinalSlashes(path);
  const targets = unpacked.flatMap(({ into }) => into ?? []);
  return [...files, ...folders, ...targets].some(
    (own) => isBelow(own, plain) || (own === plain && !files.has(own)),
  );
}

function findLabel(path: string): string | undefined {
  return detectApp({ effect: { kind: 'open file', path: 'path' }, parameters: { path } })?.kind
    .label;
}

/** An office suite opens a file with its app for files of that type. */
function findSuitePart(program: string, words: readonly string[]): string | undefined {
  if (!/^(?:libre|s)office$/.test(program)) return undefined;
  const file = words.find((word) => extensionOf(toFileName(word)) !== '');
  if (file === undefined) return 'office suite';
  return findLabel(file) ?? 'office suite';
}

/** Programs with a window that belong to none of the kinds of apps. */
const desktopPrograms: ReadonlyMap<string, string> = new Map([
  ['cmd', 'terminal'],
  ['eog', 'image viewer'],
  ['evince', 'document viewer'],
  ['excel', 'spreadsheet program'],
  ['explorer', 'file manager'],
  ['gedit', 'text editor'],
  ['gnome-calculator', 'calculator'],
  ['gnome-control-center', 'settings'],
  ['gnome-terminal', 'terminal'],
  ['gnome-text-editor', 'text editor'],
  ['mspaint', 'image editor'],
  ['nautilus', 'file manager'],
  ['notepad', 'text editor'],
  ['powerpnt', 'presentation program'],
  ['powershell', 'terminal'],
  ['winword', 'word processor'],
  ['xterm', 'terminal'],
]);
