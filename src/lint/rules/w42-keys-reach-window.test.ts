import { expect, test } from 'vitest';
import { executeStep, launchStep, sleepStep } from '../examples/example-parts.ts';
import { findProblems } from '../examples/find-problems.ts';
import { keysReachWindow as rule } from './w42-keys-reach-window.ts';

const problemsIn = (config: readonly unknown[], postconfig: readonly unknown[]) =>
  findProblems(rule, { config, evaluator: { func: 'is_utc_0', postconfig } }).map(
    (facts) => `${facts.at.join('/')} ${facts.fault === 'unknown key' ? facts.key : facts.fault}`,
  );

const run = (script: string) => executeStep(['python3', '-c', script]);
const save = run("import pyautogui; pyautogui.hotkey('ctrl', 's')");
const sleep = sleepStep(1);
const launch = launchStep('gimp');
const activate = { type: 'activate_window', parameters: { window_name: 'a' } };

test.for([
  ['a window that is activated', [], [activate, sleep, save, save]],
  ['a window that is closed', [], [{ type: 'close_window', parameters: {} }, save]],
  ['a program that is started anew', [], [launch, sleep, save]],
  ['a click before the keys', [], [run('pyautogui.click(); pyautogui.press("a")')]],
  ['the search of macOS', [], [run("pyautogui.hotkey('command', 'space')")]],
  ['keys of the desktop', [], [run("pyautogui.hotkey('ctrl', 'alt', 't')")]],
  ['another command', [], [run('print(1)')]],
  ['keys that mean something alone', [run("pyautogui.press(['tab', 'enter'])")], []],
  ['one key, several times', [run("pyautogui.press('shift', presses=5)")], []],
  ['keys that Python takes apart', [run("pyautogui.press('ctrl+s'.split('+'))")], []],
  ['keys from a table', [run("pyautogui.press(names['first one'])")], []],
  ['keys before the agent acts', [launch, sleep, save], []],
  ['a script that waits itself', [launch, run('time.sleep(3); pyautogui.press("a")')], []],
  ['steps of other types', [5], [7]],
] as const)('accepts %s', ([, config, postconfig]) => {
  expect(problemsIn(config, postconfig)).toEqual([]);
});

test.for([
  [
    'keys after the agent has acted, not those after a start before it',
    [launch],
    [run("pyautogui.hotkey('command', 'w')")],
    ['evaluator/postconfig/0 any window'],
  ],
  ['keys in any window, once', [], [save, save], ['evaluator/postconfig/0 any window']],
  [
    'keys after a step that activates nothing',
    [launch],
    [sleep, run('xdotool key ctrl+s')],
    ['evaluator/postconfig/1 any window'],
  ],
  ['keys right after a start', [launch, save], [], ['config/1 program that is starting']],
  [
    'keys joined by a plus sign',
    [launch, sleep, run("pyautogui.hotkey('ctrl+s')")],
    [],
    ['config/2 ctrl+s'],
  ],
  [
    'keys that are not pressed together',
    [launch, sleep, run("pyautogui.press('ctrl', 's')"), run("pyautogui.press(['alt', 'f4'])")],
    [],
    ['config/2 one by one', 'config/3 one by one'],
  ],
  [
    'keys that are not known, once a step',
    [launch, sleep, run("pyautogui.press(['Enter', 'f12']); pyautogui.hotkey('control', 'ctl')")],
    [],
    ['config/2 control'],
  ],
] as const)('finds %s', ([, config, postconfig, expected]) => {
  expect(problemsIn(config, postconfig)).toEqual(expected);
});

test.for([
  [
    'one by one',
    `"press" presses one key after the other, not together; use hotkey, as in hotkey('ctrl', 's')`,
  ],
  [
    'program that is starting',
    'keys are pressed right after a program is started, which may have no window yet; add a "sleep" before this step',
  ],
] as const)('says what to add for "%s"', ([fault, expected]) => {
  expect(rule.message({ fault })).toBe(expected);
});

test('reads a long list of keys once', () => {
  expect(problemsIn([run(`pyautogui.press(${' '.repeat(300_000)}ctrl)`)], [])).toEqual([]);
});

test('says which key is not known', () => {
  expect(rule.message({ fault: 'unknown key', key: 'ctl' })).toBe(
    `unknown key "ctl", which pyautogui skips; write each key by its name, as in hotkey('ctrl', 's')`,
  );
});
