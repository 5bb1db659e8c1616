import { commandLines, commandText } from '../facts/setup/command-lines.ts';
import { defineTaskRule } from '../model/rule.ts';

const task = (program: string) => ({
  config: [{ type: 'execute', parameters: { command: ['python3', '-c', program] } }],
});

export const clicksFollowScreen = defineTaskRule({
  code: 'W18',
  name: 'clicks-follow-screen',
  severity: 'info',
  consequence: 'fails',
  canBeConvention: true,
  summary: 'Commands do not move the mouse to a fixed position on the screen.',
  why: 'On a screen of another size, or with a window elsewhere, the click hits something else, and no error is reported. Where all machines have the same screen, as an environment may say, a fixed position is right.',
  howToFix:
    'Use keys or "activate_window" instead of the mouse. For the middle of the screen use the placeholders of your environment, such as {SCREEN_WIDTH_HALF} and {SCREEN_HEIGHT_HALF}.',
  concerns: ['action execute', 'action command', 'action launch'],
  trackRecord: [{ dataset: 'OSWorld-Verified', read: 2, defects: 1 }],
  examples: {
    good: [
      task('import pyautogui; pyautogui.click({SCREEN_WIDTH_HALF}, {SCREEN_HEIGHT_HALF})'),
      task("import pyautogui; pyautogui.hotkey('ctrl', 's')"),
    ],
    bad: [task('import pyautogui; pyautogui.click(412, 96)')],
  },

  message: ({ call, x, y }: { call: string; x: string; y: string }) =>
    `"${call}" uses the fixed position ${x}, ${y}; use keys, or compute it from the size of the screen`,

  *check(task) {
    if (!mouse.test(commandText(task))) return;
    for (const { text, at } of commandLines(task)) {
      for (const [, call = '', x = '', y = ''] of text.matchAll(fixedPlace)) {
        // A corner has the same position on every screen.
        if (Number(x) === 0 && Number(y) === 0) continue;
        yield { at, call, x, y, cause: 'clicks at fixed positions' };
        break;
      }
    }
  },
});

// Regular expressions: most clicks are in Python, which the parser does not read.
const mouse = /[Cc]lick\(|moveTo\(|dragTo\(|mousemove/;
const number = String.raw`(\d{1,5}(?:\.\d{1,9})?)`;
const fixedPlace = new RegExp(
  String.raw`\b((?:\w{1,9}[Cc]|c)lick|moveTo|dragTo|mousemove)(?:\(\s?(?:x\s?=\s?)?|\s(?:--(?!window)\w{1,20}\s){0,3})` +
    String.raw`${number}(?:,\s?|\s)(?:y\s?=\s?)?${number}`,
  'g',
);
