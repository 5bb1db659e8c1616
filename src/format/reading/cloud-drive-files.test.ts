import { expect, test } from 'vitest';
import { toEvaluation } from './to-evaluation.ts';

test.for([
  [
    'one file by the folders on its way',
    { path: ['reports', 'May', 'out.pdf'], dest: 'out.pdf' },
    [['reports/May/out.pdf', 'out.pdf', true]],
    {},
  ],
  [
    'several files',
    { path_list: [['reports', 'a.pdf'], ['b.pdf']], dest: ['a.pdf', 'b.pdf'] },
    [
      ['reports/a.pdf', 'a.pdf', true],
      ['b.pdf', 'b.pdf', true],
    ],
    {},
  ],
  [
    'a name with a slash, which joined would be another',
    { path_list: [['a/b.pdf']], dest: ['b.pdf'] },
    [[undefined, 'b.pdf', true]],
    { path_list: [['a/b.pdf']] },
  ],
  [
    'files that are searched for',
    { query: ["title = 'a.pdf'"], dest: 'a.pdf' },
    [[undefined, 'a.pdf', true]],
    { query: ["title = 'a.pdf'"] },
  ],
] as const)('reads %s from a cloud drive', ([, keys, files, extra]) => {
  const result = { type: 'googledrive_file', ...keys };
  const [check] = toEvaluation({ func: 'a', result }).checks;
  expect(
    check?.result?.files.map(({ path, dest, reachesMetric }) => [path, dest, reachesMetric]),
  ).toEqual(files);
  expect(check?.result?.extra).toEqual(extra);
});

test.for([
  ['a list of names', ['a', 'b'], ['a', 'b']],
  ['paths of the machine', ['/home/user/a', '/home/user/b'], 'b'],
] as const)('reads %s one by one', ([, path, dest]) => {
  const [check] = toEvaluation({ func: 'a', result: { type: 'vm_file', path, dest } }).checks;
  expect(check?.result?.files.map((file) => file.path)).toEqual(path);
});
