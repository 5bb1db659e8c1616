import { expect, test } from 'vitest';
import { findCommandProblems } from '../examples/find-problems.ts';
import { findProblems } from '../examples/find-problems.ts';
import { clicksFollowScreen as rule } from './w18-clicks-follow-screen.ts';

const cause = 'clicks at fixed positions';

const problemsIn = (command: unknown) => findCommandProblems(rule, command);

test.for([
  'pyautogui.click({SCREEN_WIDTH_HALF}, {SCREEN_HEIGHT_HALF})',
  'pyautogui.click(x, y)',
  'pyautogui.click()',
  'pyautogui.click(clicks=2)',
  'pyautogui.moveTo(0, 0)',
  'pyautogui.moveTo(width / 2, 100)',
  "pyautogui.press('down', presses=3)",
  'xdotool key ctrl+s',
  'xdotool mousemove --window 123 10 20',
  'click 100 items',
])('accepts "%s"', (command) => {
  expect(problemsIn(command)).toEqual([]);
});

test.for([
  ['pyautogui.click(412, 96)', 'click', '412', '96'],
  ['pyautogui.doubleClick(x=960, y=540)', 'doubleClick', '960', '540'],
  ['pyautogui.rightClick( 12.5,40 )', 'rightClick', '12.5', '40'],
  ['pyautogui.moveTo(0, 0); pyautogui.dragTo(5, 6)', 'dragTo', '5', '6'],
  ['xdotool mousemove 300 400 click 1', 'mousemove', '300', '400'],
  ['xdotool mousemove --sync 300 400', 'mousemove', '300', '400'],
])('reports "%s"', ([command, call, x, y]) => {
  const at = ['config', 0, 'parameters', 'command'];
  expect(problemsIn(command)).toEqual([{ at, call, x, y, cause }]);
});

test('reports a command once, and reads those of getters', () => {
  const command = ['python3', '-c', 'pyautogui.click(1, 2); pyautogui.click(3, 4)'];
  const result = { type: 'vm_command_line', command };
  expect(findProblems(rule, { evaluator: { func: 'exact_match', result } })).toEqual([
    { at: ['evaluator', 'result', 'command'], call: 'click', x: '1', y: '2', cause },
  ]);
});
