import { expect, test } from 'vitest';
import { createMachine } from './start-machine.ts';
import { openFile } from './start-programs.ts';

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
