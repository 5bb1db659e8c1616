import { expect, test } from 'vitest';
import { findProblems } from '../examples/find-problems.ts';
import { relatedAppsMatch as rule } from './w32-related-apps-match.ts';

const launch = (...command: string[]) => ({ type: 'launch', parameters: { command } });
const open = (path: string) => ({ type: 'open', parameters: { path } });
const activate = (title: unknown) => ({
  type: 'activate_window',
  parameters: { window_name: title },
});

const problemsIn = (
  apps: unknown,
  config: readonly unknown[],
  fields: object = {},
  file = 'example.json',
) =>
  findProblems(
    rule,
    {
      instruction: 'Tidy up, please.',
      related_apps: apps,
      config,
      evaluator: { func: 'exact_match' },
      ...fields,
    },
    { file },
  ).map(({ at, severity, ...facts }) => [at.join('/'), severity, ...Object.values(facts)]);

test.for([
  ['a program that is listed', ['Chrome'], [launch('google-chrome', '--no-first-run')]],
  ['a neutral name', ['word_processor'], [open('/home/user/a.docx')]],
  ['the whole office suite', ['libreoffice'], [activate('a.ods - LibreOffice Calc')]],
  ['a program that is ended', ['os'], [launch('pkill', 'vlc')]],
  ['an unknown program', ['os'], [launch('picard'), open('/home/user/a.mp3')]],
  ['an app that solves the task', ['os', 'chrome', 'gimp', 'vs_code'], []],
  ['the only app', ['calc'], []],
  ['values of other types', [5, null], [activate(5), open('a'), { type: 'open' }]],
  ['apps that are not an array', 'vlc', [launch('vlc')]],
] as const)('accepts %s', ([, apps, config]) => {
  expect(problemsIn(apps, config)).toEqual([]);
});

test.for([
  ['a word of the instruction', { instruction: 'Send it by e-mail, please.' }],
  ['a path', { config: [{ type: 'execute', parameters: { command: 'ls /home/user/mail' } }] }],
  ['a metric', { evaluator: { func: 'check_thunderbird_prefs' } }],
  ['an instruction in another language', { instruction: 'Räume auf.' }],
  ['a task that cannot be done', { evaluator: { func: 'infeasible' } }],
] as const)('accepts an app that %s points to', ([, fields]) => {
  expect(problemsIn(['os', 'thunderbird'], [], fields)).toEqual([]);
});

test.for([
  ['a launched program', [launch('/usr/bin/thunderbird')], 'mail client', 'thunderbird'],
  [
    'a program with variables before it',
    [{ type: 'launch', parameters: { command: 'VERBOSE=2 vlc a.mp4' } }],
    'media player',
    'vlc',
  ],
  [
    'a part of the office suite',
    [launch('libreoffice', '--norestore', '--impress')],
    'presentation program',
    'libreoffice --impress',
  ],
  [
    'a window',
    [activate('a.docx - LibreOffice Writer')],
    'word processor',
    'a.docx - LibreOffice Writer',
  ],
  ['a file', [open('/home/user/a.xlsx')], 'spreadsheet program', 'a.xlsx'],
] as const)('misses an app for %s, once', ([, config, kind, evidence]) => {
  const problem = ['related_apps', undefined, kind, evidence];
  expect(problemsIn(['os'], [...config, ...config])).toEqual([problem]);
});

test.for(['ppt', 'msoffice_powerpoint', 'Microsoft PowerPoint', 'MSOffice'])(
  'takes "%s" for a presentation program',
  (app) => {
    expect(problemsIn([app], [open('C:\\Users\\user\\a.pptx')])).toEqual([]);
  },
);

test('takes an unknown app for the one that the folder is named after', () => {
  const config = [open('/home/user/a.xlsx')];
  expect(problemsIn(['tabular'], config, {}, 'windows/excel/a.json')).toEqual([]);
  expect(problemsIn(['tabular'], config, {}, 'windows/word/a.json')).toHaveLength(1);
  expect(problemsIn(['vlc'], config, {}, 'windows/excel/a.json')).toHaveLength(1);
});

test.for([
  [['gimp', 'gimp'], 'gimp'],
  [['Chrome', 'google_chrome'], 'google_chrome'],
] as const)('reports an app that %j lists twice', ([apps, app]) => {
  expect(problemsIn(apps, [], {}, `${apps[0]}/a.json`)).toEqual([
    ['related_apps/1', undefined, app, true],
  ]);
});

test('takes an unknown app for the one that opens a file', () => {
  expect(problemsIn(['tabular'], [open('/home/user/a.xlsx')], {}, 'tabular/a.json')).toEqual([]);
  expect(problemsIn(['tabular'], [launch('localc')], {}, 'tabular/a.json')).toHaveLength(1);
});

test('accepts an app that the folder is named after', () => {
  expect(problemsIn(['os', 'vlc'], [], {}, 'vlc/a.json')).toEqual([]);
});

test.for(['calc', 'LibreOffice Writer', 'slides', 'vlc', 'thunderbird'])(
  'reports "%s" when nothing points to it',
  (app) => {
    expect(problemsIn(['os', app], [])).toEqual([['related_apps/1', undefined, app, false]]);
  },
);

test('says what to change about a repeated app', () => {
  expect(rule.message({ app: 'calc', isRepeated: true })).toBe(
    '"related_apps" lists "calc", but an earlier entry is the same app; remove it',
  );
});
