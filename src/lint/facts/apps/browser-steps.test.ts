import { expect, test } from 'vitest';
import { builtInVocabulary } from '#vocabulary/built-in-vocabulary.ts';
import {
  endsBrowser,
  killsBrowser,
  mayEndBrowser,
  opensTabs,
  startedBrowsers,
  startsBrowser,
} from './browser-steps.ts';
import type { SetupStep } from '../setup/setup-steps.ts';

const step = (type: string, parameters: SetupStep['parameters'] = {}): SetupStep => ({
  field: 'config',
  type,
  parameters,
  effect: builtInVocabulary.find('action', type)?.contract.effect,
  at: [],
});
const launch = (command: unknown, shell = false) => step('launch', { command, shell });

test.for([
  ['a program', launch(['google-chrome', '--remote-debugging-port=1337'])],
  ['a program with its folder', launch(['/opt/microsoft/msedge/msedge'])],
  ['one string', launch('chromium --new-window')],
  ['a wrapper', launch(['nohup', 'google-chrome'])],
  ['a command behind another', launch('sleep 2; brave-browser', true)],
  ['a script that a shell is handed', launch(['bash', '-c', 'cd /tmp && google-chrome'])],
  ['the command of Windows', launch(['cmd', '/c', 'start msedge --remote-debugging-port=9222'])],
  ['that command with a title', step('execute', { command: 'start "" msedge', shell: true })],
  ['a command of PowerShell', launch('powershell -Command Start-Process msedge')],
  ['output that is redirected', launch('google-chrome > /tmp/log', true)],
] as const)('starts a browser: %s', ([, started]) => {
  expect(startsBrowser(started)).toBe(true);
});

test.for([
  ['another program', launch(['gedit', 'chrome.txt'])],
  ['another program in one string', launch('gedit chrome.txt')],
  ['a browser without the port', launch(['firefox'])],
  ['a command that ends one', launch('pkill chrome')],
  ['another action', step('execute', { command: ['google-chrome'] })],
  ['no command', launch(undefined)],
] as const)('starts no browser: %s', ([, started]) => {
  expect(startsBrowser(started)).toBe(false);
});

test.for([
  ['browser_open_tabs', true],
  ['edge_open_tabs', true],
  ['chrome_close_tabs', false],
] as const)('"%s" opens tabs: %s', ([type, opens]) => {
  expect(opensTabs(step(type))).toBe(opens);
});

const close = (title?: unknown) => step('close_window', { window_name: title });

test.for([
  ['a command with its name', launch(['pkill', '-f', 'chrome']), 'kills'],
  ['a string with its name', launch('taskkill /im MSEDGE.exe'), 'kills'],
  ['a command of PowerShell', launch('Stop-Process -Name msedge'), 'kills'],
  ['its window', close('News - Google Chrome'), 'ends'],
  ['a window without a title', close(), 'may end'],
  ['a window of any title', close('News'), 'may end'],
  ['all windows', step('close_all'), 'may end'],
  ['keys', launch(['xdotool', 'key', 'ctrl+shift+q']), 'may end'],
  ['a command without its name', launch(['killall', '-u', 'user']), 'may end'],
  ['a command with a pattern', launch('pkill -f code'), 'may end'],
  ['another program that is not known', launch(['pkill', 'widget']), 'may end'],
  ['another known program', launch(['pkill', 'vlc']), 'leaves'],
  ['the window of another program', close('a.ods - LibreOffice Calc'), 'leaves'],
  ['another program and keys', launch('pkill vlc; xdotool key alt+F4', true), 'may end'],
  ['a wait', step('sleep', { seconds: 3 }), 'leaves'],
  ['a browser that starts', launch(['google-chrome']), 'leaves'],
] as const)('%s: %s', ([, ending, expected]) => {
  const kills = expected === 'kills';
  const ends = kills || expected === 'ends';
  expect([killsBrowser(ending), endsBrowser(ending), mayEndBrowser(ending)]).toEqual([
    kills,
    ends,
    ends || expected === 'may end',
  ]);
});

test.for([
  [launch(['firefox', 'https://example.org/']), ['firefox']],
  [launch(['C:\\Program Files\\Mozilla Firefox\\firefox.exe']), ['firefox']],
  [launch('start firefox'), ['firefox']],
  [launch('sleep 1; google-chrome', true), ['chrome']],
  [launch(['pkill', 'firefox']), []],
  [launch(['gedit']), []],
  [step('execute', { command: ['firefox'] }), []],
] as const)('finds the browsers that a step starts: %j', ([started, expected]) => {
  expect(startedBrowsers(started).map(({ name }) => name)).toEqual(expected);
});
