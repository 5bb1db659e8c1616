import { expect, test } from 'vitest';
import { findProblems } from '../examples/find-problems.ts';
import { extensionSpelt as rule } from './w12-extension-spelt.ts';

const problemsIn = (fields: object) => findProblems(rule, { ...fields });
const download = (url: unknown, path: unknown) => ({
  config: [{ type: 'download', parameters: { files: [{ url, path }] } }],
});

test.for([
  ['known extensions', download('https://example.org/a.XLSX?x=1', '/home/user/a.xlsx')],
  ['unknown extensions', download('https://example.org/a.bin', '/home/user/a.foo')],
  ['a slip in a folder', download('https://example.org/a.xslx/b', '/home/user/a.jepg/b.txt')],
  ['values of other types', download(['a', 7], null)],
  ['a command', { config: [{ type: 'execute', parameters: { command: ['ls', 'a.xslx'] } }] }],
] as const)('accepts %s', ([, fields]) => {
  expect(problemsIn(fields)).toEqual([]);
});

test('rejects every misspelt extension', () => {
  const result = { type: 'vm_file', path: ['/home/user/a.JEPG'], dest: ['a.jpeg'] };
  const fields = {
    ...download('https://example.org/a.xslx?download=true', '/home/user/a.xlxs'),
    evaluator: { func: 'compare_images', result },
  };
  expect(problemsIn(fields)).toEqual([
    { at: ['config', 0, 'parameters', 'files', 0, 'url'], found: 'xslx', meant: 'xlsx' },
    { at: ['config', 0, 'parameters', 'files', 0, 'path'], found: 'xlxs', meant: 'xlsx' },
    { at: ['evaluator', 'result', 'path', 0], found: 'jepg', meant: 'jpeg' },
  ]);
});
