import { readCommands } from '#shell/command-effects.ts';
import { toProgramName } from '#machine/program-name.ts';
import { executeStep, launchStep } from '../examples/example-parts.ts';
import { commandOf, type SetupStep, setupSteps } from '../facts/setup/setup-steps.ts';
import type { Vocabulary } from '#vocabulary/vocabulary.ts';
import { defineTaskRule } from '../model/rule.ts';

export const windowProgramNotAwaited = defineTaskRule({
  code: 'W61',
  name: 'window-program-not-awaited',
  severity: 'warning',
  consequence: 'stops',
  summary: 'A program with windows is started by a step that does not wait for its end.',
  why: 'A program with windows runs until somebody closes it. A step that waits for its end blocks the setup until the time is over, and the program is then ended before the agent sees it.',
  howToFix:
    'Start the program with "launch", and put a "sleep" after it if the next step needs its window.',
  concerns: ['action execute', 'action command'],
  examples: {
    good: [
      { config: [launchStep('inkscape', '/home/user/logo.svg')] },
      { config: [executeStep(['inkscape', '--export-type=png', '/home/user/logo.svg'])] },
    ],
    bad: [{ config: [executeStep(['inkscape', '/home/user/logo.svg'])] }],
  },

  message: ({ type, program, instead }: { type: string; program: string; instead: string }) =>
    `"${type}" waits until "${program}" ends, but a program with windows does not end by itself; start it with "${instead}"`,

  *check(task, { vocabulary }) {
    const steps = setupSteps(task);
    for (const [index, step] of steps.entries()) {
      const program = findAwaited(step);
      if (program === undefined) continue;
      // A program that runs already may open the file and end at once.
      if (steps.slice(0, index).some((other) => commandOf(other).includes(program))) continue;
      const at = [...step.at, 'parameters', 'command'];
      yield { at, type: step.type, program, instead: findStarter(vocabulary) };
    }
  },
});

function findStarter({ entries }: Vocabulary): string {
  const starters = [...entries.action.values()].filter(
    ({ contract }) => contract.effect?.kind === 'start program',
  );
  return (starters.find(({ isMissing }) => isMissing !== true) ?? starters[0])?.name ?? 'launch';
}

/** The program with windows that a step waits for. */
function findAwaited({ effect, parameters }: SetupStep): string | undefined {
  if (effect?.kind !== 'run command' || effect.verification !== undefined) return undefined;
  const { command } = parameters;
  // Behind "&", a program may run on.
  if (typeof command === 'string' ? command.includes('&') : !Array.isArray(command))
    return undefined;
  const [words, ...others] = readCommands(parameters) ?? [];
  const [program = '', ...options] = words ?? [];
  const name = toProgramName(program);
  if (others.length > 0 || !windowed.has(name)) return undefined;
  return options.every((word) => !word.startsWith('-') || isOfWindow.test(word)) ? name : undefined;
}

/** Programs that run until their window is closed. */
const windowed = new Set(
  (
    'atril audacity blender calligra darktable drawio eog evince evolution feh gedit gimp gimp-2.10 gnome-calculator ' +
    'gnome-calendar gnome-system-monitor gthumb inkscape kate kdenlive krita kwrite libreoffice localc loimpress ' +
    'lowriter mousepad obs okular pluma rhythmbox scribus shotcut shotwell soffice thunderbird totem vlc xpdf zotero'
  ).split(' '),
);
/** Options with which a window opens too. */
const isOfWindow =
  /^(?:-[ns]|--(?:calc|draw|fullscreen|impress|maximized|new-window|no-splash|nologo|norestore|view|writer))$/;
