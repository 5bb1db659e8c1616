import { readEffects } from '#shell/command-effects.ts';
import type { AppKind } from '#vocabulary/app-kinds.ts';
import { launchStep, sleepStep } from '../examples/example-parts.ts';
import { detectApp } from '../facts/apps/app-detection.ts';
import { commandOf, hasEffect, type SetupStep, stepsIn } from '../facts/setup/setup-steps.ts';
import { defineTaskRule } from '../model/rule.ts';

const activate = { type: 'activate_window', parameters: { window_name: 'VLC media player' } };

export const windowOpened = defineTaskRule({
  code: 'W71',
  name: 'window-opened',
  severity: 'warning',
  consequence: 'fails',
  summary: 'A window that setup brings to the front was opened by an earlier step.',
  why: 'If no window has the title, none comes to the front and no error is reported: the task starts with an empty screen, or with another program in front than the instruction speaks of. A step after a command or an own action, which may open any window, is not reported.',
  howToFix:
    'Start the program, or open the file, in a step before. If the machine starts with the window open, say so in the notes of the dataset and except the rule.',
  concerns: ['action activate_window', 'action launch', 'action open'],
  examples: {
    good: [{ related_apps: ['media_player'], config: [launchStep('vlc'), activate] }],
    bad: [{ related_apps: ['media_player'], config: [sleepStep(2), activate] }],
  },

  message: ({ title }: { title: string }) =>
    `no step opens the window "${title}" before this step brings it to the front; start its program first`,

  *check(view) {
    const opened = new Set<AppKind>();
    for (const step of stepsIn(view, 'config')) {
      const { effect, parameters, at } = step;
      if (effect?.kind === 'activate window') {
        const title = parameters[effect.title];
        const kind = detectApp(step)?.kind;
        // Of a window of an unknown kind, any program may be the one that opens it.
        const isOpen = kind === undefined ? opened.size > 0 : opened.has(kind);
        if (isOpen || typeof title !== 'string' || title.trim() === '') continue;
        yield { at: [...at, 'parameters', effect.title], title };
      } else if (!isQuiet(step)) {
        const kind = detectApp(step)?.kind;
        if (kind === undefined) return;
        opened.add(kind);
      }
    }
  },
});

const quiet = new Set([
  'close pages',
  'close window',
  'close windows',
  'create file',
  'create folder',
  'put files',
  'set wallpaper',
  'use proxy',
  'wait',
] as const);

/** Whether a step opens no window. */
function isQuiet(step: SetupStep): boolean {
  const { effect, parameters } = step;
  if (effect?.kind === 'start program') return /^(?:\S*\/)?socat\s/.test(commandOf(step));
  if (effect?.kind === 'run command') return readEffects(parameters) !== undefined;
  return hasEffect(step, quiet);
}
