import { expect, test } from 'vitest';
import type { Step } from '#format/task.ts';
import { toPlainText } from '#text/rich-text.ts';
import { builtInVocabulary } from '#vocabulary/built-in-vocabulary.ts';
import { createMachine } from './start-machine.ts';
import { openFile } from './start-programs.ts';
import { describeStart } from './start-state.ts';

const machine = () => ({
  ...createMachine(),
  files: new Set(['/c/d/e.pdf', '/c/notes']),
  folders: new Set(['/a/b/']),
  unpacked: [{ archive: '/x.zip', into: '/g/h' }],
});

test.for([
  ['a folder that was made', '/a/b', 'file manager'],
  ['the folder above', '/a/', 'file manager'],
  ['a folder with a file', '/c/d/', 'file manager'],
  ['a folder with what was unpacked', '/g/h', 'file manager'],
  ['a place that no step names', '/f', undefined],
  ['a file without extension', '/c/notes', undefined],
  ['a document', '/c/d/e.pdf', undefined],
  ['a workbook', '/c/e.xlsx', 'spreadsheet program'],
] as const)('opens %s', ([, path, label]) => {
  const own = machine();
  openFile(own, path);
  expect(own.apps).toEqual([{ label, program: undefined, shows: path, debugPort: undefined }]);
});

const step = (type: string, command: string[]): Step => ({
  type,
  parameters: { command },
  extra: {},
});
const launch = (...command: string[]) => step('launch', command);
const execute = (...command: string[]) => step('execute', command);

test.for<[string, Step[], string[], number[]]>([
  [
    'a program of no known kind with a file',
    [launch('/opt/atlas/bin/atlas', '/a/b.map'), launch('atlas2', '--no-splash', '/a/c.map')],
    ['atlas with /a/b.map', 'atlas2 with /a/c.map'],
    [],
  ],
  [
    'a program of no known kind by its path',
    [launch('/opt/atlas/bin/atlas'), execute('killall', 'atlas'), launch('/snap/bin/globe')],
    ['globe'],
    [],
  ],
  [
    'no program that may have no window',
    [
      launch('atlas'),
      launch('atlas', '/a/b.map', '/a/c.map'),
      launch('atlas', '--export', '/a/b.map'),
      launch('/opt/atlas/bin/atlas', '/a/b.py'),
      launch('/opt/atlas/start.sh', '/a/b.map'),
      launch('/usr/bin/perl', '/a/b.txt'),
      launch('nohup', 'atlas', '/a/b.map'),
      launch('sudo', '/usr/bin/atlas', '/a/b.map'),
      launch('python3', '/a/b.map'),
      launch('MAP=1', '/usr/bin/atlas'),
      launch('/usr/sbin/atlas'),
      launch('sh', '-c', 'atlas /a/b.map &'),
      execute('/usr/bin/atlas', '/a/b.map'),
    ],
    [],
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
  ],
])('opens %s', ([, steps, apps, unread]) => {
  const state = describeStart(steps, builtInVocabulary);
  const shown = state.facts.flatMap((fact) => (fact.kind === 'phrases' ? fact.items : []));
  expect([shown.map(toPlainText), state.unread]).toEqual([apps, unread]);
});
