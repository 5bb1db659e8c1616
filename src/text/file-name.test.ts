import { expect, test } from 'vitest';
import {
  extensionOf,
  isFileName,
  toFileName,
  toJsonFileStem,
  withoutExtension,
} from './file-name.ts';

test.for([
  ['/home/user/a b.docx', 'a b.docx'],
  ['C:\\Users\\me\\a.docx', 'a.docx'],
  ['https://files.example.org/x/a.docx?download=true#top', 'a.docx'],
  ['what?.txt', 'what?.txt'],
  ['a.docx', 'a.docx'],
  ['/home/user/', ''],
] as const)('finds the name at the end of %s', ([path, name]) => {
  expect(toFileName(path)).toBe(name);
});

test.for([
  ['report.final.DOCX', 'docx', 'report.final'],
  ['Makefile', '', 'Makefile'],
  ['.bashrc', 'bashrc', '.bashrc'],
] as const)('splits %s', ([name, extension, stem]) => {
  expect([extensionOf(name), withoutExtension(name)]).toEqual([extension, stem]);
});

test.for([
  ['a file', 'task.json', 'task'],
  ['a file in a folder', 'os/deep/task.json', 'task'],
  ['an extension in capitals', 'os/task.JSON', 'task'],
  ['a name with dots', 'v1.2.json', 'v1.2'],
] as const)('takes the stem of %s', ([, file, stem]) => {
  expect(toJsonFileStem(file)).toBe(stem);
});

test.for([
  ['a.docx', true],
  ['example.com', false],
  ['GIMP 2.10', false],
  ['notes', false],
] as const)('says whether %s names a file', ([text, expected]) => {
  expect(isFileName(text)).toBe(expected);
});
