import { commandOutput, executeStep } from '../examples/example-parts.ts';
import { commandText } from '../facts/setup/command-lines.ts';
import { pyautoguiKeys } from '../facts/setup/pyautogui-keys.ts';
import { defineTaskRule, type Problem } from '../model/rule.ts';
import { commandWords, hasEffect, type SetupStep, setupSteps } from '../facts/setup/setup-steps.ts';

type Facts =
  | { fault: 'any window' | 'program that is starting' | 'one by one' }
  | { fault: 'unknown key'; key: string };

const save = executeStep(['python3', '-c', "import pyautogui; pyautogui.hotkey('ctrl', 's')"]);
const activate = {
  type: 'activate_window',
  parameters: { window_name: 'Document Viewer' },
};
const task = (...postconfig: object[]) => ({
  evaluator: {
    postconfig,
    func: 'is_utc_0',
    result: commandOutput(['timedatectl']),
  },
});

export const keysReachWindow = defineTaskRule({
  code: 'W42',
  name: 'keys-reach-window',
  severity: 'info',
  consequence: 'fails',
  summary: 'Before a step presses keys, a window is brought to the front.',
  why: 'Keys go to the window in front. After the agent has acted, any window may be in front, and a program that has just started may have no window yet. Keys whose name pyautogui does not know are not pressed, and "press" releases each key before the next one; both are a warning.',
  howToFix:
    'Before the keys, add "activate_window" with the title of the window, or a "sleep" if a program has just started. Write each key as a separate argument, and as the documentation of pyautogui names it.',
  // Before it, a step that is not read may bring a window to the front.
  yieldsTo: ['S01', 'S02', 'V08'],
  concerns: ['action execute', 'action activate_window', 'action launch'],
  trackRecord: [{ dataset: 'OSWorld-Verified', read: 13, defects: 0 }],
  examples: {
    good: [task(activate, save)],
    bad: [task(save)],
  },

  message: (facts: Facts) =>
    facts.fault === 'unknown key'
      ? `unknown key "${facts.key}", which pyautogui skips; write each key by its name, as in hotkey('ctrl', 's')`
      : messages[facts.fault],

  *check(task): Generator<Problem<Facts>> {
    if (!keys.test(commandText(task))) return;
    let previous: SetupStep | undefined;
    let isInFront = false;
    for (const step of setupSteps(task)) {
      if (step.field !== previous?.field) {
        isInFront = step.field === 'config';
        // The agent acts between the two.
        previous = undefined;
      }
      const script = commandWords(step).join('\n');
      const at = script.search(keys);
      const key = findUnknownKey(script);
      if (key !== undefined) {
        yield { at: step.at, fault: 'unknown key', key, severity: 'warning' };
      }
      if (pressedOneByOne.test(script)) {
        yield { at: step.at, fault: 'one by one', severity: 'warning' };
      }
      if (at < 0 || step.effect?.kind === 'start program') {
        if (!hasEffect(step, quiet) || bringsToFront.test(script)) isInFront = true;
      } else if (!isInFront && !bringsToFront.test(script.slice(0, at)) && !isForDesktop(script)) {
        isInFront = true;
        const about = ['/evaluator/postconfig'];
        yield { at: step.at, about, fault: 'any window' };
      } else if (previous?.effect?.kind === 'start program' && !waits.test(script.slice(0, at))) {
        yield { at: step.at, fault: 'program that is starting' };
      }
      previous = step;
    }
  },
});

const messages = {
  'one by one':
    "\"press\" presses one key after the other, not together; use hotkey, as in hotkey('ctrl', 's')",
  'any window':
    'keys are pressed in whichever window is in front after the agent has acted; add "activate_window" before this step',
  'program that is starting':
    'keys are pressed right after a program is started, which may have no window yet; add a "sleep" before this step',
};

// Expressions: keys are pressed in Python, in shells and in PowerShell.
const keys =
  /pyautogui\.(?:hotkey|keyDown|press|typewrite|write)\(|(?:x|y)dotool\s+(?:key|type)\b|SendKeys/;
const bringsToFront =
  /click|wmctrl|windowactivate|windowfocus|AppActivate|activate\(|alt['"], ?['"]tab/i;
const waits = /sleep|wait|click/i;

/** Steps that leave the window in front as it is; a step that runs any other command may change it. */
const quiet = new Set(['put files', 'run command', 'wait'] as const);

function findUnknownKey(script: string): string | undefined {
  for (const [, written = ''] of script.matchAll(pressed)) {
    for (const [, , key = ''] of written.matchAll(argument)) {
      if (!pyautoguiKeys.has(key.toLowerCase())) return key;
    }
  }
  return undefined;
}

/** A key that does nothing by itself before another one. */
const pressedOneByOne =
  /pyautogui\.press\(\s*(?:\[\s*)?["'](?:alt|command|ctrl|shift)["']\s*,\s*["']/;
const pressed = /pyautogui\.(?:hotkey|keyDown|press)\(([^()]*)\)/g;
/** Of more than one character; every single one is a key. */
const argument = /(?:^\s*(?:\[\s*)?|,\s*)(["'])([a-z][\w +-]+)\1(?=\s*(?:[,\]]|$))/gi;

/** Keys that the desktop itself takes, whichever window is in front. On macOS "command" is what "ctrl" is elsewhere. */
const isForDesktop = (script: string) =>
  /ctrl['"+, ]+alt['"+, ]+[a-z]\b|\b(?:super|win|winleft)\b|\bcommand['"+, ]+(?:shift['"+, ]+)?(?:space|tab)\b/i.test(
    script,
  );
