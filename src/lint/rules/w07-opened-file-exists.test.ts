import { expect, test } from 'vitest';
import { findProblems, listLines } from '../examples/find-problems.ts';
import { openedFileExists as rule } from './w07-opened-file-exists.ts';

const linesIn = (config: readonly unknown[]) => listLines(rule, { config });

const put = (path: string) => ({
  type: 'download',
  parameters: { files: [{ url: 'https://files.example.org/a', path }] },
});
const open = (path: unknown) => ({ type: 'open', parameters: { path } });
const run = (type: string, ...command: string[]) => ({ type, parameters: { command } });
const file = '/home/user/a.docx';
const other = put('/home/user/b.docx');

test.for([
  ['a file that was downloaded', [put(file), open(file)]],
  ['another writing of its path', [put('a.docx'), open('~/a.docx')]],
  [
    'the home folder of Windows as a variable',
    [put('C:\\Users\\User\\Desktop\\a.docx'), open('%USERPROFILE%\\Desktop\\a.docx')],
  ],
  ['a folder', [other, open('/home/user/Desktop')]],
  ['a folder with a dot in its name', [put('/home/user/v1.0/a.docx'), open('/home/user/v1.0')]],
  ['a file of the system', [other, open('/usr/share/a.docx')]],
  ['a hidden file', [other, open('/home/user/.config/a.xml')]],
  ['a path with variables', [other, open('/home/user/$NAME.docx')]],
  ['a task that brings no files', [open(file)]],
  ['an archive that is unpacked', [other, run('execute', 'unzip', 'b.docx'), open(file)]],
  ['an archive in an unknown folder', [other, run('execute', 'unzip', 'b.zip')]],
  ['an archive that the command makes', [other, run('execute', 'bash', '-c', 'make; unzip a.zip')]],
  ['an unknown step', [other, { type: 'dance' }, open(file)]],
  ['a program that may make files', [other, run('launch', './make'), open(file)]],
  ['a conversion', [other, run('launch', 'soffice', '--convert-to', 'docx'), open(file)]],
  ['a redirection', [other, run('execute', `chmod 1 x > ${file}`), open(file)]],
  ['a file that an editor makes', [other, run('launch', 'code', '/home/user/a.txt')]],
  [
    'values of other types',
    [other, open(5), null, { type: 'launch', parameters: { command: [5] } }],
  ],
] as const)('accepts %s', ([, config]) => {
  expect(linesIn(config)).toEqual([]);
});

test.for([
  [
    'warns of a file that nothing puts there',
    [other, open(file)],
    'config/1/parameters/path warning: no earlier step puts "/home/user/a.docx" on the machine; download it or correct the path',
  ],
  [
    'reports a file that a later step puts there',
    [open(file), put(file)],
    'config/0/parameters/path error: "/home/user/a.docx" is used before a later step puts it on the machine; move that step up',
  ],
  [
    'warns of a file that a program is to show',
    [other, run('launch', 'libreoffice', '--writer', file)],
    'config/1/parameters/command/2 warning: no earlier step puts "/home/user/a.docx" on the machine; download it or correct the path',
  ],
  [
    'warns of a scene that a program is to show',
    [other, run('launch', 'blender', file)],
    'config/1/parameters/command/1 warning: no earlier step puts "/home/user/a.docx" on the machine; download it or correct the path',
  ],
  [
    'reports a file that any program is started with before a later step puts it there',
    [other, run('launch', 'dance', file), put(file)],
    'config/1/parameters/command/1 error: "/home/user/a.docx" is used before a later step puts it on the machine; move that step up',
  ],
  [
    'warns of a file that a later step puts there, although another step may make it',
    [other, { type: 'dance' }, open(file), put(file)],
    'config/2/parameters/path warning: "/home/user/a.docx" is used before a later step puts it on the machine; move that step up',
  ],
  [
    'warns of an archive that nothing puts there',
    [other, run('execute', 'tar', '-xf', file, '-C', '/tmp')],
    'config/1/parameters/command warning: no earlier step puts "/home/user/a.docx" on the machine; download it or correct the path',
  ],
  [
    'looks past steps that make no files',
    [other, run('execute', 'mkdir', '-p', '/home/user/c'), run('launch', 'nautilus'), open(file)],
    'config/3/parameters/path warning: no earlier step puts "/home/user/a.docx" on the machine; download it or correct the path',
  ],
] as const)('%s', ([, config, line]) => {
  expect(linesIn(config)).toEqual([line]);
});

test('knows a file by a long extension', () => {
  const project = '/home/user/talk.kdenlive';
  expect(linesIn([other, open(project)])).toEqual([
    'config/1/parameters/path warning: no earlier step puts "/home/user/talk.kdenlive" on the machine; download it or correct the path',
  ]);
});

const script = put('/home/user/check.py');
const judge = (command: unknown, fields: object, place = '/home/user/check.py') =>
  findProblems(rule, {
    evaluator: {
      ...{ func: 'exact_match', postconfig: [put(place)] },
      result: { type: 'vm_command_line', command },
    },
    ...fields,
  });

test.for([
  ['its own path', ['python3', '/home/user/check.py'], {}],
  ['another writing of it', 'python3 ~/check.py', {}],
  ['a copy', ['/tmp/check.py'], { config: [run('execute', 'cp', 'check.py', '/tmp')] }],
  ['a program of the agent', '/tmp/check.py', { instruction: 'Write check.py.' }],
  ['another program', ['bash', '/tmp/other.sh'], { config: [script] }],
  ['a program of the system', 'python3 /opt/check.py', {}],
  ['a command of another type', 5, {}],
] as const)('accepts a getter that runs %s', ([, command, fields]) => {
  expect(judge(command, fields)).toEqual([]);
});

test.for([
  ['python3 /tmp/check.py | head'],
  [['bash', '-c', 'cd /home/user; /tmp/check.py']],
] as const)('warns of a getter that runs a program from another folder: %j', ([command]) => {
  const at = ['evaluator', 'result', 'command'];
  const problem = { at, path: '/tmp/check.py', isLater: false, severity: 'warning' };
  expect(judge(command, {})).toEqual([problem]);
});

test.for(['WINWORD.EXE', 'C:\\Program Files\\Microsoft Office\\root\\Office16\\winword.exe'])(
  'knows that %s shows an error for a missing file on Windows',
  (program) => {
    const missing = 'C:\\Users\\User\\b.docx';
    const config = [put('C:\\Users\\User\\a.docx'), run('launch', program, missing)];
    const at = ['config', 1, 'parameters', 'command', 1];
    expect(findProblems(rule, { config })).toEqual([
      { at, path: missing, isLater: false, severity: 'warning' },
    ]);
  },
);
