import { expect, test } from 'vitest';
import {
  extensionOf,
  fileOfMember,
  isFileName,
  memberOf,
  nameMember,
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

test.for([
  ['all.json', 'open', 'all.json#open', 'open'],
  ['maps/all.jsonl', 'a/b #1%', 'maps/all.jsonl#a%2Fb%20%231%25', 'a/b #1%'],
  ['all.json', 'b.json', 'all.json#b%2Ejson', 'b.json'],
  ['', '図', '#図', '図'],
] as const)('names in %s the task %s', ([file, name, member, stem]) => {
  expect(nameMember(file, name)).toBe(member);
  expect([fileOfMember(member), memberOf(member), toJsonFileStem(member)]).toEqual([
    file,
    name,
    stem,
  ]);
});

test.for(['a.json', 'a#b.json', 'a.json#b/c.json', 'a.json#b.json', '#a.json', 'notes#1'])(
  'takes %s for a file',
  (file) => {
    expect([fileOfMember(file), memberOf(file)]).toEqual([file, undefined]);
  },
);
