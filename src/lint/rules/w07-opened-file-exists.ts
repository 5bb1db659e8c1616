import type { Path } from '#text/json/json-pointer.ts';
import { folderOf, isAbsolutePath, joinPath } from '#machine/paths.ts';
import { readEffects } from '#shell/command-effects.ts';
import { findBrowser } from '#vocabulary/browsers.ts';
import { toProgramName } from '#machine/program-name.ts';
import { toFileName, withoutExtension } from '#text/file-name.ts';
import { toHomePath } from '#machine/home-path.ts';
import { memoizePerTask } from '../facts/memoize-per-task.ts';
import { toWords } from '../facts/setup/task-commands.ts';
import { fetches } from '../facts/fetches.ts';
import type { TaskView } from '../facts/task-view.ts';
import { defineTaskRule, type Problem } from '../model/rule.ts';
import {
  commandOf,
  commandWords,
  hasEffect,
  openedFile,
  placedFiles,
  type SetupStep,
  setupSteps,
  stepsIn,
} from '../facts/setup/setup-steps.ts';

/** Programs that show an error where a file is missing; a text editor creates a new one. */
const viewers = new Set(
  'audacity blender darktable eog evince excel gimp gwenview inkscape kdenlive krita libreoffice localc loimpress lowriter mpv okular powerpnt shotcut soffice totem vlc winword xdg-open'.split(
    ' ',
  ),
);

/** Steps that put no files on the machine. */
const idle = new Set([
  'activate window',
  'close pages',
  'close window',
  'open file',
  'open pages',
  'put files',
  'use proxy',
  'wait',
] as const);

const bystanders = new Set('code explorer gnome-terminal nautilus socat thunderbird'.split(' '));
const quietCommand = /^(?:sudo )?(?:chmod|chown|gsettings|mkdir|rm|sleep|wmctrl|xdotool) /;
const makesMore = /open\(|os\.|subprocess|shutil|write|hotkey/;

/** A file in the home folder: neither hidden nor made from variables. */
const homeFile = /^~\/(?!\.)(?:[^/.$*?{}][^/$*?{}]*\/)*[^/.$*?{}][^/$*?{}]*\.[a-z\d]{1,8}$/i;

const url = 'https://files.example.org/report.pdf';
const download = (path: string) => ({ type: 'download', parameters: { files: [{ url, path }] } });
const open = (path: string) => ({ type: 'open', parameters: { path } });

export const openedFileExists = defineTaskRule({
  code: 'W07',
  name: 'opened-file-exists',
  severity: 'error',
  consequence: 'stops',
  summary:
    'A file that setup opens or unpacks, or a getter runs, was put on the machine by an earlier step.',
  why: 'If the file is missing, setup fails, the agent starts with an error message, or the check has no output to judge. If the machine may have the file anyway, the severity is warning. A task whose setup puts no file on the machine may open those that the machine has.',
  howToFix:
    'Compare the two paths, including their folders. Steps run in the order of the array, so the download must come first.',
  yieldsTo: ['W09', 'W12', 'W14', 'W20'],
  concerns: ['action open', 'action launch', 'action execute', 'action download'],
  examples: {
    good: [{ config: [download('/home/user/report.pdf'), open('/home/user/report.pdf')] }],
    bad: [
      { config: [open('/home/user/report.pdf'), download('/home/user/report.pdf')] },
      { config: [download('/home/user/report.pdf'), open('/home/user/raport.pdf')] },
    ],
  },

  message: ({ path, isLater }: { path: string; isLater: boolean }) =>
    isLater
      ? `"${path}" is used before a later step puts it on the machine; move that step up`
      : `no earlier step puts "${path}" on the machine; download it or correct the path`,

  *check(task): Generator<Problem<{ path: string; isLater: boolean }>> {
    for (const { path, at } of programsElsewhere(task)) {
      yield { at, path, isLater: false, severity: 'warning' };
    }
    const steps = stepsIn(task, 'config').map((step) => ({ step, paths: pathsPlacedBy(step) }));
    const all = new Set(steps.flatMap(({ paths }) => paths));
    // A task without files of its own uses those of the machine.
    if (all.size === 0) return;

    const placed = new Set<string>();
    let mayBeMade = false;
    for (const { step, paths } of steps) {
      for (const { path, at, mayMake } of filesOpenedBy(step)) {
        const wanted = toHomePath(path);
        if (!homeFile.test(wanted) || placed.has(wanted)) continue;
        const isLater = all.has(wanted);
        if ((mayMake || mayBeMade) && !isLater) continue;
        yield {
          at,
          path,
          about: [path, ...(placedByStem(task).get(toStem(path)) ?? [])],
          isLater,
          severity: isLater && !mayBeMade ? 'error' : 'warning',
        };
      }
      // Any other step may make or unpack any file, and W56 reports an empty path.
      const isUnclear = placedFiles(step).some((file) => file.path.trim() === '');
      if (isUnclear || !isIdle(step)) mayBeMade = true;
      for (const path of paths) {
        placed.add(path);
        // A folder may have a dot in its name.
        placed.add(folderOf(path));
      }
    }
  },
});

/** A program with its whole path, in a folder that everybody may write. */
const ownProgram =
  /(?<![\w./~-])(?:~|\/home|\/tmp)\/(?:[\w.-]+\/){0,9}[\w.-]+\.(?:py|sh)(?![\w.-])/g;

/** The programs that getters run, though steps put the program of that name into another folder. */
function* programsElsewhere(task: TaskView): Generator<{ path: string; at: Path }> {
  for (const { source, at } of fetches(task)) {
    const { command } = source;
    const text = Array.isArray(command) ? toWords(command).join(' ') : command;
    if (typeof text !== 'string') continue;
    const found = Array.from(text.matchAll(ownProgram), ([path]) => path);
    const path = found.find((one) => isElsewhere(one, task));
    if (path !== undefined) yield { at: [...at, 'command'], path };
  }
}

function isElsewhere(path: string, task: TaskView): boolean {
  const name = toFileName(path);
  const placed = placedByStem(task).get(toStem(path)) ?? [];
  const isThere = placed.some((one) => toHomePath(one) === toHomePath(path));
  if (isThere || !placed.some((one) => toFileName(one) === name)) return false;
  // A step may copy or unpack it, and the agent may make it.
  const steps = setupSteps(task).map(commandOf);
  return ![...steps, task.instruction].some((text) => text.includes(name));
}

function isIdle(step: SetupStep): boolean {
  const words = commandWords(step);
  const text = words.join(' ');
  if (step.effect?.kind === 'start program') {
    const [first = ''] = words;
    const program = nameOf(first);
    const isKnown =
      viewers.has(program) || bystanders.has(program) || findBrowser(first) !== undefined;
    return isKnown && !text.includes('--convert');
  }
  if (step.effect?.kind === 'run command') {
    if (quietCommand.test(text)) return !/[;&|<>`$\n]/.test(text);
    return text.includes('pyautogui') && !makesMore.test(text);
  }
  return hasEffect(step, idle);
}

/** A program of Windows may be written in any case. */
const nameOf = (program: string): string => toProgramName(program).toLowerCase();

interface OpenedFile {
  path: string;
  at: Path;
  /** Whether the program may make the file if it is missing. */
  mayMake?: boolean;
}

function filesOpenedBy(step: SetupStep): OpenedFile[] {
  const { effect, parameters, at } = step;
  const opened = openedFile(step);
  if (opened) return [opened];
  if (effect?.kind === 'run command') return archivesOf(step);
  const { command } = parameters;
  if (effect?.kind !== 'start program' || !Array.isArray(command)) return [];
  const [program] = command as unknown[];
  if (typeof program !== 'string') return [];
  const mayMake = !viewers.has(nameOf(program));
  return command.flatMap((word: unknown, index) =>
    typeof word === 'string' && index > 0 && isAbsolutePath(word)
      ? [{ path: word, at: [...at, 'parameters', 'command', index], mayMake }]
      : [],
  );
}

/** The archives that a command unpacks; others may be made by the command itself. */
function archivesOf(step: SetupStep): { path: string; at: Path }[] {
  const { parameters, at } = step;
  if (!/\b(?:tar|unzip)\b/.test(commandOf(step))) return [];
  const [first] = readEffects(parameters) ?? [];
  if (first?.kind !== 'unpack') return [];
  return first.things
    .map((thing) => joinPath(first.folder, thing))
    .filter(isAbsolutePath)
    .map((path) => ({ path, at: [...at, 'parameters', 'command'] }));
}

/** Where setup puts files, by their names: of two paths of one name, one has the slip. */
const placedByStem = memoizePerTask((task) =>
  Map.groupBy(
    setupSteps(task)
      .flatMap((step) => placedFiles(step))
      .map(({ path }) => path),
    toStem,
  ),
);

/** The name of a file without its extension, which may be misspelt, and without blanks around it. */
const toStem = (path: string): string => withoutExtension(toFileName(path.trim()));

const pathsPlacedBy = (step: SetupStep) => placedFiles(step).map(({ path }) => toHomePath(path));
