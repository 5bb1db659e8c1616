import { expect, test } from 'vitest';
import { createVocabulary } from '#vocabulary/vocabulary.ts';
import { commandOutput, executeStep, openStep } from '../examples/example-parts.ts';
import { findProblems } from '../examples/find-problems.ts';
import { programExistsOnSystem as rule } from './w40-program-exists-on-system.ts';

const vocabulary = createVocabulary();
const onLinux = openStep('/home/user/a.txt');
const onWindows = openStep('C:\\Users\\user\\a.txt');
const onMacos = openStep('/Users/user/a.txt');
const run = (command: unknown, shell = false) => executeStep(command, { shell });

const problemsIn = (config: readonly object[], file = 'example.json', evaluator: object = {}) =>
  findProblems(rule, { config, evaluator }, { file, vocabulary });

test.for([
  ['a program of Linux', [onLinux, run(['gedit', 'a.txt'])]],
  ['a program of Windows', [onWindows, run(['C:\\Windows\\notepad.exe', 'a.txt'])]],
  ['a program of both systems', [onWindows, run(['code', 'a.txt'])]],
  ['a Windows program that Wine runs', [run(['notepad']), run('wine C:\\a.exe'), onLinux]],
  ['a name among the arguments', [onLinux, run(['echo', 'notepad'])]],
  ['no path that says the system', [run(['notepad'])]],
  ['a program of macOS', [onMacos, run(['osascript', '/tmp/a']), run(['open', 'a.txt'])]],
  ['another name of the opener of Linux', [onLinux, run(['open', 'a.txt'])]],
  ['paths of both systems, which another rule reports', [onLinux, onWindows, run(['notepad'])]],
  ['programs with similar names', [run(['ydotool', 'key']), run(['notepad2']), run(['apt-key'])]],
  ['commands of other types', [onLinux, run(5), run([])]],
] as const)('accepts %s', ([, config]) => {
  expect(problemsIn(config)).toEqual([]);
});

const at = ['config', 1, 'parameters', 'command'];

test.for([
  ['Windows', [onLinux, run(['Notepad.exe', 'a.txt'])], 'notepad', 'linux'],
  ['Windows in a script', [onLinux, run('cd /tmp; taskkill /im a', true)], 'taskkill', 'linux'],
  ['macOS', [onLinux, run(['osascript', '-e', 'beep'])], 'osascript', 'linux'],
  ['Linux', [onMacos, run(['xdg-open', '/tmp/a.txt'])], 'xdg-open', 'macos'],
  ['Linux', [onWindows, run(['sudo', 'apt-get', 'install', 'a'])], 'apt-get', 'windows'],
] as const)('finds a program of %s elsewhere', ([, config, program, system]) => {
  expect(problemsIn(config)).toEqual([{ at, program, system }]);
});

test('finds a misspelt program, and none that has another name', () => {
  const commands = [
    ['pthon3', '-c', 'a'],
    'cd /tmp && sudo sytemctl stop cups',
    ['python2'],
    ['pythonw'],
  ];
  const config = commands.map((command) => run(command, typeof command === 'string'));
  const found = problemsIn(config);
  expect(found).toEqual([
    { at: ['config', 0, 'parameters', 'command'], program: 'pthon3', meant: 'python3' },
    { at, program: 'sytemctl', meant: 'systemctl' },
  ]);
});

test('prefers the system that the folder names', () => {
  const config = [onLinux, run(['gedit'])];
  expect(problemsIn(config, 'Windows/a.json')).toMatchObject([{ system: 'windows' }]);
  expect(problemsIn([run(['xdg-open', 'a'])], 'macos/a.json')).toMatchObject([{ system: 'macos' }]);
  expect(problemsIn([run(['notepad'])], 'ubuntu/a.json')).toMatchObject([{ system: 'linux' }]);
});

test('finds a program of a getter', () => {
  const result = commandOutput('reg query HKCU', { shell: true });
  expect(problemsIn([onLinux], 'a.json', { func: 'exact_match', result })).toEqual([
    { at: ['evaluator', 'result', 'command'], program: 'reg', system: 'linux' },
  ]);
});

test('asks whether a hyphen was forgotten', () => {
  const config = [run('sudo aptget update', true), run(['google_chrome'])];
  expect(problemsIn(config)).toEqual([
    { at: ['config', 0, 'parameters', 'command'], program: 'aptget', meant: 'apt-get' },
    { at, program: 'google_chrome', meant: 'google-chrome' },
  ]);
});
