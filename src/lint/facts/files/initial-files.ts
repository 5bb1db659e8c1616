import { toFileName } from '#text/file-name.ts';
import { toHomePath } from '#machine/home-path.ts';
import { readEffects } from '#shell/command-effects.ts';
import { readScript, type SimpleCommand } from '#shell/parse-script.ts';
import { scriptOf } from '../setup/script-of.ts';
import { stepStrings } from '../apps/machine-strings.ts';
import { memoizePerTask } from '../memoize-per-task.ts';
import {
  commandOf,
  commandWords,
  hasEffect,
  placedFiles,
  type SetupStep,
  setupSteps,
} from '../setup/setup-steps.ts';
import { usesShell } from '#shell/uses-shell.ts';
import type { TaskView } from '../task-view.ts';

/** What steps leave on the machine if the agent does nothing. */
export interface InitialFiles {
  /** The files and folders that are certain to be there, in normal form. */
  present: ReadonlySet<string>;
  /** Whether a step may make others, or may change these. */
  mayMakeOthers: boolean;
}

export const initialFiles = memoizePerTask((task: TaskView): InitialFiles => {
  const present = new Set<string>();
  let mayMakeOthers = false;
  for (const step of setupSteps(task)) {
    const changes = readChanges(step);
    if (changes === undefined) {
      mayMakeOthers = true;
      present.clear();
      continue;
    }
    for (const path of changes.made) present.add(toPlace(path));
    for (const deleted of changes.deleted.map(toPlace)) {
      for (const place of present) {
        if (place === deleted || place.startsWith(`${deleted}/`)) present.delete(place);
      }
    }
  }
  return { present, mayMakeOthers };
});

/** Relative paths are those of one folder, which need not be the home folder. */
const toPlace = (path: string): string =>
  /^(?:[/~]|\$HOME|[a-z]:)/i.test(path) ? toHomePath(path) : `./${path.replace(/^\.\//, '')}`;

/** Whether a file is certain to be there before the agent acts. */
export const isInitiallyThere = (path: string, task: TaskView): boolean =>
  initialFiles(task).present.has(toPlace(path));

/**
 * Whether nothing makes a file or says its name: no step, nor the instruction. It is asked only of
 * tasks whose steps put files on the machine and do nothing else to it; a machine may have files of
 * its own in hidden folders and in those of the system.
 */
export function isUnheardOf(path: string, task: TaskView): boolean {
  const { present, mayMakeOthers } = initialFiles(task);
  if (mayMakeOthers || present.size === 0 || !visible.test(toPlace(path))) return false;
  const name = toFileName(path).toLowerCase();
  if (name === '' || task.instruction.toLowerCase().includes(name)) return false;
  return !stepStrings(task).some(({ text }) => text.toLowerCase().includes(name));
}

const visible = /^(?:\.|~|\/tmp)(?:\/[^./][^/]*)+$/;

interface Changes {
  made: readonly string[];
  deleted: readonly string[];
}

/** What a step makes and deletes; undefined when it may do more. */
function readChanges(step: SetupStep): Changes | undefined {
  const { effect, parameters } = step;
  switch (effect?.kind) {
    case 'put files':
      return { made: placedFiles(step).map(({ path }) => path), deleted: [] };
    case 'create file':
    case 'create folder': {
      const path = parameters[effect.path];
      return typeof path === 'string' ? { made: [path], deleted: [] } : undefined;
    }
    case 'run command':
      return readCommandChanges(step);
    default:
      return hasEffect(step, idle) ? nothing : undefined;
  }
}

const nothing: Changes = { made: [], deleted: [] };

const idle = new Set([
  ...(['activate window', 'arrange windows', 'close window', 'close windows'] as const),
  ...(['open file', 'open pages', 'close pages', 'start program', 'wait'] as const),
]);

function readCommandChanges(step: SetupStep): Changes | undefined {
  const { parameters } = step;
  if (onlyPressesKeys.test(commandOf(step)) && !makesMore.test(commandOf(step))) return nothing;
  const effects = readEffects(parameters);
  if (effects !== undefined) {
    if (effects.some(({ kind, folder }) => kind === 'unpack' || folder !== undefined)) {
      return undefined;
    }
    const thingsOf = (...kinds: readonly string[]) =>
      effects.filter(({ kind }) => kinds.includes(kind)).flatMap(({ things }) => things);
    const deleted = thingsOf('delete');
    // A pattern of names may mean any of them.
    if (deleted.some((path) => /[*?[]/.test(path))) return undefined;
    return { made: thingsOf('create file', 'create folder'), deleted };
  }
  const { command } = parameters;
  const script = scriptOf(command, usesShell(parameters.shell));
  const isPlainWords = script === undefined && typeof command !== 'string';
  if (isPlainWords) return harmless.has(commandWords(step)[0] ?? '') ? nothing : undefined;
  if (script === undefined || depends.test(script)) return undefined;
  const commands = readScript(script);
  if (commands?.every(isHarmless) !== true) return undefined;
  const outputs = commands.flatMap((each) => each.outputs);
  return { made: outputs.filter((path) => !/[$`*]|^\/dev\/|^\d$/.test(path)), deleted: [] };
}

const onlyPressesKeys = /\bpyautogui\b|^(?:xdotool|wmctrl)\b/;
const makesMore =
  /\bopen\(|\bos\.|shutil|subprocess|Path\(|[;&|]\s*(?:rm|mv|cp|touch|mkdir)\b|screenshot/;
/** Commands that run only if others fail, or more than once. */
const depends = /\|\||\b(?:if|for|while|until|case|function)\b/;

const isHarmless = ({ words }: SimpleCommand): boolean => harmless.has(words[0]?.text ?? '');

/** Programs that change files only by their output. */
const harmless = new Set(
  'cat chmod chown date dconf echo export false gsettings ls printf pwd sleep sync true wmctrl xdotool xset'.split(
    ' ',
  ),
);
