import type { Path } from '#text/json/json-pointer.ts';
import { type Browser, browsers } from '#vocabulary/browsers.ts';
import { executeStep, launchStep } from '../examples/example-parts.ts';
import { machineText } from '../facts/apps/machine-strings.ts';
import { defineTaskRule } from '../model/rule.ts';
import { commandWords, placedFiles, type SetupStep, stepsIn } from '../facts/setup/setup-steps.ts';

const launch = launchStep('vlc', '--no-audio');
const write = executeStep(
  "sed -i 's/^volume-step=.*/volume-step=4/' /home/user/.config/vlc/vlcrc",
  { shell: true },
);

export const settingsBeforeStart = defineTaskRule({
  code: 'W31',
  name: 'settings-before-start',
  severity: 'warning',
  consequence: 'fails',
  summary: "Setup writes a program's settings before it starts the program.",
  why: 'A program reads its settings when it starts and may write them back when it ends. A running program does not use the new setting and may overwrite it.',
  howToFix:
    'Move the step that writes the settings above the one that starts the program, or end the program first.',
  concerns: ['action launch', 'action execute', 'action download'],
  trackRecord: [{ dataset: 'OSWorld-Verified', read: 1, defects: 1 }],
  examples: {
    good: [{ related_apps: ['media_player'], config: [write, launch] }],
    bad: [{ related_apps: ['media_player'], config: [launch, write] }],
  },

  message: ({ program }: { program: string }) =>
    `the settings of "${program}" are written after it was started; move this step up`,

  *check(task) {
    if (!settingsFolder.test(machineText(task))) return;
    const running = new Map<Program, Path | undefined>();
    for (const step of stepsIn(task, 'config')) {
      const text = textOf(step);
      if (step.effect?.kind === 'close window' || ends.test(text)) {
        running.clear();
      } else if (step.effect?.kind === 'start program') {
        // A conversion ends by itself.
        if (text.includes('--convert-to')) continue;
        const program = programs.find(({ command }) => command.test(text));
        if (program && !running.has(program)) running.set(program, undefined);
      } else if (running.size > 0 && settingsFolder.test(text) && mayWrite(step, text)) {
        for (const [program, at] of running) {
          if (program.settings.test(text)) running.set(program, at ?? step.at);
        }
      }
    }
    // A program that is ended afterwards reads the settings when it starts again.
    for (const [{ name }, at] of running) if (at !== undefined) yield { at, program: name };
  },
});

const ends = /kill|wmctrl\s+-i?c\b/;

interface Program {
  name: string;
  command: RegExp;
  settings: RegExp;
}

const toProgram = ({
  name,
  programs,
  profiles,
}: Pick<Browser, 'name' | 'programs' | 'profiles'>): Program => ({
  name,
  command: new RegExp(
    String.raw`^(?:\w+=\S* )?(?:\S{0,99}\/)?(?:${programs.join('|')})(?:-[\w.]{1,20})?(?:\s|$)`,
  ),
  settings: new RegExp(
    `${profiles.replaceAll('.', String.raw`\.`)}/` +
      // An archive of the whole folder, which is unpacked in the home folder.
      String.raw`|\b(?:tar\s-?\w{0,9}x|unzip\s).{0,200}\b${name}[-_]profile\b`,
  ),
});

const programs: readonly Program[] = [
  ...browsers,
  { name: 'blender', programs: ['blender'], profiles: '.config/blender' },
  { name: 'inkscape', programs: ['inkscape'], profiles: '.config/inkscape' },
  { name: 'gimp', programs: ['gimp'], profiles: '.config/GIMP' },
  { name: 'libreoffice', programs: ['libreoffice', 'soffice'], profiles: '.config/libreoffice' },
  { name: 'thunderbird', programs: ['thunderbird'], profiles: '.thunderbird' },
  { name: 'vlc', programs: ['vlc'], profiles: '.config/vlc' },
].map(toProgram);

const settingsFolder = /\.(?:config|mozilla|thunderbird)\/|[-_]profile\b/;

/** A path that is not among the settings. */
const elsewhere = String.raw`["']?(?:~|\/|\$HOME)(?:(?!\.(?:config|mozilla|thunderbird)\/)[^\s;&|"'])*["']?`;
/** What copies settings there, packs them, or redirects output there. */
const writesElsewhere = new RegExp(
  String.raw`[\d&]?>>?\s?(?:&\d|${elsewhere})(?=[\s;&|]|$)` +
    String.raw`|\bcp\s[^;&|\n]{0,400}\s${elsewhere}(?=\s*(?:[;&|\n]|$))` +
    String.raw`|\btar\s-?\w{0,9}c[^;&|\n]*`,
  'g',
);

const textOf = (step: SetupStep) =>
  [...commandWords(step), ...placedFiles(step).map(({ path }) => path)].join(' ');

/** Downloads, and commands that look like they write files. */
const mayWrite = (step: SetupStep, text: string) =>
  step.effect?.kind === 'put files' ||
  /write|dump|sed\s+-\w*i|>|\b(?:cp|mv|tar|tee|unzip)\b/.test(text.replace(writesElsewhere, ''));
