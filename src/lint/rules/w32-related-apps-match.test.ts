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
  expect(problemsIn(['vlc'], config, {}, 'windows/excel/a.json')).toHaveLength(2);
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

const run = (...command: string[]) => ({ type: 'execute', parameters: { command } });

test.for([
  [
    'in place of the only one',
    ['chrome'],
    'Send the poster that is open in GIMP to Ann with Thunderbird.',
    ['image editor GIMP', 'mail client Thunderbird', 'chrome'],
  ],
  [
    'beside another one',
    ['os', 'vlc'],
    'Play the song in VLC, and rate it in Firefox.',
    ['browser Firefox'],
  ],
  ['but is not to be used', ['os'], 'Trim the film with a command and without VLC.', []],
  [
    'under a name of its own',
    ['ShopSketch'],
    'Look at the plan in VS Code.',
    ['code editor VS Code', 'ShopSketch'],
  ],
] as const)('finds an app that the instruction names %s', ([, apps, instruction, expected]) => {
  const evaluator = { func: 'exact_match' };
  const problems = findProblems(rule, { instruction, related_apps: apps, evaluator });
  expect(
    problems.map((facts) => ('app' in facts ? facts.app : `${facts.kind} ${facts.evidence}`)),
  ).toEqual(expected);
  expect(problems.every(({ severity }) => severity !== 'info')).toBe(true);
});

test.for([
  [
    'a program with a window',
    run('vlc', '/home/user/a.mp4'),
    [
      ['vlc', undefined],
      ['calc', undefined],
    ],
  ],
  ['a conversion', run('libreoffice', '--calc', '--convert-to', 'csv', 'a.xlsx'), []],
  ['an extension', run('code', '--install-extension', 'example.a'), []],
  ['a longer command', run('sh', '-c', 'vlc a.mp4 & sleep 2'), []],
] as const)('reads what a command starts: %s', ([, step, expected]) => {
  const fields = { instruction: 'Make it louder, please.', related_apps: ['calc'], config: [step] };
  const problems = findProblems(rule, fields);
  expect(
    problems.map((facts) => ['app' in facts ? facts.app : facts.evidence, facts.severity]),
  ).toEqual(expected);
});

test('informs of programs that are only started, and of nothing else', () => {
  const config = [launch('vlc'), launch('gimp'), launch('thunderbird'), launch('code', 'a.py')];
  const instruction = 'Close the window of the photo, please.';
  const problems = findProblems(rule, { instruction, related_apps: ['os'], config });
  expect(
    problems.map((facts) => ['app' in facts ? facts.app : facts.evidence, facts.severity]),
  ).toEqual([
    ['vlc', 'info'],
    ['gimp', undefined],
    ['thunderbird', 'info'],
    ['code', undefined],
  ]);
});

test.for([
  ['another program is started', [launch('nautilus', '/home/user')], {}, ['Sketchly']],
  ['no program is known', [], {}, []],
  ['a path mentions it', [launch('sh', '/opt/sketchly/run.sh')], {}, []],
  ['its folder mentions it', [launch('nautilus')], { file: 'sketchly/a.json' }, []],
] as const)('looks for an app of an unknown kind where %s', ([, config, context, expected]) => {
  const fields = { instruction: 'Tidy up, please.', related_apps: ['Sketchly'], config };
  const problems = findProblems(rule, fields, context);
  expect(problems.map((facts) => 'app' in facts && facts.app)).toEqual(expected);
});

test('says that the instruction names an app', () => {
  expect(rule.message({ kind: 'media player', evidence: 'VLC', isNamed: true })).toBe(
    '"related_apps" lists no media player, but the instruction names "VLC"; add it',
  );
});
