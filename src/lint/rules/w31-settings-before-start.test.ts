import { expect, test } from 'vitest';
import { findProblems } from '../examples/find-problems.ts';
import { settingsBeforeStart as rule } from './w31-settings-before-start.ts';

const problemsIn = (config: unknown, evaluator: object = {}) =>
  findProblems(rule, { config, evaluator });

const start = (...command: string[]) => ({ type: 'launch', parameters: { command } });
const run = (command: string) => ({ type: 'execute', parameters: { command } });
const put = (path: string) => ({ type: 'download', parameters: { files: [{ path, url: 'u' }] } });
const player = start('vlc', 'a.mp4');
const write = run('echo volume=1 >> ~/.config/vlc/vlcrc');

test.for([
  ['settings written first', [write, player]],
  ['settings of another program', [start('gimp'), write]],
  ['a program that is ended first', [player, run('pkill vlc'), write]],
  [
    'a program whose window is closed first',
    [player, { type: 'close_window', parameters: { window_name: 'VLC' } }, write],
  ],
  ['a window that a command closes', [player, run('wmctrl -c VLC'), write]],
  [
    'a conversion, which ends by itself',
    [
      start('soffice', '--headless', '--convert-to', 'docx', 'a.odt'),
      run('sed -i s/a/b/ ~/.config/libreoffice/4/user/registrymodifications.xcu'),
    ],
  ],
  ['a program that is ended afterwards', [player, write, run('pkill vlc'), player]],
  ['settings that are only read', [player, run('cat ~/.config/vlc/vlcrc')]],
  [
    'settings that are copied elsewhere',
    [player, run('cp ~/.config/vlc/vlcrc /tmp/vlcrc && wc ~/.config/vlc/vlcrc > /tmp/count 2>&1')],
  ],
  ['settings that are packed', [player, run('tar -czf /tmp/a.tgz ~/.config/vlc/')]],
  [
    'an archive of a profile that is only downloaded',
    [start('thunderbird'), put('/home/user/thunderbird-profile.tar.gz')],
  ],
  [
    'an archive of a profile that is made',
    [start('thunderbird'), run('tar -cz -f thunderbird-profile.tar.gz .thunderbird')],
  ],
  ['a program of a similar name', [start('vlc-wrapper-test'), write]],
  ['steps of other types', [5, null, { type: 'launch', parameters: { command: 5 } }]],
] as const)('accepts %s', ([, config]) => {
  expect(problemsIn(config)).toEqual([]);
});

test('accepts what happens after the agent has acted', () => {
  expect(problemsIn([player], { postconfig: [write] })).toEqual([]);
});

test.for([
  ['a running player', [player, write, write], 1, 'vlc'],
  [
    'one started by a string with a variable',
    [{ type: 'launch', parameters: { command: 'VERBOSE=1 vlc a.mp4' } }, write],
    1,
    'vlc',
  ],
  ['settings that are copied', [player, run('cp /tmp/vlcrc ~/.config/vlc/vlcrc')], 1, 'vlc'],
  [
    'a drawing program',
    [start('inkscape'), run('sed -i s/a/b/ ~/.config/inkscape/preferences.xml')],
    1,
    'inkscape',
  ],
  [
    'a profile that is downloaded',
    [start('/usr/bin/thunderbird'), put('/home/user/.thunderbird/a/prefs.js')],
    1,
    'thunderbird',
  ],
  [
    'an archive of a profile',
    [start('thunderbird'), run('tar -xzv -f /home/user/thunderbird-profile.tar.gz -C /home/user')],
    1,
    'thunderbird',
  ],
  [
    'a program that writes with a script',
    [start('google-chrome'), run("python3 -c \"open('.config/google-chrome/a').write('')\"")],
    1,
    'chrome',
  ],
] as const)('reports %s', ([, config, step, program]) => {
  expect(problemsIn(config)).toEqual([{ at: ['config', step], program }]);
});
