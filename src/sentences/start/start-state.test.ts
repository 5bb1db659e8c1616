import { expect, test } from 'vitest';
import { builtInVocabulary } from '#vocabulary/built-in-vocabulary.ts';
import type { Step } from '#format/task.ts';
import type { JsonObject } from '#text/json/json-value.ts';
import { toPlainText } from '#text/rich-text.ts';
import { describeStart } from './start-state.ts';

const extra = {};
const step = (type: string, parameters: JsonObject): Step => ({ type, parameters, extra });
const launch = (...command: string[]) => step('launch', { command });
const execute = (...command: string[]) => step('execute', { command });
const shell = (command: string) => step('execute', { command, shell: true });
const put = (...paths: string[]) =>
  step('download', { files: paths.map((path) => ({ url: 'https://example.org/a', path })) });
const deletedAgain = [
  ['Files put in place', '/b'],
  ['Deleted', '/a'],
];
const pages = (...urls: string[]) => step('browser_open_tabs', { urls_to_open: urls });
const recycle = (path: string) => step('recycle_file', { path });
const close = (name: string) => step('close_window', { window_name: name });
const front = (name: string) => step('activate_window', { window_name: name });
const browser = launch('chromium', '--remote-debugging-port=1337');
const forwarder = launch('socat', 'tcp-listen:9222,fork', 'tcp:localhost:1337');
const site = 'https://example.org';
const other = 'https://www.example.com/a';

/** Label and items of each fact, and the steps that were not read. */
function startOf(steps: Step[]) {
  const { facts, unread } = describeStart(steps, builtInVocabulary);
  const described = facts.map((fact) => [
    fact.label,
    ...(fact.kind === 'phrases' ? fact.items.map(toPlainText) : fact.items),
  ]);
  return unread.length === 0 ? described : [...described, unread];
}

test.for<[string, Step[], unknown[]]>([
  ['nothing', [], []],
  [
    'a program with a file',
    [launch('gimp', '/a/b.png')],
    [['Open apps', 'image editor gimp with /a/b.png']],
  ],
  [
    'an office file by its kind',
    [launch('soffice', '/a/b.ods')],
    [['Open apps', 'spreadsheet program soffice with /a/b.ods']],
  ],
  [
    'opened files',
    [step('open', { path: '/a/b.xlsx' }), step('open', { path: '/a/c.png' })],
    [['Open apps', 'spreadsheet program with /a/b.xlsx', '/a/c.png in its default program']],
  ],
  [
    'a program of Windows',
    [launch('C:\\Program Files\\Microsoft\\msedge.exe')],
    [['Open apps', 'browser msedge.exe']],
  ],
  [
    'a program that "start" starts',
    [shell('start winword /a.docx')],
    [['Open apps', 'word processor winword with /a.docx']],
  ],
  ['a program started twice', [launch('vlc'), launch('vlc')], [['Open apps', 'media player vlc']]],
  ['no port of a forwarder that was ended', [forwarder, launch('pkill', 'socat')], []],
  [
    'a browser that was closed with its pages',
    [browser, forwarder, pages(site), launch('pkill', 'chrom')],
    [['Ports', 'port 9222 is forwarded to port 1337']],
  ],
  [
    'another program than the closed one',
    [launch('firefox'), pages(site), execute('killall', 'gimp')],
    [
      ['Open apps', 'browser firefox'],
      ['Open pages', site],
    ],
  ],
  [
    'a browser that can be read from outside',
    [browser, forwarder],
    [
      ['Open apps', 'browser chromium'],
      ['Ports', 'the browser can be read from outside through port 9222'],
    ],
  ],
  [
    'a browser that can be read on the machine',
    [browser],
    [
      ['Open apps', 'browser chromium'],
      ['Ports', 'the browser can be read on the machine through port 1337'],
    ],
  ],
  [
    'pages but for closed ones',
    [pages(site, other), step('chrome_close_tabs', { urls_to_close: ['https://example.org/'] })],
    [['Open pages', other]],
  ],
  [
    'what is in front',
    [launch('vlc'), front('a'), front('b')],
    [
      ['Open apps', 'media player vlc'],
      ['In front', 'the window b'],
    ],
  ],
  ['no window in front that nothing opens', [front('a')], []],
  ['no window that was closed', [launch('eog', 'C:\\a\\b.png'), close('b.png')], []],
  ['no page of a closed browser', [launch('firefox'), pages(site), close('Mozilla Firefox')], []],
  [
    'a closed window of something else',
    [launch('vlc'), close('a')],
    [
      ['Open apps', 'media player vlc'],
      ['Also', 'closed again: the window a'],
    ],
  ],
  ['nothing after all is closed', [browser, pages(site), step('close_all', {})], []],
  ['files', [put('/a', '/b')], [['Files put in place', '/a', '/b']]],
  [
    'files but for deleted ones',
    [put('/a/b', '/ab', 'C:\\a\\b'), execute('rm', '-rf', '/a'), recycle('C:\\a')],
    [
      ['Files put in place', '/ab'],
      ['Also', 'in the recycle bin: C:\\a'],
    ],
  ],
  ['what was there and is deleted', [execute('rm', '-f', '/a', '/b'), put('/b')], deletedAgain],
  [
    'an unpacked archive',
    [put('/a/b.zip'), execute('bash', '-c', 'cd /a && unzip -q b.zip && rm b.zip')],
    [['Files put in place', 'the content of b.zip in /a']],
  ],
  [
    'no program that a step may have closed',
    [launch('vlc'), launch('gimp'), shell('make; pkill vlc')],
    [['Open apps', 'image editor gimp'], [3]],
  ],
  [
    'no program that keys close',
    [launch('vlc'), execute('python', '-c', "import pyautogui; pyautogui.hotkey('ctrl', 'q')")],
    [[2]],
  ],
  ['no archive whose folder was deleted', [shell('cd /a && unzip b.zip && rm -rf b')], []],
  [
    'no file that a step may have removed',
    [put('/a/b.zip', '/a/c'), shell('make -C /a; rm b.zip')],
    [['Files put in place', '/a/c'], [2]],
  ],
  [
    'folders',
    [execute('mkdir', '-p', '/a'), step('create_folder', { path: '/b' })],
    [['Folders created', '/a', '/b']],
  ],
  [
    'a terminal that keys open',
    [execute('python', '-c', "import pyautogui; pyautogui.hotkey('ctrl', 'alt', 't')")],
    [['Open apps', 'terminal']],
  ],
  [
    'a terminal that a script opens',
    [shell("export A='b'\ngnome-terminal --maximize"), shell('sleep 1')],
    [['Open apps', 'terminal gnome-terminal']],
  ],
  [
    'no terminal that was closed',
    [execute('gnome-terminal'), execute('killall', 'gnome-terminal-server')],
    [],
  ],
  [
    'accounts, drives and history',
    [
      step('googledrive', { operation: ['delete', 'mkdirs'], args: [{}, { path: ['a', 'b'] }] }),
      step('login', { platform: 'c' }),
      step('update_browse_history', { history: [1, 2] }),
    ],
    [
      [
        'Also',
        'in the cloud drive: a/b',
        'logged in to c',
        '2 pages in the history of the browser',
      ],
    ],
  ],
  [
    'nothing of waits',
    [step('sleep', { seconds: 1 }), execute('python', '-c', 'import time; time.sleep(1)')],
    [],
  ],
  [
    'that a step may change more',
    [launch('vlc'), shell('./a.sh'), step('fly', {})],
    [
      ['Open apps', 'media player vlc'],
      [2, 3],
    ],
  ],
  ['that an office suite converts', [launch('libreoffice', '--headless', '/a.ods')], [[1]]],
])('describes %s', ([, steps, expected]) => {
  expect(startOf(steps)).toEqual(expected);
});
