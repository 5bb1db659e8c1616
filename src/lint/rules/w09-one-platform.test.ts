import { expect, test } from 'vitest';
import { findProblems } from '../examples/find-problems.ts';
import { onePlatform as rule } from './w09-one-platform.ts';

const windows = 'C:\\Users\\user\\a.txt';
const linux = '/home/user/a.txt';
const open = (path: unknown) => ({ type: 'open', parameters: { path } });
const run = (command: unknown) => ({ type: 'execute', parameters: { command } });

const problemsIn = (config: readonly unknown[], result: object = {}) =>
  findProblems(rule, { config, evaluator: { func: 'check_file_exists', result } });

test.for([
  ['Linux paths', [open(linux), run(['cat', linux])]],
  ['Windows paths', [open(windows), run('type C:/Users/user/a.txt')]],
  ['a Windows program that Wine runs', [open(linux), run(['wine', 'C:\\a.exe'])]],
  ['a path of a container', [open(windows), run('docker exec web cat /etc/hosts')]],
  ['a web address', [open(linux), run(['curl', 'https://example.org/C:/a'])]],
  ['a substitution', [open(linux), run(['sed', '-i', 's:/home/a:/home/b:', linux])]],
  [
    'a path for an address',
    [open(linux), { type: 'download', parameters: { files: [{ url: windows }] } }],
  ],
  ['no paths', [open(null), run(7)]],
] as const)('accepts %s', ([, config]) => {
  expect(problemsIn(config)).toEqual([]);
});

test('does not judge what a metric compares with', () => {
  const result = { type: 'rule', rules: { expected: windows } };
  expect(problemsIn([open(linux)], result)).toEqual([]);
});

test('rejects the rarer kind', () => {
  expect(problemsIn([open(windows), open(linux), run(`cat "${linux}" | wc`)])).toEqual([
    {
      at: ['config', 0, 'parameters', 'path'],
      found: windows,
      system: 'Windows',
      other: linux,
    },
  ]);
});

test('rejects the Linux path of as many, and names a path with blanks as a whole', () => {
  const documents = 'C:\\My documents\\a.txt';
  expect(problemsIn([open(documents)], { type: 'vm_file', path: linux })).toEqual([
    { at: ['evaluator', 'result', 'path'], found: linux, system: 'Linux', other: documents },
  ]);
});

test.for(['C:\\Program Files\\Draw\\draw.exe', 'C:\\Program Files (x86)\\Draw\\draw.exe'])(
  'names %s whole',
  (program) => {
    expect(problemsIn([run([program]), open(linux), open(linux)])).toMatchObject([
      { found: program, other: linux },
    ]);
  },
);
