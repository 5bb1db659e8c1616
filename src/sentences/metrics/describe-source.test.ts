import { expect, test } from 'vitest';
import type { Source } from '#format/task.ts';
import { toEvaluation } from '#format/reading/to-evaluation.ts';
import { createVocabulary } from '#vocabulary/vocabulary.ts';
import { toPlainText } from '#text/rich-text.ts';
import { describeSource } from './describe-source.ts';

const vocabulary = createVocabulary();

function sourceOf(value: unknown): Source {
  const [check] = toEvaluation({ func: 'a', result: value }).checks;
  if (!check?.result) throw new Error('the example has no source');
  return check.result;
}

const two = { path: ['/a/1.csv', '/a/2.csv'], dest: ['1.csv', '2.csv'], multi: true };

test.for([
  ['rules', { type: 'rule', rules: {} }, 'no values'],
  [
    'a command of a getter without words',
    { type: 'run_program', command: ['ls'] },
    'the output of ls',
  ],
  ['a command that is a string', { type: 'run_program', command: 'ls' }, 'the output of ls'],
  ['errors', { type: 'vm_command_error', command: 'ls' }, 'the error output of ls'],
  ['several files', { type: 'vm_file', ...two, gives: [0, 1] }, 'the files 1.csv and 2.csv'],
  [
    'files of one name',
    { type: 'vm_file', path: ['/a/1.csv', '/b/1.csv'], multi: true, gives: [0, 1] },
    '2 files',
  ],
  [
    'one path in parts',
    { type: 'clouddrive_file', path: ['reports', 'a.pdf'], dest: 'a.pdf' },
    'the file a.pdf',
  ],
  ['the one file passed on', { type: 'vm_file', ...two, gives: [1] }, 'the file 2.csv'],
  [
    'several references',
    { type: 'cloud_file', ...two, gives: [0, 1] },
    'the reference files 1.csv and 2.csv',
  ],
  [
    'a part of an address',
    { type: 'url_dashPart', partIndex: -2 },
    'the last but one part of the address of the active tab',
  ],
  [
    'a part without a word for its place',
    { type: 'url_dashPart', partIndex: 4 },
    'a part of the address of the active tab',
  ],
  ['a file of the cache', { type: 'cache_file', path: 'a.csv' }, 'the file a.csv'],
  [
    'a path with back-slashes',
    { type: 'vm_file', path: String.raw`C:\tmp\a.csv` },
    'the file a.csv',
  ],
  [
    'a path with a sharp',
    { type: 'vm_file', path: '/tmp/Report #2.csv' },
    'the file Report #2.csv',
  ],
  ['a path with a question mark', { type: 'vm_file', path: '/tmp/why?.txt' }, 'the file why?.txt'],
  [
    'an address with a query',
    { type: 'cloud_file', path: 'https://a.org/b.csv?x=1' },
    'the reference file b.csv',
  ],
  [
    'a query with a slash',
    { type: 'cloud_file', path: 'https://a.org/b.csv?x=c/d' },
    'the reference file b.csv',
  ],
  [
    'an encoded address',
    { type: 'cloud_file', path: 'https://a.org/the%20gold.csv' },
    'the reference file the gold.csv',
  ],
  [
    'an address that only looks encoded',
    { type: 'cloud_file', path: 'https://a.org/100%.csv' },
    'the reference file 100%.csv',
  ],
  [
    'an address that shows no name of a file',
    { type: 'cloud_file', path: 'https://a.org/download?id=7', dest: 'b.csv' },
    'the reference file b.csv',
  ],
  [
    'an address beside a name that is no better',
    { type: 'cloud_file', path: 'https://a.org/gold', dest: 'out' },
    'the reference file gold',
  ],
  ['a file by its dest alone', { type: 'vm_file', dest: 'a.csv' }, 'the file a.csv'],
  ['an empty path', { type: 'cloud_file', path: '', dest: 'a.csv' }, 'the reference file a.csv'],
  ['a file without a name', { type: 'cloud_file', path: '', dest: '' }, 'what cloud_file fetches'],
  ['any other getter', { type: 'fly' }, 'what fly fetches'],
  ['no getter', { path: '/a' }, 'a source without a type'],
] as const)('describes %s', ([, value, expected]) => {
  expect(toPlainText(describeSource(sourceOf(value), { vocabulary }))).toBe(expected);
});

const longCommand = ['cat', `/home/user/${'very-'.repeat(12)}long.txt`];

test.for([
  ['what a getter fetches', { type: 'history' }, true, 'the browsing history'],
  ['a short key', { type: 'list_directory', path: '/home/user' }, true, 'the folder /home/user'],
  [
    'a key that may not be quoted',
    { type: 'list_directory', path: '/home/user' },
    false,
    'a folder on the machine',
  ],
  [
    'a short command',
    { type: 'vm_command_line', command: ['ls', '/a b'] },
    true,
    "the output of ls '/a b'",
  ],
  [
    'a long command',
    { type: 'vm_command_line', command: longCommand },
    true,
    `the output of ${longCommand.join(' ').slice(0, 70)}…`,
  ],
  ['rules that may not be quoted', { type: 'rule', rules: {} }, false, 'the expected values'],
] as const)('describes %s with the vocabulary', ([, value, quotes, expected]) => {
  expect(toPlainText(describeSource(sourceOf(value), { vocabulary, quotes }))).toBe(expected);
});

test('does not fetch what the source of the environment returns as the task has it', () => {
  const place = { file: 'getters.py', line: 1, end: 2, returnedKey: 'value' };
  const getter = new Map([['literal', { place, parts: {} }]]);
  const functions = { getter, metric: new Map(), action: new Map() };
  const own = createVocabulary({}, { source: { functions, complete: [] } });
  const described = describeSource(sourceOf({ type: 'literal', value: {} }), { vocabulary: own });
  expect(toPlainText(described)).toBe('no values');
});
