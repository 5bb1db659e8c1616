import { expect, test } from 'vitest';
import { findProblems, listLines } from '../examples/find-problems.ts';
import { placeExact as rule } from './w14-place-exact.ts';

const problemsIn = (fields: object) => findProblems(rule, { ...fields });
const linesIn = (fields: object) => listLines(rule, { ...fields });
const put = (path: unknown) => ({
  config: [{ type: 'download', parameters: { files: [{ path }] } }],
});
const open = (path: unknown) => ({ config: [{ type: 'open', parameters: { path } }] });
const read = (path: unknown) => ({
  evaluator: { func: 'check_file_exists', result: { type: 'vm_file', path } },
});

const tabs = (...urls_to_open: string[]) => ({
  config: [{ type: 'browser_open_tabs', parameters: { urls_to_open } }],
});

test.for([
  ['addresses', tabs('http://a.example.org', 'HTTPS://example.org', 'file:///a', 'about:blank')],
  [
    'an address that is not an array',
    { config: [{ type: 'browser_open_tabs', parameters: { urls_to_open: 'a' } }] },
  ],
  ['an address in a variable', tabs('{URL}/a')],
  ['an absolute path', open('/home/user/a.txt')],
  ['a script for the folder in which commands run', put('eval.sh')],
  ['a path of Windows', open('C:\\Users\\user\\a.txt')],
  ['a path from the home folder', read(['~/a.txt', '$HOME/a.txt', '%USERPROFILE%\\a.txt'])],
  ['a web address', open('https://example.org/your-password')],
  ['a name in the cache', { evaluator: { func: 'x', result: { type: 'cache_file', path: 'a' } } }],
  ['a path of another type', open(7)],
  ['a name with punctuation', open("/home/user/Anna's files, sorted (1).txt")],
  ['a name that ends with an apostrophe', open("/home/user/Hawai'")],
] as const)('accepts %s', ([, fields]) => {
  expect(problemsIn(fields)).toEqual([]);
});

test.for([
  [
    'opened',
    open('a/b.txt'),
    'config/0/parameters/path info: "a/b.txt" is a relative path; use an absolute one',
  ],
  [
    'written',
    put('home/user/a.txt'),
    'config/0/parameters/files/0/path warning: "home/user/a.txt" is a relative path; use an absolute one',
  ],
  [
    'given to another step',
    { config: [{ type: 'dance', parameters: { song: 'home/user/a.mid' } }] },
    'config/0/parameters/song warning: "home/user/a.mid" is a relative path; use an absolute one',
  ],
  [
    'read',
    read(['/a', 'b.txt']),
    'evaluator/result/path/1 info: "b.txt" is a relative path; use an absolute one',
  ],
] as const)('rejects a relative path that is %s', ([, fields, line]) => {
  expect(linesIn(fields)).toEqual([line]);
});

test('rejects a web address that a getter of the machine reads', () => {
  const found = 'https://files.example.org/a.txt';
  expect(linesIn(read(['/a', found]))).toEqual([
    'evaluator/result/path/1 warning: "https://files.example.org/a.txt" is a web address, not a path of the machine; download it with "cloud_file"',
  ]);
});

test.for(['/home/user/', 'C:\\Users\\User\\', '~/*.pdf'])('rejects %s for one file', (found) => {
  const put = { config: [{ type: 'download', parameters: { files: [{ path: found }] } }] };
  expect(problemsIn({ ...put, ...read(found) })).toEqual([
    { at: ['config', 0, 'parameters', 'files', 0, 'path'], found, fault: 'several' },
    { at: ['evaluator', 'result', 'path'], found, fault: 'several' },
  ]);
});

test.for([' /a.txt', '/a.txt\n', '/a.txt",', '/a.txt; ', '/a.txt%20'])(
  'rejects what is beside %j',
  (path) => {
    const at = ['evaluator', 'result', 'path'];
    expect(problemsIn(read(path))).toEqual([{ at, found: '/a.txt', fault: 'padded' }]);
  },
);

test.for([
  ['escape', 'C:\temp\notes.txt'],
  ['backslash', String.raw`/home/user\Desktop\a.txt`],
  ['backslash', String.raw`~/My\ Files/a.txt`],
] as const)('rejects an %s in the path %j', ([fault, found]) => {
  expect(problemsIn(open(found))).toEqual([
    { at: ['config', 0, 'parameters', 'path'], found, fault },
  ]);
});

test('accepts a path of Windows on the network', () => {
  expect(problemsIn(open(String.raw`//server\files\a.txt`))).toEqual([]);
});

test('accepts a search for a blank at the end of an address', () => {
  const files = [{ url: 'https://example.org/a?q=tea%20', path: '/a' }];
  expect(problemsIn({ config: [{ type: 'download', parameters: { files } }] })).toEqual([]);
});

test('reads a long path once', () => {
  const long = `/${'%20'.repeat(300_000)}a.txt`;
  expect(problemsIn(read(long))).toEqual([]);
});

test.for([
  'www.example.org',
  'htps://example.org',
  'ttps://example.org',
  'httpss://example.org',
  '/a',
])('rejects the address %s', (found) => {
  const at = ['config', 0, 'parameters', 'urls_to_open', 1];
  expect(problemsIn(tabs('https://example.org', found))).toEqual([
    { at, found, fault: 'no address' },
  ]);
});
