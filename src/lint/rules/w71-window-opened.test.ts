import { expect, test } from 'vitest';
import { executeStep, launchStep, openStep, sleepStep } from '../examples/example-parts.ts';
import { listLines } from '../examples/find-problems.ts';
import { windowOpened as rule } from './w71-window-opened.ts';

const activate = (window_name: unknown) => ({
  type: 'activate_window',
  parameters: { window_name },
});
const linesIn = (...config: readonly object[]) => listLines(rule, { config });
const gimp = 'GNU Image Manipulation Program';

test.for([
  ['its program', [launchStep('gimp'), sleepStep(1), activate(gimp)]],
  ['its program, by a command', [executeStep(['gimp', 'a.png']), activate(gimp)]],
  ['a file of it', [openStep('/home/user/a.xcf'), activate(gimp)]],
  ['an unknown program', [launchStep('picard'), activate(gimp)]],
  ['a file of no known program', [openStep('/home/user/a.pdf'), activate(gimp)]],
  ['a command that may do anything', [executeStep('./start.sh'), activate(gimp)]],
  ['keys', [executeStep(['python', '-c', 'import pyautogui']), activate('Terminal')]],
  ['an own action', [{ type: 'dance', parameters: {} }, activate(gimp)]],
  ['any program, for a window of no known kind', [launchStep('gimp'), activate('Preferences')]],
] as const)('accepts a window after %s', ([, config]) => {
  expect(linesIn(...config)).toEqual([]);
});

test.for([
  ['nothing', [activate(gimp)], 0],
  ['nothing but files', [executeStep('mkdir /home/user/a'), sleepStep(2), activate(gimp)], 2],
  ['another program', [launchStep('vlc'), activate(gimp)], 1],
  ['nothing, for a window of no known kind', [sleepStep(1), activate(gimp)], 1],
] as const)('warns of a window after %s', ([, config, index]) => {
  expect(linesIn(...config)).toEqual([
    `config/${index}/parameters/window_name warning: no step opens the window "${gimp}" before this step brings it to the front; start its program first`,
  ]);
});

test('leaves steps after the agent and titles of other types alone', () => {
  const evaluator = { func: 'is_utc_0', postconfig: [activate(gimp)] };
  expect(listLines(rule, { evaluator, config: [activate(5), activate(' ')] })).toEqual([]);
});
