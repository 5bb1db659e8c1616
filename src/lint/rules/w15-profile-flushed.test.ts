import { expect, test } from 'vitest';
import type { Environment } from '#format/environment-schema.ts';
import { createVocabulary } from '#vocabulary/vocabulary.ts';
import { commandOutput, executeStep, sleepStep, vmFile } from '../examples/example-parts.ts';
import { findProblems } from '../examples/find-problems.ts';
import { profileFlushed as rule } from './w15-profile-flushed.ts';

const launch = (command: unknown) => ({ type: 'launch', parameters: { command } });
const started = [launch(['google-chrome', '--remote-debugging-port=1337'])];
const bookmarks = { type: 'bookmarks' };
const pause = sleepStep(3);

const problemsIn = (
  config: unknown,
  postconfig: unknown,
  result: unknown = bookmarks,
  declared: object = {},
  environment: Environment = {},
) => {
  const vocabulary = createVocabulary(declared);
  const evaluator = { func: 'is_expected_bookmarks', postconfig, result };
  const problems = findProblems(rule, { config, evaluator }, { vocabulary, environment });
  return problems.map(({ cause: _, ...problem }) => problem);
};

test.for([
  ['a browser that is ended', started, [launch(['pkill', '-f', 'chrome']), pause]],
  [
    'a browser ended by a command that is a string',
    started,
    [launch('taskkill /im chrome.exe'), pause],
  ],
  ['a browser ended by its keys', started, [launch(['xdotool', 'key', 'alt+F4']), pause]],
  ['a window that is closed', started, [{ type: 'close_window', parameters: {} }, pause]],
  ['a browser ended before another step', started, [launch('pkill chrome'), launch('ls')]],
  ['a command that waits itself', started, [launch('pkill chrome; sleep 3')]],
  ['a long wait', started, [sleepStep(35)]],
  ['a browser that is never started', [launch(['gedit'])], []],
  ['steps of other types', 7, 'none'],
] as const)('accepts %s', ([, config, postconfig]) => {
  expect(problemsIn(config, postconfig)).toEqual([]);
});

test('accepts an extension that is there as soon as it is installed', () => {
  expect(problemsIn(started, [], { type: 'find_installed_extension_name' })).toEqual([]);
});

test.for([
  ['bookmarks', 5],
  ['new_startup_page', 15],
  ['cookie_data', 35],
] as const)('waits for "%s" as long as the browser takes', ([type, seconds]) => {
  const wait = (time: number) => [sleepStep(time)];
  expect(problemsIn(started, wait(seconds), { type })).toEqual([]);
  expect(problemsIn(started, wait(seconds - 1), { type })).toEqual([
    {
      at: ['evaluator', 'result', 'type'],
      getter: type,
      fault: { wait: seconds },
      severity: 'info',
    },
  ]);
});

test('accepts a getter that asks the running browser', () => {
  expect(problemsIn(started, [], { type: 'active_tab_info' })).toEqual([]);
});

test.for([
  ['no step before judging', started, undefined],
  ['only a wait', started, [sleepStep(3)]],
  [
    'a browser opened with tabs',
    [{ type: 'browser_open_tabs', parameters: { urls_to_open: [] } }],
    [],
  ],
  ['another program that is ended', started, [launch(['pkill', 'vlc']), pause]],
  ['a browser ended only before', [launch('pkill chrome'), ...started], []],
] as const)('rejects %s', ([, config, postconfig]) => {
  expect(problemsIn(config, postconfig)).toEqual([
    {
      at: ['evaluator', 'result', 'type'],
      getter: 'bookmarks',
      fault: { wait: 5 },
      severity: 'info',
    },
  ]);
});

test('knows what a dataset declares', () => {
  const declared = { getters: { tab_groups: { readsProfile: true } } };
  const problems = problemsIn(started, [], [{}, { type: 'get_tab_groups' }], declared);
  expect(problems).toEqual([
    {
      at: ['evaluator', 'result', 1, 'type'],
      getter: 'tab_groups',
      fault: { wait: 15 },
      severity: 'info',
    },
  ]);
});

const profileFile = (path: string) => vmFile(path, 'a');
const firefox = profileFile('/home/user/.mozilla/firefox/a.default/places.sqlite');
const edge = profileFile(
  'C:\\Users\\user\\AppData\\Local\\Microsoft\\Edge\\User Data\\Default\\Bookmarks',
);
const chromium = profileFile('/home/user/.config/chromium/Default/Preferences');

test.for([
  ['Firefox', [launch(['firefox'])], firefox],
  ['Edge', [launch('start msedge')], edge],
  ['Edge from a command', [executeStep('start "" msedge', { shell: true })], edge],
  ['Chromium', [launch(['chromium-browser'])], chromium],
] as const)('finds a file of the profile of %s read while it runs', ([, config, result]) => {
  expect(problemsIn(config, [], result)).toEqual([
    {
      at: ['evaluator', 'result', 'type'],
      getter: 'vm_file',
      fault: { wait: 15 },
      severity: 'info',
    },
  ]);
  expect(problemsIn(config, [launch('pkill -f browser'), pause], result)).toEqual([]);
});

const query = 'sqlite3 ~/.mozilla/firefox/a.default/places.sqlite "select url from moz_places"';

test.for([
  ['a command', commandOutput(query, { shell: true }), 1],
  ['an array', commandOutput(['cat', '/home/user/.mozilla/firefox/a.default/prefs.js']), 1],
  ['a command that ends it', commandOutput(`pkill firefox; sleep 2; ${query}`), 0],
  ['the files of extensions', commandOutput('ls ~/.mozilla/firefox/a.default/extensions'), 0],
  ['the profile of another browser', commandOutput('cat ~/.config/chromium/Default/Bookmarks'), 0],
] as const)('judges the profile of Firefox in %s', ([, result, count]) => {
  expect(problemsIn([launch(['firefox'])], [], result)).toHaveLength(count);
});

test('finds a getter for Edge that reads its profile', () => {
  const problems = problemsIn([launch('start msedge')], [], { type: 'favorites' });
  expect(problems).toEqual([
    {
      at: ['evaluator', 'result', 'type'],
      getter: 'favorites',
      fault: { wait: 15 },
      severity: 'info',
    },
  ]);
});

test.for([
  ['the profile of another browser', [launch(['google-chrome'])], firefox],
  ['the profile of a browser that is never started', [launch(['gedit'])], firefox],
  ['another file', [launch(['firefox'])], profileFile('/home/user/Downloads/a.pdf')],
  ['a getter that speaks to Firefox', [launch(['firefox'])], bookmarks],
] as const)('accepts %s', ([, config, result]) => {
  expect(problemsIn(config, [], result)).toEqual([]);
});

test('informs when nothing waits for Firefox to end', () => {
  expect(problemsIn([launch(['firefox'])], [launch(['pkill', 'firefox'])], firefox)).toMatchObject([
    { fault: { isEnding: true }, severity: 'info' },
  ]);
});

test('says what is due', () => {
  const message = (waited?: number) =>
    rule.message({ getter: 'bookmarks', fault: { wait: 5, waited } });
  expect(message(2)).toBe(
    '"bookmarks" reads the profile of a browser that is still running; close the browser in "postconfig" first, or wait 5 seconds',
  );
  expect(message()).toBe(`${message(2)}, unless the environment itself waits`);
});

test('informs when nothing waits for the browser to end', () => {
  const problems = problemsIn(started, [launch(['pkill', 'chrome'])]);
  expect(problems).toEqual([
    {
      at: ['evaluator', 'result', 'type'],
      getter: 'bookmarks',
      fault: { isEnding: true },
      severity: 'info',
    },
  ]);
});

test('counts the time that the environment waits before it judges', () => {
  const wait = (seconds: number) =>
    problemsIn(started, [pause], bookmarks, {}, { secondsBeforeJudging: seconds });
  expect(wait(2)).toEqual([]);
  expect(wait(1)).toMatchObject([{ fault: { wait: 5, waited: 1 }, severity: 'warning' }]);
});
