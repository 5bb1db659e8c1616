import { expect, test } from 'vitest';
import { readOpener } from './read-opener.ts';

test.for<[string, readonly string[], object]>([
  ['of Linux', ['xdg-open', '/home/user/a.pdf'], { target: '/home/user/a.pdf' }],
  ['by its path', ['/usr/bin/xdg-open', 'a.pdf'], { target: 'a.pdf' }],
  ['of GNOME', ['gio', 'open', 'a.pdf'], { target: 'a.pdf' }],
  ['of macOS', ['open', 'https://example.org/'], { target: 'https://example.org/' }],
  ['of macOS with a program', ['open', '-a', 'Safari'], { program: 'Safari' }],
  [
    'of macOS with both',
    ['open', '-a', 'Preview', 'a.pdf'],
    { program: 'Preview', target: 'a.pdf' },
  ],
  ['of Windows with a program', ['start', 'msedge', '--incognito'], { program: 'msedge' }],
  [
    'of Windows with a title, an option and both',
    ['start', '', '/max', 'winword', 'C:\\a.docx'],
    { program: 'winword', target: 'C:\\a.docx' },
  ],
  ['of Windows with a page of the settings', ['start', 'ms-settings:'], { target: 'ms-settings:' }],
  ['of Windows with a file', ['cmd.exe', '/C', 'start', 'C:\\a.docx'], { target: 'C:\\a.docx' }],
  [
    'of Windows in one string',
    ['cmd', '/c', 'start msedge http://example.org/?a=1^&b=%20'],
    { program: 'msedge', target: 'http://example.org/?a=1&b=%20' },
  ],
  [
    'of Windows in one string with quotes',
    ['cmd', '/c', 'start "" "C:\\My & files\\a.docx"'],
    { target: 'C:\\My & files\\a.docx' },
  ],
])('reads the opener %s', ([, words, opening]) => {
  expect(readOpener(words)).toEqual(opening);
});

test.for<[string, readonly string[]]>([
  ['nothing', []],
  ['another program', ['gedit', 'a.txt']],
  ['no target', ['xdg-open']],
  ['several targets', ['open', 'a.pdf', 'b.pdf']],
  ['another option', ['open', '-n']],
  ['another command of GNOME', ['gio', 'trash', 'a.pdf']],
  ['another command of Windows', ['cmd', '/c', 'dir']],
  ['two commands of Windows', ['cmd', '/c', 'start msedge & start winword']],
  ['a variable of Windows', ['cmd', '/c', 'start msedge %PAGE%']],
  ['a file with options', ['start', 'a.docx', '-x']],
  ['nothing that Windows starts', ['start', '/wait']],
  ['a program without a name', ['open', '-a']],
])('leaves %s alone', ([, words]) => {
  expect(readOpener(words)).toBeUndefined();
});
