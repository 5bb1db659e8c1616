import { expect, test } from 'vitest';
import { describeInput } from './input-program.ts';
import { toPlainText } from '#text/rich-text.ts';

const start = 'import pyautogui; import time; ';

test.for([
  [`${start}pyautogui.hotkey('ctrl', 's'); time.sleep(0.5);`, 'Press Ctrl+S'],
  [`${start}pyautogui.hotkey(["shift", "ctrl", "e"])`, 'Press Shift+Ctrl+E'],
  [
    `import time, pyautogui\npyautogui.press('f11')\ntime.sleep(3)`,
    'Press F11, then wait three seconds',
  ],
  ['pyautogui.press("down", presses=40, interval=0.01)', 'Press Down 40 times'],
  [
    "pyautogui.press('down'); time.sleep(1); pyautogui.press('down'); pyautogui.press('tab')",
    'Press Down twice, then press Tab',
  ],
  ["pyautogui.press('down', presses=2); pyautogui.press('down')", 'Press Down three times'],
  [
    "pyautogui.press('a'); time.sleep(2); pyautogui.press('a')",
    'Press A, then wait two seconds, then press A',
  ],
  ["pyautogui.press('a');".repeat(9), 'Press A nine times'],
  ["pyautogui.write('a; b'); pyautogui.press(['enter'])", 'Type a; b, then press Enter'],
  [
    'pyautogui.click({SCREEN_WIDTH_HALF}, {SCREEN_HEIGHT_HALF})',
    'Click in the middle of the screen',
  ],
  [
    'pyautogui.doubleClick(x={SCREEN_WIDTH_HALF}, y={SCREEN_HEIGHT_HALF})',
    'Double-click in the middle of the screen',
  ],
  ['pyautogui.click(170, 250)', 'Click at the point 170, 250 of the screen'],
  ['pyautogui.click(170, 250, duration=1)', 'Click at the point 170, 250 of the screen'],
  ['pyautogui.click(); pyautogui.scroll(-20)', 'Click, then scroll down'],
  [
    'pyautogui.mouseDown(); pyautogui.mouseUp()',
    'Press the mouse button, then release the mouse button',
  ],
  ['time.sleep(0.5)', 'Wait half a second'],
] as const)('describes %j', ([program, sentence]) => {
  const described = describeInput(program);
  expect(described && toPlainText(described.sentence)).toBe(sentence);
});

test.for([
  '',
  'import os; os.remove("a")',
  "pyautogui.hotkey('ctrl', key)",
  "pyautogui.press('a') if x else None",
  "pyautogui.write('a, b')",
  "pyautogui.write('a\\'b')",
  "pyautogui.screenshot('a.png')",
  'pyautogui.click({A}, {B})',
  "pyautogui.click(170, 250, button='right')",
  'pyautogui.click(clicks=2)',
  "pyautogui.press(['left', 'left'])",
  'time.sleep(x)',
  "print('unclosed",
  "pyautogui.press('a');pyautogui.press('b');".repeat(5),
])('describes no part of %j', (program) => {
  expect(describeInput(program)).toBeUndefined();
});

test('names the keys that go together', () => {
  expect(describeInput("pyautogui.hotkey('ctrl', 'alt', 't'); pyautogui.press('a')")?.keys).toEqual(
    ['Ctrl+Alt+T', 'A'],
  );
});

test('says when a program only waits', () => {
  expect(describeInput('time.sleep(1)')?.onlyWaits).toBe(true);
  expect(describeInput("time.sleep(1); pyautogui.press('a')")?.onlyWaits).toBe(false);
});
