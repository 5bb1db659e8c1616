import { expect, test } from 'vitest';
import { builtInVocabulary } from '#vocabulary/built-in-vocabulary.ts';
import { toPlainText } from '#text/rich-text.ts';
import { describeStep } from './describe-step.ts';
import type { StepDetail } from './step-details.ts';

/** The sentence, the detail, and the names of what neither covers. */
function describe(type: string, parameters: object) {
  const description = describeStep(
    { type, parameters: { ...parameters }, extra: {} },
    builtInVocabulary,
  );
  return [toPlainText(description.sentence), description.detail, Object.keys(description.rest)];
}

const command = (text: string): StepDetail => ({
  kind: 'command',
  language: 'shellscript',
  text,
  by: undefined,
  programs: [],
});
const addresses = ['https://example.org/', 'https://example.org/a'];
const fetched = { url: 'https://example.org/a', path: '/home/user/a' };
const copied = { local_path: 'assets/a', path: '/home/user/a' };

const descriptions: [string, object, string, StepDetail | undefined][] = [
  ['launch', { command: ['/usr/bin/vlc', '--x'] }, 'Start vlc', command('/usr/bin/vlc --x')],
  ['launch', { command: ['vlc'] }, 'Start vlc', undefined],
  ['launch', { command: 'vlc --x' }, 'Start vlc', command('vlc --x')],
  ['execute', { command: ['ls', 'a b'] }, 'Run ls', command("ls 'a b'")],
  ['execute', { command: 'ls | wc', shell: true }, 'Run a shell script', command('ls | wc')],
  ['command', { command: ['ls'] }, 'Run ls', command('ls')],
  [
    'execute_with_verification',
    { command: ['ls'] },
    'Run ls and check that it worked',
    command('ls'),
  ],
  [
    'browser_open_tabs',
    { urls_to_open: addresses },
    'Open 2 pages in the browser',
    { kind: 'addresses', addresses },
  ],
  ['chrome_open_tabs', { urls_to_open: [] }, 'Open 0 pages in the browser', undefined],
  ['edge_open_tabs', { urls_to_open: [] }, 'Open 0 pages in the browser', undefined],
  [
    'chrome_close_tabs',
    { urls_to_close: addresses },
    'Close 2 pages in the browser',
    { kind: 'addresses', addresses },
  ],
  ['activate_window', { window_name: 'a.odt' }, 'Bring the window a.odt to the front', undefined],
  [
    'activate_window',
    { window_name: 'a', strict: true, by_class: true },
    'Bring the window whose class is exactly a to the front',
    undefined,
  ],
  ['close_window', { window_name: 'a', strict: false }, 'Close the window a', undefined],
  [
    'activate_window',
    { window_name: 'a', by_class: true },
    'Bring the window whose class contains a to the front',
    undefined,
  ],
  [
    'execute',
    { command: 'ls', shell: true, stdout: 'list.txt' },
    'Run ls in a shell and store its output as list.txt',
    command('ls'),
  ],
  ['execute', { command: 'ls', shell: false }, 'Run ls', command('ls')],
  ['execute', { command: 'ls', shell: 'true' }, 'Run ls in a shell', command('ls')],
  ['execute', { command: 'echo "a', shell: true }, 'Run a command in a shell', command('echo "a')],
  ['launch', { command: ['pkill', 'vlc'] }, 'Close vlc', command('pkill vlc')],
  [
    'launch',
    { command: ['socat', 'tcp-listen:9222,fork', 'tcp:localhost:1337'] },
    'Forward connections from port 9222 to port 1337',
    command('socat tcp-listen:9222,fork tcp:localhost:1337'),
  ],
  [
    'execute',
    { command: ['python3', '-c', "print('a')"] },
    'Run a Python program',
    {
      kind: 'command',
      language: 'python',
      text: "print('a')",
      by: 'python3 -c',
      programs: [],
    },
  ],
  ['launch', { command: ['vlc'], shell: true }, 'Start vlc in a shell', undefined],
  [
    'googledrive',
    { operation: ['delete', 'upload'] },
    'Prepare the cloud drive',
    {
      kind: 'operations',
      operations: [
        { sentence: ['Permanently delete ', 'all files'], address: undefined, rest: {} },
        { sentence: ['Run ', { code: 'upload' }], address: undefined, rest: {} },
      ],
    },
  ],
  ['login', { platform: 'googledrive' }, 'Log in to googledrive', undefined],
  ['sleep', { seconds: 0.5 }, 'Wait half a second', undefined],
  ['open', { path: '/a b' }, 'Open /a b', undefined],
  ['change_wallpaper', { path: '/a' }, 'Set the wallpaper to /a', undefined],
  ['create_file', { path: '/a' }, 'Create the file /a', undefined],
  ['create_folder', { path: '/a' }, 'Create the folder /a', undefined],
  ['recycle_file', { path: '/a' }, 'Move /a to the recycle bin', undefined],
  [
    'download',
    { files: [fetched] },
    'Put a file onto the machine',
    { kind: 'files', files: [{ from: fetched.url, to: fetched.path }] },
  ],
  [
    'upload_file',
    { files: [copied, copied] },
    'Copy 2 files onto the machine',
    {
      kind: 'files',
      files: [
        { from: copied.local_path, to: copied.path },
        { from: copied.local_path, to: copied.path },
      ],
    },
  ],
];

test.for(descriptions)('describes %s with %j', ([type, parameters, sentence, detail]) => {
  expect(describe(type, parameters)).toEqual([sentence, detail, []]);
});

test.for([
  ['close_all', 'Close all windows'],
  ['tidy_desktop', 'Tidy the desktop'],
  ['proxy', 'Send the network traffic of the machine through a proxy'],
] as const)('describes %s, which takes nothing', ([type, sentence]) => {
  expect(describe(type, {})).toEqual([sentence, undefined, []]);
});

test.for<[string, object]>([
  ['launch', { command: 5 }],
  ['launch', { command: ['vlc', 5] }],
  ['launch', { command: [] }],
  ['launch', { command: '' }],
  ['launch', {}],
  ['execute', { command: { linux: 'ls' } }],
  ['browser_open_tabs', { urls_to_open: 'https://example.org' }],
  ['chrome_close_tabs', { urls_to_close: [null] }],
  ['activate_window', { window_name: 5, strict: true }],
  ['sleep', { seconds: '1' }],
  ['sleep', { seconds: Infinity }],
  ['open', { path: ['/a'] }],
  ['download', { files: fetched }],
  ['download', { files: [{ ...fetched, sha256: 'x' }] }],
  ['download', { files: [fetched, 'x'] }],
  ['upload_file', { files: [fetched] }],
])('shows all parameters of %s with %j', ([type, parameters]) => {
  expect(describe(type, parameters)).toEqual([
    `Run the action ${type}`,
    undefined,
    Object.keys(parameters),
  ]);
});

test('describes the program of a command that begins with a blank', () => {
  expect(describe('launch', { command: ' vlc --x' })[0]).toBe('Start vlc');
});

test('shows the whole path of a program without arguments', () => {
  expect(JSON.stringify(describe('launch', { command: ['/opt/vlc-4/bin/vlc'] }))).toContain(
    '/opt/vlc-4',
  );
});

test.for<[string, object, string[]]>([
  ['launch', { command: ['vlc'], shell: 'yes', cwd: '/' }, ['shell', 'cwd']],
  ['execute', { command: 'ls', shell: 1 }, ['shell']],
  ['execute', { command: 'ls', shell: 'false' }, ['shell']],
  ['execute', { command: 'ls', stdout: 3, until: {} }, ['stdout', 'until']],
  ['activate_window', { window_name: 'a', strict: 'yes' }, ['strict']],
  ['sleep', { seconds: 1, why: 'slow' }, ['why']],
])('shows what the sentence of %s with %j does not cover', ([type, parameters, rest]) => {
  expect(describe(type, parameters)[2]).toEqual(rest);
});

test('shows keys beside the parameters', () => {
  const step = { type: 'sleep', parameters: { seconds: 1 }, extra: { note: 'x' } };
  expect(describeStep(step, builtInVocabulary).extra).toEqual({ note: 'x' });
});

test('describes a step without a type', () => {
  const description = describeStep(
    { type: '', parameters: {}, extra: { value: 'x' } },
    builtInVocabulary,
  );
  expect(description.sentence).toEqual(['An action without a type']);
  expect(description.extra).toEqual({ value: 'x' });
});
