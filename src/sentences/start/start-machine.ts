import { toFileName } from '#text/file-name.ts';
import type { RichText } from '#text/rich-text.ts';
import { isBelow } from '#machine/paths.ts';
import { findBrowser } from '#vocabulary/browsers.ts';
import type { Forwarder } from '../setup/describe-commands.ts';
import { withoutFinalSlashes } from '#text/without-final-slashes.ts';

/** The known state of the machine while its steps are read. */
export interface Machine {
  apps: OpenApp[];
  /** The addresses of open pages. */
  pages: string[];
  /** What was brought to the front last; undefined when that is not known. */
  front: RichText | undefined;
  files: Set<string>;
  /** Archives that were unpacked, and the folder with their content, if it is known. */
  unpacked: { archive: string; into: string | undefined }[];
  folders: Set<string>;
  /** What no step made, so that it may have been there. */
  deleted: Set<string>;
  forwarders: Forwarder[];
  others: RichText[];
  /** Whether a step may have opened what is not known. */
  isUnclear: boolean;
}

export interface OpenApp {
  /** Its kind, as in "spreadsheet program"; undefined when it is not known. */
  label: string | undefined;
  /** The program's name; undefined for a file's default program. */
  program: string | undefined;
  /** The file or folder that it was opened with. */
  shows: string | undefined;
  /** The port through which it can be read. */
  debugPort: string | undefined;
}

export function createMachine(): Machine {
  return {
    apps: [],
    pages: [],
    front: undefined,
    files: new Set(),
    unpacked: [],
    folders: new Set(),
    deleted: new Set(),
    forwarders: [],
    others: [],
    isUnclear: false,
  };
}

/** An app is open once, however often it is started with the same file. */
export function openApp(machine: Machine, opened: OpenApp): void {
  const { apps } = machine;
  // A window that opens may cover the one that was in front.
  machine.front = undefined;
  const isSame = (one: OpenApp) => one.program === opened.program && one.label === opened.label;
  const bare = apps.findIndex((one) => isSame(one) && one.shows === undefined);
  const whole = apps.find((one) => isSame(one) && one.shows === opened.shows);
  if (whole) whole.debugPort ??= opened.debugPort;
  else if (bare !== -1) apps.splice(bare, 1, opened);
  else apps.push(opened);
}

/** Closes the apps whose processes match a name. */
export function endProcess(machine: Machine, name: string): void {
  const plain = toFileName(name).toLowerCase();
  const fits = ({ label, program }: OpenApp) => {
    if (program === undefined) return label !== undefined && plain.includes(label);
    const own = processNames(program);
    return own.some((process) => process.includes(plain) || plain.startsWith(process));
  };
  closeApps(machine, fits);
  if (plain === 'socat') machine.forwarders = [];
}

/** Closes apps, and with a browser its pages. */
export function closeApps(machine: Machine, isClosed: (app: OpenApp) => boolean): void {
  const open = machine.apps.filter((app) => !isClosed(app));
  if (machine.apps.some((app) => app.label === 'browser' && !open.includes(app)))
    machine.pages = [];
  machine.apps = open;
  machine.front = undefined;
}

/** The names that the processes of a program may have. */
function processNames(program: string): string[] {
  const name = program.toLowerCase();
  if (/office|^lo(?:calc|writer|impress)$/.test(name)) return ['soffice', 'libreoffice', name];
  return [name, ...(findBrowser(name)?.processes ?? [])];
}

/** Removes a file, or a folder with everything that was put into it, from the machine. */
export function removePath(machine: Machine, path: string): void {
  const plain = withoutFinalSlashes(path);
  const isIn = (own: string) => own === plain || isBelow(own, plain);
  const before = countMade(machine);
  const isOfStep = [...machine.folders, ...machine.unpacked.map(({ into }) => into)].some(
    (folder) => folder !== undefined && isBelow(plain, folder),
  );
  for (const file of machine.files) if (isIn(file)) machine.files.delete(file);
  for (const folder of machine.folders) if (isIn(folder)) machine.folders.delete(folder);
  machine.unpacked = machine.unpacked.filter(({ archive, into }) => {
    const folder = into === undefined ? undefined : withoutFinalSlashes(into);
    // An archive mostly contains one folder of its own name.
    const own = toFileName(archive).replace(/(?:\.tar)?\.\w+$/, '');
    return folder === undefined || !(isIn(folder) || plain === `${folder}/${own}`);
  });
  if (countMade(machine) === before && !isOfStep) machine.deleted.add(plain);
}

const countMade = ({ files, folders, unpacked }: Machine): number =>
  files.size + folders.size + unpacked.length;

/** Removes what a command that is only partly understood may have closed or deleted. */
export function removeDoubtful(machine: Machine, command: string): void {
  if (/kill|\bwmctrl -c\b|\bclose\b/i.test(command)) {
    for (const { program } of [...machine.apps]) {
      const names = program === undefined ? [] : processNames(program);
      if (program !== undefined && names.some((name) => command.includes(name))) {
        endProcess(machine, program);
      }
    }
  }
  if (!/\b(?:rm|rmdir|mv|move|trash|unlink|remove|rmtree|rename|del)\b/i.test(command)) return;
  for (const path of [...machine.files, ...machine.folders]) {
    if (command.includes(toFileName(withoutFinalSlashes(path)))) removePath(machine, path);
  }
}
