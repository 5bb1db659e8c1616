import { toPointer } from '#text/json/json-pointer.ts';
import { extensionOf, isFileName, toFileName, withoutExtension } from '#text/file-name.ts';
import { folderOf, isAbsolutePath } from '#machine/paths.ts';
import { toHomePath } from '#machine/home-path.ts';
import { launchStep, vmFile } from '../examples/example-parts.ts';
import { stepStrings } from '../facts/apps/machine-strings.ts';
import { judgedPaths } from '../facts/files/fetched-files.ts';
import { bringsUnlistedFiles } from '../facts/files/unlisted-files.ts';
import { isHandedOver } from '../facts/handed-over.ts';
import {
  commandOf,
  hasEffect,
  type SetupStep,
  setupSteps,
  stepsIn,
} from '../facts/setup/setup-steps.ts';
import type { TaskView } from '../facts/task-view.ts';
import { defineTaskRule } from '../model/rule.ts';

const task = (instruction: string) => ({
  instruction,
  related_apps: ['word_processor'],
  config: [launchStep('libreoffice', '--writer')],
  evaluator: { func: 'is_first_line_centered', result: vmFile('/home/user/minutes_final.docx') },
});

export const resultFileAnnounced = defineTaskRule({
  code: 'W72',
  name: 'result-file-announced',
  severity: 'warning',
  consequence: 'fails',
  summary: 'A file that the agent has to make is announced by its name or its folder.',
  why: 'If neither the instruction nor a step names the file that is judged, an agent can only guess the name, and fails although it did the work. Files of settings, names that programs choose themselves, and tasks that leave the details to another text, such as a mail, are not reported.',
  howToFix:
    'Say in the instruction under which name, and in which folder, the result is to be saved.',
  yieldsTo: ['W09', 'W11', 'W12', 'W14', 'W20', 'W47', 'W56'],
  concerns: ['getter vm_file'],
  trackRecord: [{ dataset: 'DeskCraft', read: 5, defects: 5 }],
  examples: {
    good: [task('Write the minutes of the meeting, and save them as minutes_final.docx.')],
    bad: [task('Write the minutes of the meeting, and save them.')],
  },

  message: ({ name }: { name: string }) =>
    `the agent has to make "${name}", but nothing names the file or its folder; name it in the instruction`,

  *check(view) {
    const { instruction } = view;
    // A machine that no step prepares may have any file.
    if (!isEnglish.test(instruction) || !stepsIn(view, 'config').some(isPreparing)) return;
    let named: string | undefined;
    const byPath = Map.groupBy(judgedPaths(view), ({ text }) => text);
    for (const [text, places] of byPath) {
      const name = toFileName(text);
      if (!isFileName(name) || !isAbsolutePath(text) || isOfProgram(text, name)) continue;
      named ??= fold(`${instruction}\n${textOfSteps(view)}`);
      if (named.includes(fold(withoutExtension(name)))) continue;
      if (isFolderNamed(text, view) || mayBeMade(view, extensionOf(name))) continue;
      const [at = [], ...also] = places.map((place) => place.at);
      const about = [...places.map((place) => toPointer(place.at)), text];
      yield { at, ...(also.length > 0 && { also }), name, about };
    }
  },
});

const preparing = new Set(['open file', 'open pages', 'put files', 'start program'] as const);
const isPreparing = (step: SetupStep) => hasEffect(step, preparing);

/** Only English words are recognized. */
const isEnglish = /\b(?:and|in|of|please|the|this|to|with)\b/i;

/** A file of settings or of the system, or a name that a program may give by itself. */
const isOfProgram = (path: string, name: string): boolean =>
  /(?:^|[\\/])\.|[\\/](?:AppData|Library|ProgramData|bin|etc|opt|proc|snap|sys|usr|var)[\\/]/.test(
    path,
  ) || usualName.test(name);

const usualName =
  /^(?:(?:book|document|presentation|spreadsheet|tabelle|unbenannt|untitled|unnamed|new|sheet)[\W_]*\d*|(?:cover|data|default|download|export|image|index|log|main|metadata|out|output|package|page|print|project|readme|render|report|requirements|result|results|scene|settings|setup|state|config|test)\d*|(?:screen ?shot|img|vlcsnap|capture)\b.*)\.\w+$/i;

/** What steps may make or rename. */
const textOfSteps = (view: TaskView): string =>
  stepStrings(view)
    .map(({ text }) => text)
    .join('\n');

/** Whether the instruction or a step speaks of the folder, which may be the one that is open. */
function isFolderNamed(path: string, view: TaskView): boolean {
  const folder = folderOf(path);
  const place = toHomePath(folder);
  if (place === '~') return /\bhome\b/i.test(view.instruction);
  const name = fold(toFileName(folder));
  if (name === '' || fold(view.instruction).includes(name)) return true;
  return stepStrings(view).some(({ text }) => text.includes(folder) || text.includes(place));
}

/** Whether a command or an own action may make files of this kind, or what is unpacked may contain some. */
function mayBeMade(view: TaskView, extension: string): boolean {
  if (isHandedOver(view) || bringsUnlistedFiles(textOfSteps(view).toLowerCase())) return true;
  return setupSteps(view).some((step) => {
    if (step.effect === undefined) return step.type !== '';
    const text = step.effect.kind === 'run command' ? commandOf(step) : '';
    return making.test(text) || text.includes(`.${extension}`);
  });
}

const making = /convert|export|ffmpeg|render|scrot|screenshot|unzip|\bzip\b|\.py\b|\bgit\b/i;

/** Without case and what separates words, which vary in instructions. */
const fold = (text: string) => text.toLowerCase().replaceAll(/[\s_-]+/g, '');
